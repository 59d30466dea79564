import type { LeftOut, PolicyClause } from '../../clause.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'

const asking =
  '(?:needs?|requires?|calls? for|(?:must|should|has to|have to|needs? to|ought to) (?:always )?(?:have|come with|carry|include|give|state|show|contain|link to))'
/** Which of several a need may be met by: without it a need is met too soon. */
const weaker = [
  '(?:(?:that|which) )?(?:readers?|we|you|users?|people|anyone|anybody|somebody|editors?) (?:can|could|may) (?:check|verify|open|follow|reach|trust|read|look up|find|call|use)',
  '(?:that|which) (?:works?|is (?:up to date|still there|current|correct|right)|are (?:up to date|current|correct))',
  '(?:kept )?up to date',
  'not (?:just |only |merely |from )?(?:an? |the |to |on )?(?!be |have |older |newer |more |less |fewer |longer |shorter |later |earlier |before |after |in |at )[a-z]+(?: [a-z]+)?',
  'without (?:an? |any )[a-z]+',
  'by (?:an? |the |our )?(?:editors?|authors?|staff|team|reviewers?)',
]
const more = new RegExp(`^.+? ${asking} [^,;]+? (?<tail>(?:${weaker.join('|')}))$`)
/** Where one is enough: without it there would be one wherever a thing is named. */
const once = new RegExp(
  `^.+? ${asking} [^,;]+? (?<tail>(?:the first time|once|on first (?:use|mention)|at (?:its|their|the) first (?:use|mention|appearance))(?: [a-z]+){0,4})$`,
)

/** Longest clause that is held against the patterns, so that time stays linear. */
const LONGEST = 60
/** Abbreviations are explained where they stand first. */
const explaining = /(?:^| )(?:spell|spelt|spelled|explain|defin|expan|written out|in full)/

/** A clause with what its need says more than a form can hold: “a source that readers can check”, “a date the first time”. */
export function withMoreSaid(tokens: readonly PolicyToken[], read: PolicyClause): PolicyClause {
  const { form, leftOut } = read
  if (form === undefined || leftOut.length > 0 || tokens.length > LONGEST) return read
  if (form.needs.length + form.unless.length === 0 && form.kind !== 'need') return read
  const line = lineOf(tokens)
  const weak = more.exec(line)?.groups?.['tail']
  if (weak !== undefined) return { ...read, leftOut: [ignored(weak)] }
  const isOfThings = form.targets.length + form.when.length > 0 && !explaining.test(line)
  const first = isOfThings ? once.exec(line)?.groups?.['tail'] : undefined
  return first === undefined ? read : { ...read, form: undefined, leftOut: [ignored(first)] }
}

function ignored(words: string): LeftOut {
  return { words, how: 'ignored' }
}
