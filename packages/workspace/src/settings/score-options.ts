import type { Settings } from './settings.ts'

/** What a draft or an image is for, as the engine takes it. */
export function contextOf({ intended_use, format, domain, custom_policy }: Settings) {
  return {
    ...(intended_use === undefined ? {} : { intended_use }),
    ...(format === undefined ? {} : { format }),
    ...(domain === undefined ? {} : { domain }),
    ...(custom_policy === undefined ? {} : { custom_policy }),
  }
}

/** Which rules a draft ignores or weighs otherwise, as the engine takes it. */
export function switchesOf({
  ignore_rules,
  severity,
}: Pick<Settings, 'ignore_rules' | 'severity'>) {
  return { ignoredRules: Object.keys(ignore_rules), severities: severity }
}

/** Terms and rules of the house, as the engine takes them; nothing where settings hold none. */
export function houseOf({ accept, reject, rules }: Pick<Settings, 'accept' | 'reject' | 'rules'>) {
  if (accept === undefined && reject === undefined && rules === undefined) return {}
  const house = {
    accept: Object.keys(accept ?? {}),
    reject: reject ?? {},
    rules: Object.values(rules ?? {}),
  }
  return { house }
}

/** Clauses of policy files, as the engine takes them; nothing where settings hold none. */
export function policyOf({ policy = {} }: Pick<Settings, 'policy'>) {
  const rules = Object.values(policy)
  return rules.length === 0 ? {} : { policy: rules }
}

/** All that settings tell the engine about scoring a text. */
export function scoreOptions(settings: Settings) {
  const { fail_on_rules: gateRules } = settings
  return {
    context: contextOf(settings),
    ...switchesOf(settings),
    ...houseOf(settings),
    ...policyOf(settings),
    ...(gateRules.length === 0 ? {} : { gateRules }),
  }
}
