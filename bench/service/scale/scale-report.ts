import type { FleetRow } from './measure-fleet.ts'

export interface ScaleResults {
  readonly command: string
  readonly engine: string
  readonly machine: string
  readonly balancer: string
  readonly connections: number
  readonly seconds: number
  /** The same rows of an earlier commit. */
  readonly before: { readonly commit: string; readonly rows: readonly FleetRow[] } | null
  readonly rows: readonly FleetRow[]
}

/** The measurements as a page. */
export function scaleReport(results: ScaleResults): string {
  return JSON.stringify(results.rows, null, 1)
}
