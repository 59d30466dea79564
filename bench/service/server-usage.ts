/** What the process of the server has used since it started. */
export interface ServerUsage {
  readonly cpuMs: number
  readonly residentBytes: number
}
