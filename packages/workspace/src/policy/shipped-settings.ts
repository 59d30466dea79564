import { didYouMean } from '../nearest.ts'
import type { SettingsLayer, WrittenLayer } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import type { Modules } from '../workspace/read-config.ts'

/**
 * A layer of front matter with its policies. It may name shipped ones alone: a draft reads no other files, and a host may
 * have its text without its path.
 */
export function* withShippedPolicies(
  { policy: names, ...rest }: WrittenLayer,
  modules: Pick<Modules, 'policies'>,
): Task<{ readonly layer: SettingsLayer } | { readonly problem: string }> {
  if (names === undefined) return { layer: rest }
  const { shippedNames, shippedPolicy } = yield* wait(modules.policies)
  const other = names.find((name) => !shippedNames.includes(name))
  if (other !== undefined) {
    return {
      problem: `\`policy\`: Unexpected name ${other}, expected one of ${shippedNames.join(', ')}.${didYouMean(other, shippedNames)} Files are named under \`policy\` of a config file.`,
    }
  }
  const rules = names.flatMap((name) => shippedPolicy(name).clauses.map(({ rule }) => rule))
  return { layer: { ...rest, policy: Object.fromEntries(rules.map((rule) => [rule.id, rule])) } }
}
