import type { Settings } from '@content-trust/workspace'
import type { FileClause } from '../../shared/marking.ts'

/** The clauses of policy files that a draft is scored with, as the window shows them. */
export function fileClauses({ policy = {} }: Pick<Settings, 'policy'>): FileClause[] {
  return Object.values(policy).map(({ id, says, reason, from }) => ({
    id,
    says,
    reason: reason ?? null,
    from: from ?? null,
  }))
}
