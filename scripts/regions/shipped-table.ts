import { openWorkspaceSync } from '@content-trust/workspace/sync'
import { shippedNames } from '../../packages/workspace/src/policy/shipped-policy.ts'

/** The policies that ship, as the workspace reads them. */
export function shippedTable(): string {
  const source = { list: () => null, read: () => null }
  const workspace = openWorkspaceSync({ source, cwd: '', knownRules: [] })
  return [
    '| Name | What it does | Clauses |',
    '| --- | --- | --- |',
    ...shippedNames.map((name) => {
      const { description, clauses } = workspace.readPolicy(name)
      return `| \`${name}\` | ${description ?? ''} | ${clauses.length} |`
    }),
  ].join('\n')
}
