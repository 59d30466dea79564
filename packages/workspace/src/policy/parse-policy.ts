import { describeForm, findRuleProblem, type RuleProblem } from '@content-trust/engine/policy'
import {
  type PolicyFile,
  type PolicyFileClause,
  type PolicyRule,
  policyFileSchema,
} from '@content-trust/engine/schema'
import { didYouMean } from '../nearest.ts'
import { explainError, keyPath } from '../parse/explain-issues.ts'
import { UsageError } from '../problems.ts'
import { readYaml, type YamlValue } from '../yaml/read-yaml.ts'
import { YamlProblem } from '../yaml/yaml-problem.ts'
import type { LoadedClause, ParsedPolicy } from './loaded-policy.ts'
import { policyKeysAt } from './policy-keys.ts'
import { type PolicyPlace, placeAt, placeOf, seePlace } from './policy-place.ts'

/** The place of what a path of keys leads to; null where there is no text. */
type Places = (path: readonly PropertyKey[]) => PolicyPlace | null

/** Reads the text of a policy file, YAML or JSON. Throws a `UsageError` with the place of what is wrong. */
export function parsePolicy(shown: string, text: string): ParsedPolicy {
  const { value, keysOf } = readText(shown, text)
  const keys = keysOf()
  return checkPolicy(shown, value ?? {}, (path) => placeOf(text, keys, path))
}

/** Checks the content of a policy; throws a `UsageError`. */
export function checkPolicy(shown: string, value: unknown, places: Places): ParsedPolicy {
  const parsed = policyFileSchema.safeParse(value)
  if (!parsed.success) {
    const { problem, path } = explainError(parsed.error, value, policyKeysAt)
    throw problemAt(shown, problem, places(path))
  }
  const { name = null, description = null, extends: bases = [], clauses = [] } = parsed.data
  if (clauses.length + bases.length === 0) {
    const problem = 'Missing `clauses` or `extends`, expected one of them.'
    throw problemAt(shown, problem, places([]))
  }
  for (const [at, clause] of clauses.entries()) checkClause(shown, clause, at, places)
  return {
    name,
    description,
    bases,
    basePlace: bases.length === 0 ? null : places(['extends']),
    clauses: clauses.flatMap((clause, at) =>
      clause.off === true ? [] : [loadedClause(shown, clause, places(['clauses', at]))],
    ),
    off: clauses.flatMap(({ id, off }, at) =>
      off === true ? [{ id, from: shown, place: places(['clauses', at]), isMet: false }] : [],
    ),
  }
}

/** A mistake in a policy, with its place where that is known. */
export function problemAt(shown: string, problem: string, place: PolicyPlace | null): UsageError {
  return new UsageError(`${shown}: ${problem}${place === null ? '' : seePlace(place)}`)
}

function readText(shown: string, text: string): YamlValue {
  try {
    return readYaml(text)
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error
    throw problemAt(shown, `could not be read: ${error.reason}.`, placeAt(text, error.offset))
  }
}

function checkClause(shown: string, clause: PolicyFileClause, at: number, places: Places): void {
  const found = findRuleProblem(clause)
  if (found === undefined) return
  const { problem, unknown } = found
  const path = ['clauses', at, ...found.path]
  const hint = unknown === undefined ? '' : hintFor(unknown)
  throw problemAt(shown, `\`${keyPath(path)}\`: ${problem}${hint}`, places(path))
}

/** The name that may be meant, or else all that there are. */
function hintFor({ name, known }: NonNullable<RuleProblem['unknown']>): string {
  return didYouMean(name, known) || ` Expected one of ${known.join(', ')}.`
}

function loadedClause(
  shown: string,
  clause: NonNullable<PolicyFile['clauses']>[number],
  place: PolicyPlace | null,
): LoadedClause {
  const { matches = [], passes = [] } = clause.examples ?? {}
  return { rule: ruleOf(clause, shown), examples: { matches, passes }, place }
}

/** What the engine matches; of a form the words are what it does. */
function ruleOf(clause: PolicyFileClause, from: string): PolicyRule {
  const { id, form, severity, decision, reason } = clause
  const says = clause.says ?? (form === undefined ? id : describeForm(form))
  return {
    id,
    says,
    ...(form === undefined ? {} : { form }),
    ...(severity === undefined ? {} : { severity }),
    ...(decision === undefined ? {} : { decision }),
    ...(reason === undefined ? {} : { reason }),
    from,
  }
}
