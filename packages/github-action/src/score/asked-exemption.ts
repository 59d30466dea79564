/** Something that a change adds to a draft and that would hold it to less. */
export interface AskedExemption {
  /** Not to be checked, a milder setting, a comment that hides findings, or a path that settings leave out. */
  readonly what: 'skip' | 'setting' | 'comment' | 'path'
  /** Keys of settings, or rule ids and evidence types; empty for all rules. */
  readonly names: readonly string[]
  /** From 1; null where it is about the whole draft. */
  readonly line: number | null
  /** The reason that its writer gives, or null. */
  readonly reason: string | null
}
