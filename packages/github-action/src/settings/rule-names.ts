import { ruleCatalogue } from '@content-trust/engine'

/** Names that settings may switch off: rule ids, and evidence types for all rules of a type. */
export const ruleNames: readonly string[] = [
  ...ruleCatalogue.map(({ id }) => id),
  ...new Set(ruleCatalogue.map(({ type }) => type)),
]
