import { phraseIn } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { demand } from './state-steps.ts'

/** “Use A for B”: the second is not wanted. */
const choosing =
  /^(?:use|using|prefer|choose|say|write|call|we (?:say|write|use|prefer|call)|always (?:say|write|use|call))$/
const over =
  /^(?:over|to|for|not|never|don't|do not|instead of|rather than|in place of|and not|but not|and never)$/

/** “Don't say A but B”: the first is not wanted. */
const notChoosing = /^(?:(?:do not|don't|dont|never) (?:use|say|write|call)|not)$/

/** “Write A as B”: the first is not wanted. */
const changing = /^(?:write|spell|style|change|turn|swap|correct|render|shorten|exchange)$/
const into = /^(?:as|to|into|with|by|for)$/

/** “A should be B” */
const becoming =
  /^(?:should be|must be|becomes|should read|must read|should be written as|is written|→|->|=>|= >|- >)$/

/**
 * Reads a clause that only puts quoted phrases in the place of others: “Write "e-mail" as "email"”. Answers whether it was
 * one.
 */
export function readReplacement(state: ClauseState, units: readonly Unit[]): boolean {
  return readChanged(state, units) || readQuoted(state, units) || readBare(state, units)
}

/** “Change "A", "B" and "C" to "D"”: all but the last are not wanted. */
function readChanged(state: ClauseState, units: readonly Unit[]): boolean {
  const places = units.flatMap(({ kind }, at) => (kind === 'quoted' ? at : []))
  const last = places.at(-1)
  if (last === undefined || places.length < 3) return false
  if (!changing.test(textOf(units.slice(0, places[0]))) || textOf(units.slice(last + 1)) !== '')
    return false
  const joints = places.slice(1).map((place, at) => textOf(units.slice(places[at] + 1, place)))
  const isList = joints.slice(0, -1).every((joint) => /^(?:and|or|)$/.test(joint))
  if (!isList || !into.test(joints[joints.length - 1])) return false
  const phrases = places.slice(0, -1).map((place) => phraseIn(units[place].text))
  if (phrases.includes('')) return false
  state.slots.subject.phrases.push(...phrases)
  demand(state, strengths.advice.action)
  return true
}

function readQuoted(state: ClauseState, units: readonly Unit[]): boolean {
  const quoted = units.filter(({ kind }) => kind === 'quoted')
  if (quoted.length === 0 || quoted.length % 2 === 1) return false
  const places = quoted.map((unit) => units.indexOf(unit))
  const rest = units.slice(places[places.length - 1] + 1)
  if (rest.some(({ kind, sign }) => kind !== 'mark' && sign?.kind !== 'glue')) return false
  const head = textOf(units.slice(0, places[0]))
  const phrases: string[] = []
  // “Use "a" for "b", "c" for "d"”: each pair is read as the first.
  for (let pair = 0; pair < places.length; pair += 2) {
    const [first, second] = [places[pair], places[pair + 1]]
    const joint = pair === 0 ? '' : textOf(units.slice(places[pair - 1] + 1, first))
    if (!/^(?:and|or)?$/.test(joint)) return false
    const between = textOf(units.slice(first + 1, second))
    const unwanted = unwantedOf(head, between, units[first], units[second])
    const words = unwanted === undefined ? '' : phraseIn(unwanted.text)
    if (words === '') return false
    phrases.push(words)
  }
  state.slots.subject.phrases.push(...phrases)
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
  // “Don't say "a" but "b"”
  if (notChoosing.test(head) && /^(?:but|rather)$/.test(between)) return first
  return head === '' && becoming.test(between) ? first : undefined
}

const skipped =
  /^(?:[,;:]|please|kindly|the|a|an|short words?|simple words?|plain words?|short|shorter|simple|simpler|plain|plainer|word|words|phrase|term|form|spelling|the word|the words|the phrase|the term)$/

/** The words before or between the phrases; polite words and the names of what is quoted say nothing. */
function textOf(units: readonly Unit[]): string {
  return units
    .map(({ text }) => text)
    .filter((text) => !skipped.test(text))
    .join(' ')
}
