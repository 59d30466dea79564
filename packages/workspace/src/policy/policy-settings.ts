import type { PolicyRule } from '@content-trust/engine/schema'
import { didYouMean } from '../nearest.ts'
import { UsageError } from '../problems.ts'
import type { SettingsLayer, WrittenLayer } from '../settings/settings.ts'
import type { Task } from '../tasks.ts'
import type { PolicyNaming } from './find-policy.ts'
import { loadPolicy, type PolicyLoading } from './load-policy.ts'
import type { SwitchedOff } from './loaded-policy.ts'
import { seePlace } from './policy-place.ts'

/** A layer with the policies that it names read from their files. */
export function* withPolicies(
  loading: PolicyLoading,
  { policy: names, ...rest }: WrittenLayer,
  naming: PolicyNaming,
): Task<SettingsLayer> {
  if (names === undefined) return rest
  const policy: Record<string, PolicyRule | false> = {}
  for (const name of names) {
    const { clauses, off } = yield* loadPolicy(loading, name, naming)
    for (const each of off) {
      requireMet(each, Object.keys(policy))
      policy[each.id] = false
    }
    for (const { rule } of clauses) policy[rule.id] = rule
  }
  return { ...rest, policy }
}

/** A clause may be switched off in an extended policy, or in one that was named before. */
function requireMet({ id, from, place, isMet }: SwitchedOff, before: readonly string[]): void {
  if (isMet || before.includes(id)) return
  const see = place === null ? '' : seePlace(place)
  throw new UsageError(
    `${from}: \`off\` names the clause ${id}, which no policy has that it extends.${didYouMean(id, before)}${see}`,
  )
}
