import { wordsOf } from '../policy-tokens.ts'
import { strengths } from '../strength.ts'
import type { ClauseState } from './clause-state.ts'
import { demand } from './state-steps.ts'
import type { Unit } from './units.ts'

/** “Use A for B”: the second is not wanted. */
const choosing =
  /^(?:use|using|prefer|choose|say|write|we (?:say|write|use|prefer)|always (?:say|write|use))$/
const over =
  /^(?:over|to|for|not|never|don't|do not|instead of|rather than|in place of|and not|but not|and never)$/

/** “Write A as B”: the first is not wanted. */
const changing = /^(?:write|spell|style|change|turn|swap|correct|render|shorten|exchange)$/
const into = /^(?:as|to|into|with|by|for)$/

/** “A should be B” */
const becoming =
  /^(?:should be|must be|becomes|should read|must read|should be written as|is written|→|->|=>|= >|- >)$/

/**
 * Reads a clause that only puts one quoted phrase in the place of another: “Write "e-mail" as "email"”. Answers whether it
 * was one.
 */
export function readReplacement(state: ClauseState, units: readonly Unit[]): boolean {
  return readQuoted(state, units) || readBare(state, units)
}

function readQuoted(state: ClauseState, units: readonly Unit[]): boolean {
  const quoted = units.filter(({ kind }) => kind === 'quoted')
  if (quoted.length !== 2) return false
  const [first, second] = quoted.map((unit) => units.indexOf(unit))
  if (units.slice(second + 1).some(({ kind, sign }) => kind !== 'mark' && sign?.kind !== 'glue'))
    return false
  const head = textOf(units.slice(0, first))
  const between = textOf(units.slice(first + 1, second))
  const unwanted = unwantedOf(head, between, units[first], units[second])
  if (unwanted === undefined) return false
  const words = wordsOf(unwanted.text).join(' ')
  if (words === '') return false
  state.slots.subject.phrases.push(words)
  demand(state, strengths.advice.action)
  return true
}

/** Most words on a side of “say help, not assist” without quotes. */
const MOST_BARE = 3

/** “Say help instead of assist”: words that name nothing else are the words themselves. */
function readBare(state: ClauseState, units: readonly Unit[]): boolean {
  const inked = units.filter(({ kind }) => kind !== 'mark')
  const from = inked.findIndex((_unit, at) => choosing.test(textOf(inked.slice(0, at + 1))))
  const middle = inked.findIndex(({ text }, at) => at > from + 1 && bareOver.test(text))
  if (from === -1 || from > 2 || middle === -1) return false
  const wanted = inked.slice(from + 1, middle)
  const unwanted = inked.slice(middle + 1)
  const isBare = [wanted, unwanted].every(
    (side) => side.length > 0 && side.length <= MOST_BARE && side.every(isBareWord),
  )
  const words = unwanted.map(({ text }) => text).join(' ')
  const wantedWords = wanted.map(({ text }) => text).join(' ')
  // “Email, not e-mail” is two ways of writing one thing.
  const isSpelling = words.replaceAll(' ', '') === wantedWords.replaceAll(' ', '')
  if (!isBare || (!isSpelling && [...wanted, ...unwanted].some(isNamed))) return false
  state.slots.subject.phrases.push(words)
  demand(state, strengths.advice.action)
  return true
}

const bareOver = /^(?:over|to|not|never|instead of|rather than|in place of|and not|and never)$/

function isBareWord({ kind, sign }: Unit): boolean {
  return (
    kind === 'word' || sign?.kind === 'glue' || sign?.kind === 'noun' || sign?.kind === 'writing'
  )
}

function isNamed({ sign }: Unit): boolean {
  return sign?.kind === 'noun'
}

function unwantedOf(head: string, between: string, first: Unit, second: Unit): Unit | undefined {
  if (choosing.test(head) && over.test(between)) return second
  if (changing.test(head) && into.test(between)) return first
  return head === '' && becoming.test(between) ? first : undefined
}

/** The words before or between the phrases; polite words and the names of what is quoted say nothing. */
function textOf(units: readonly Unit[]): string {
  return units
    .map(({ text }) => text)
    .filter((text) => !/^(?:[,;:]|please|the|word|words|phrase|term|kindly)$/.test(text))
    .join(' ')
}
