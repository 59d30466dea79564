import type { PolicyRule } from '@content-trust/engine/schema'
import { gitTreeSource, openWorkspace } from '@content-trust/workspace'

/** The clauses of the text of a policy file, as the engine takes them. */
export async function policyRules(text: string): Promise<readonly PolicyRule[]> {
  const paths = new Map([['made.policy.yaml', 'its text']])
  const source = gitTreeSource({ paths, read: () => new TextEncoder().encode(text) })
  const workspace = openWorkspace({ source, cwd: '', knownRules: [] })
  const { clauses } = await workspace.readPolicy('./made.policy.yaml')
  return clauses.map(({ rule }) => rule)
}
