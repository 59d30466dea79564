import { phraseIn } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { demand } from './state-steps.ts'

/** Between what is wanted and what is not. */
const contrast =
  /^(?:not|never|rather than|instead of|in place of|and not|but not|and never|over|in preference to|as opposed to)$/
/** Between what is not wanted and what is. */
const change =
  /^(?:→|->|=>|gives? way to|gave way to|makes? way for|becomes?|changes? to|turns? into|(?:is|are) replaced by)$/
const joint = /^(?:,|and|or|nor|\/)$/
const choosing = /^(?:please )?(?:use|say|write|prefer|choose|it is|it's|we say|we write|we use)$/
/** “Allowlist replaces “whitelist””. */
const replacing = /^(?:replaces?|supersedes?|takes? the place of)$/

/** Most words of one side. */
const MOST_WORDS = 4

interface Side {
  readonly words: string
  readonly isQuoted: boolean
  readonly end: number
}

/**
 * Reads a clause that is a list of choices: “chair, not chairman”, “"server" rather than "waitress", …”, “A → B”, “A
 * replaces "B"”. Answers whether it was one.
 */
export function readChoices(state: ClauseState, units: readonly Unit[]): boolean {
  const colon = units.findIndex(({ text }) => text === ':')
  const body = units.slice(colon + 1)
  const unwanted = readPairs(body) ?? readReplaced(body) ?? readDescribed(body)
  if (unwanted === undefined) return false
  const isChosen = body.some((unit) => unit.kind !== 'quoted' && choosing.test(unit.text))
  for (const { words, isQuoted } of unwanted) {
    state.slots.subject.phrases.push(words)
    // Words without quotes may have been meant otherwise.
    if (!isQuoted && !isChosen) state.matters.push(words)
  }
  demand(state, strengths.advice.action)
  return true
}

/** “A, not B or C, D rather than E”. */
function readPairs(units: readonly Unit[]): Side[] | undefined {
  const unwanted: Side[] = []
  const verb = units.findIndex(
    (unit, at) => !isQuoted(unit) && choosing.test(textOf(units.slice(0, at + 1))),
  )
  let at = verb === -1 || verb > 1 ? 0 : verb + 1
  while (at < units.length) {
    const first = readSide(units, at)
    const between = first === undefined ? undefined : readBetween(units, first.end)
    if (first === undefined || between === undefined) return undefined
    const second = readSide(units, between.end)
    if (second === undefined) return undefined
    unwanted.push(between.isChange ? first : second)
    at = second.end
    while (!between.isChange && isJoint(units[at])) {
      const next = readSide(units, at + 1)
      if (next === undefined || readBetween(units, next.end) !== undefined) break
      unwanted.push(next)
      at = next.end
    }
    while (isMark(units[at]) || isJoint(units[at])) at++
  }
  return unwanted.length === 0 ? undefined : unwanted
}

/** “Allowlist and blocklist replace “whitelist” and “blacklist” in our docs”. */
function readReplaced(units: readonly Unit[]): Side[] | undefined {
  const at = units.findIndex(({ text }) => replacing.test(text))
  if (
    at < 1 ||
    !units.slice(0, at).every((unit) => isBare(unit) || isJoint(unit) || isQuoted(unit))
  )
    return undefined
  const { sides, end } = readList(units, at + 1)
  return sides.length > 0 && sides.every((side) => side.isQuoted) && isPlace(units.slice(end))
    ? sides
    : undefined
}

/** “Use gender-neutral titles rather than chairman, salesman or waitress”: of what is wanted only the kind is said. */
function readDescribed(units: readonly Unit[]): Side[] | undefined {
  const verb = units.findIndex((unit) => !isQuoted(unit) && choosing.test(unit.text))
  const at = units.findIndex(({ text }, place) => place > verb && isOver(text))
  if (verb === -1 || at === -1) return undefined
  const { sides, end } = readList(units, at + 1)
  return sides.length > 1 && end === units.length ? sides : undefined
}

function isOver(text: string): boolean {
  return /^(?:rather than|instead of|in place of)$/.test(text)
}

function readList(units: readonly Unit[], from: number): { sides: Side[]; end: number } {
  const sides: Side[] = []
  let end = from
  while (end < units.length) {
    const side = readSide(units, end)
    if (side === undefined) break
    sides.push(side)
    end = side.end
    if (!isJoint(units[end])) break
    while (isJoint(units[end])) end++
  }
  return { sides, end }
}

/** A quoted phrase, or words that name nothing that a policy can look for. */
function readSide(units: readonly Unit[], from: number): Side | undefined {
  const first = units[from]
  if (first === undefined) return undefined
  if (isQuoted(first)) {
    const words = phraseIn(first.text)
    return words === '' ? undefined : { words, isQuoted: true, end: from + 1 }
  }
  let end = from
  while (end < units.length && isBare(units[end])) end++
  const words = textOf(units.slice(from, end))
  if (end === from || words.split(' ').length > MOST_WORDS) return undefined
  return { words, isQuoted: false, end }
}

function readBetween(
  units: readonly Unit[],
  from: number,
): { end: number; isChange: boolean } | undefined {
  const at = units[from]?.text === ',' ? from + 1 : from
  for (const length of [1, 2, 3]) {
    const text = textOf(units.slice(at, at + length))
    if (contrast.test(text)) return { end: at + length, isChange: false }
    if (change.test(text.replace(/([-=]) >/, '$1>'))) return { end: at + length, isChange: true }
  }
  return undefined
}

/** What follows a replacement may only say where it holds. */
function isPlace(units: readonly Unit[]): boolean {
  return units.every(
    ({ kind, sign }) => kind !== 'quoted' && /^(?:glue|whole)$/.test(sign?.kind ?? 'glue'),
  )
}

function isBare({ kind, text }: Unit): boolean {
  return (
    kind === 'word' &&
    !change.test(text) &&
    !replacing.test(text) &&
    !/^(?:gives?|gave|makes?|way)$/.test(text)
  )
}

function isQuoted({ kind }: Unit): boolean {
  return kind === 'quoted'
}

function isJoint(unit: Unit | undefined): boolean {
  return unit !== undefined && joint.test(unit.text)
}

function isMark(unit: Unit | undefined): boolean {
  return unit?.kind === 'mark'
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ')
}
