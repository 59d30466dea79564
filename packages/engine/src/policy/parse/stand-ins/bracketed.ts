import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

/** What stands for an explanation in brackets while a clause is read. */
const STAND = 'source'

const brackets =
  '(?:in|inside|within) (?:round )?(?:brackets|parentheses|parenthesis|a bracket)(?: (?:afterwards|after (?:it|them)|behind (?:it|them)|straight after|right after|after the term|the first time|on first use|at first mention|beside (?:it|them)|next to (?:it|them)))?'
const what =
  '(?:(?:an?|the|its|their|some|short|brief|plain|simple|everyday|english|plain - english|clear|full|ordinary) )*(?:explanations?|definitions?|meanings?|translations?|words?|terms?|glosse?s?|names?|versions?|language|english|form)(?: of (?:it|them|what (?:it|they) means?))?'
const explained =
  '(?:explained|defined|translated|glossed|clarified|spelled out|spelt out|described|explains? (?:it|them))'
const subject = '(?:(?:they|it|these|those|the (?:word|term|terms|words|abbreviation)) )?'
const being =
  '(?:(?:are|is|get|gets|have been|has been|come|comes|appear|appears|stand) )?(?:also |then |first |immediately |directly |always )*'
const freed = new RegExp(
  `(?<= )(?:unless|except (?:when|where|if)|without|if not) (?:${subject}${being}(?:being )?(?:${explained}|followed by ${what}|with ${what})|(?:(?:they|it) (?:have|has) |there is )?${what}|(?:you|we) (?:also )?(?:explain|define|translate) (?:it|them)|explaining (?:it|them)|followed by (?:it|them)) ${brackets}$`,
  'd',
)
const needed = new RegExp(
  `(?<= )(?:must|should|need to|needs to|have to|has to) (?:always )?be (?:${explained}|followed by ${what}) ${brackets}$`,
  'd',
)

/** “Unless they are explained in brackets”, “must be explained in brackets”: a bracket stands behind them. */
export function inBrackets(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  const range = matchOf(freed, line)?.indices?.[0]
  const asked = range === undefined ? matchOf(needed, line)?.indices?.[0] : range
  if (asked === undefined) return undefined
  const { from, to } = tokensIn(line, ...asked)
  const first = tokens[from]
  const words =
    range === undefined ? ['must', 'have', 'a', STAND] : ['unless', 'they', 'have', 'a', STAND]
  return {
    tokens: [
      ...tokens.slice(0, from).filter(({ text }, at) => text !== ',' || at < from - 1),
      ...words.map((word) => wordAt(first, tokens[to - 1], word)),
    ],
    word: STAND,
    written: writtenOf(tokens.slice(from, to)),
    restore,
  }
}

function restore(form: ClauseForm): ClauseForm | undefined {
  const isFreed = form.unless.some(({ kind }) => kind === 'source')
  if (!isFreed || form.needs.length > 0 || form.targets.length === 0) return undefined
  return {
    ...form,
    unless: form.unless.map((each) => (each.kind === 'source' ? { kind: 'bracketed' } : each)),
  }
}
