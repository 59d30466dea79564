import type { ParsedPolicy } from './loaded-policy.ts'
import { checkPolicy } from './parse-policy.ts'
import shippedPolicies from './shipped-policies.generated.json' with { type: 'json' }

const byName = new Map<string, unknown>(Object.entries(shippedPolicies))

/** Names of the policies that come with this package. */
export const shippedNames: readonly string[] = [...byName.keys()]

/** A policy that comes with this package. */
export function shippedPolicy(name: string): ParsedPolicy {
  return checkPolicy(name, byName.get(name), () => null)
}
