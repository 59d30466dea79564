/** What to add to a list of a config file. */
export interface ConfigEntry {
  readonly key: 'ignore_rules' | 'accept'
  /** A rule or a term. */
  readonly name: string
  /** Where the list may be a map from name to reason; null where it is a list alone. */
  readonly reason: string | null
}
