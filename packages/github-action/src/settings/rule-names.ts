import { ruleCatalogue } from '@content-trust/engine'
import { evidenceTypeLabels } from '@content-trust/engine/report'

/** Names that settings may switch off: rule ids, and evidence types for all rules of a type. */
export const ruleNames: readonly string[] = [
  ...ruleCatalogue.map(({ id }) => id),
  ...Object.keys(evidenceTypeLabels),
]
