import { detectorOf, findValueProblem } from '../detectors/index.ts'
import type { ClauseForm, PolicyTarget } from '../form/clause-form.ts'
import { targetNames } from '../form/target-names.ts'
import { isInstead } from '../parse/clauses/advice-instead.ts'
import { type ClauseText, splitClauses } from '../parse/clauses/split-clauses.ts'
import { readClauses } from '../parse/read-policy.ts'
import { wordsOf } from '../policy-tokens.ts'

/** The keys that lead to a place in a clause, such as `['form', 'targets', 0, 'name']`. */
export type RulePath = readonly (string | number)[]

/** A mistake in a clause of a policy file that its schema cannot see. */
export interface RuleProblem {
  readonly path: RulePath
  /** What was found and what was expected; of an unknown name `unknown` has what was. */
  readonly problem: string
  /** A name that nothing has, and those that there are. */
  readonly unknown?: { readonly name: string; readonly known: readonly string[] }
}

/** What is wrong with a clause of a file, in words or in its form; undefined where nothing is. */
export function findRuleProblem(rule: {
  readonly says?: string | undefined
  readonly form?: ClauseForm | undefined
}): RuleProblem | undefined {
  const { says, form } = rule
  if (form !== undefined) return problemOfForm(form)
  const length = says === undefined ? 0 : demandsIn(says)
  if (length < 2) return undefined
  const problem = `Found ${length} demands in one clause, expected one. Make a clause of each.`
  return { path: ['says'], problem }
}

/** A sentence that frees a part of what was banned, or says what to do with it, is no demand of its own either. */
function demandsIn(says: string): number {
  const { length } = splitClauses(says).filter(isDemand)
  return length < 2 ? length : Math.min(length, readClauses(says).length)
}

/** What is to be done instead is no demand of its own. */
function isDemand({ tokens }: ClauseText, at: number): boolean {
  return at === 0 || !isInstead(tokens, undefined)
}

function problemOfForm(form: ClauseForm): RuleProblem | undefined {
  const { targets, needs, narrowedBy, conditions, everyDraft } = form
  if (targets.length + needs.length + conditions.length === 0 && !everyDraft) {
    const problem =
      'Missing `targets`, `needs` or `conditions`, expected one of them; `everyDraft: true` speaks of every draft.'
    return { path: ['form'], problem }
  }
  const wordless = narrowedBy.findIndex((phrase) => wordsOf(phrase).length === 0)
  if (wordless >= 0) return withoutWords(['form', 'narrowedBy', wordless])
  const heading = [...headingsIn(form)].find(({ words }) => wordsOf(words).length === 0)
  if (heading !== undefined) return withoutWords(heading.path)
  for (const { target, path } of placedTargets(form)) {
    const problem = problemOf(target, path)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** The headings by which a form knows sections. */
function* headingsIn(form: ClauseForm): Generator<PlacedHeading> {
  const { sections = [], unless, needs } = form
  for (const [at, words] of sections.entries()) yield { words, path: ['form', 'sections', at] }
  for (const [key, list] of Object.entries({ unless, needs })) {
    for (const [at, item] of list.entries()) {
      if (item.kind !== 'section') continue
      for (const [place, words] of item.headings.entries())
        yield { words, path: ['form', key, at, 'headings', place] }
    }
  }
}

interface PlacedHeading {
  readonly words: string
  readonly path: RulePath
}

interface PlacedTarget {
  readonly target: PolicyTarget
  readonly path: RulePath
}

function* placedTargets({
  targets,
  about,
  when,
  unless,
  needs,
}: ClauseForm): Generator<PlacedTarget> {
  for (const [key, list] of Object.entries({ targets, about, when })) {
    for (const [at, target] of list.entries()) yield { target, path: ['form', key, at] }
  }
  for (const [key, list] of Object.entries({ unless, needs })) {
    for (const [at, item] of list.entries()) {
      if (item.kind === 'target') yield { target: item.target, path: ['form', key, at, 'target'] }
    }
  }
}

type NamedTarget = Extract<PolicyTarget, { readonly kind: keyof typeof targetNames }>

function problemOf(target: PolicyTarget, path: RulePath): RuleProblem | undefined {
  switch (target.kind) {
    case 'evidence':
    case 'topic':
      return problemOfName(target, path)
    case 'detector': {
      const detector = detectorOf(target.name)
      if (detector === undefined) return problemOfName(target, path)
      const problem = findValueProblem(detector, target.value)
      return problem === undefined ? undefined : { path: [...path, 'value'], problem }
    }
    case 'phrase':
      return wordsOf(target.words).length === 0 ? withoutWords([...path, 'words']) : undefined
    case 'length':
    case 'link':
      return undefined
    default:
      return target satisfies never
  }
}

function problemOfName({ kind, name }: NamedTarget, path: RulePath): RuleProblem | undefined {
  const known = targetNames[kind]
  if (known.includes(name)) return undefined
  return { path: [...path, 'name'], problem: `Unknown name \`${name}\`.`, unknown: { name, known } }
}

function withoutWords(path: RulePath): RuleProblem {
  return { path, problem: 'Unexpected phrase without a word, expected words to look for.' }
}
