import { ruleCatalogue } from '@content-trust/engine'
import { settingNames } from '@content-trust/workspace'

/** Names that settings may use for findings: rule ids, and evidence types for all rules of a type. */
export const ruleNames: readonly string[] = settingNames(ruleCatalogue)
