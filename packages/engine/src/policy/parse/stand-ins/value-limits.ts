import type { Side } from '../../detectors/amounts/limit.ts'
import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { firstMatches, lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { frameOf } from './limit-frames.ts'
import { thingOf } from './limited-things.ts'
import type { StandIn } from './stand-ins.ts'
import {
  fitsSide,
  fitsUnit,
  readAmount,
  sidesAfter,
  sidesBefore,
  writtenAmount,
} from './written-limits.ts'

/** What stands for amounts beyond a limit while a clause is read. */
const STAND = 'coordinates'

const allOf = (sides: typeof sidesBefore): string => sides.map(([, words]) => words).join('|')
const before = `(?<before>${allOf(sidesBefore)})`
const after = `(?<after>${allOf(sidesAfter)})`
const limit = new RegExp(
  `(?:^|(?<= ))(?:(?<joint>(?:that|which|who) (?:are|is|costs?|lasts?|takes?|exceeds?|runs?)|is|are|priced(?: at)?|worth|costing|lasting|taking|aged|of|at|with|for) )?(?:(?:between|from) (?<low>${writtenAmount}) (?:and|to) (?<high>${writtenAmount})|${before} (?<value>${writtenAmount})|(?<told>${writtenAmount}) ${after})(?= |$)`,
  'gu',
)
const inverse: Readonly<Record<Side, Side>> = {
  over: 'to',
  to: 'over',
  under: 'from',
  from: 'under',
}
const worded =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)$/

/** What is only written in some way. */
const isWriting =
  /^(?:please |always )*(?:spell|write|use|give|round|format|express|put|show|state|need|needs|include|add)(?: |$)/
const isWritten =
  /(?:^| )(?:in (?:words|digits|figures|numerals|full)|as (?:words|digits|figures|numerals)|spelled|spelt|written|rounded)(?: |$)/

/** “Gifts over £1,000 go to Tom”, “ages under 16”: amounts of things on one side of a limit. */
export function limitValues(tokens: readonly PolicyToken[]): StandIn | undefined {
  if (!tokens.some(({ kind, text }) => kind === 'number' || worded.test(text))) return undefined
  const line = lineOf(tokens)
  if (hasMatch(/(?:^| )coordinates(?: |$)/, line)) return undefined
  for (const found of firstMatches(line, limit)) {
    const standIn = limitAt(tokens, line, found)
    if (standIn !== undefined) return standIn
  }
  return undefined
}

function limitAt(
  tokens: readonly PolicyToken[],
  line: string,
  found: RegExpExecArray,
): StandIn | undefined {
  const range = tokensIn(line, found.index, found.index + found[0].length)
  const head = tokens.slice(0, range.from)
  const rest = tokens.slice(range.to)
  // “Figures more than five years old” are not told to last.
  if (/^(?:old|ago|back|away)$/.test(rest[0]?.text ?? '')) return undefined
  if (lineOf(rest).search(limit) !== -1 && !hasMatch(/(?:^| )if(?: |$)/, line)) return undefined
  if (isWriting.test(lineOf(head)) || isWritten.test(lineOf(rest))) return undefined
  const frame = frameOf(lineOf(head), rest.length === 0, found.groups?.['before'] ?? '')
  const named = head.slice(frame?.from ?? 0, frame?.to ?? head.length)
  const groups = found.groups ?? {}
  const amounts = [groups['low'], groups['high'], groups['value'], groups['told']].flatMap(
    (text) => (text === undefined ? [] : (readAmount(text) ?? [])),
  )
  const last = amounts.at(-1)
  const thing = last && thingOf(named, last.kind, last.unit)
  if (last === undefined || thing === undefined || named.length < thing.length) return undefined
  if (!fitsUnit(thing.kind, last.unit) || !fitsSide(thing.kind, groups['before'] ?? ''))
    return undefined
  const [low, high = low] = amounts.map(({ value }) => value)
  const side = sideOf(groups)
  const unit = last.unit === '' ? '' : ` ${last.unit}`
  const limits =
    side === 'between'
      ? frame?.isWanted
        ? [`under ${low}`, `over ${high}`]
        : [`between ${low} and ${high}`]
      : [`${frame?.isWanted ? inverse[side] : side} ${low}`]
  const values = limits.map((each) => `${thing.kind} ${each}${unit}`)
  const start = named.length - thing.length
  const [first, end] = [named[start] ?? tokens[range.from], tokens[range.to - 1]]
  const stand = wordAt(first, end, STAND)
  const opening = frame === undefined ? named.slice(0, start) : [wordAt(first, first, frame.verb)]
  if (
    frame !== undefined &&
    start > 0 &&
    !named.slice(0, start).every(({ text }) => determiners.test(text))
  )
    return undefined
  const isNothing = named[start]?.text === 'nothing'
  return {
    tokens: [...opening, ...(isNothing ? [wordAt(first, first, 'no')] : []), stand, ...rest],
    word: STAND,
    written: writtenOf(
      tokens.slice(range.from - thing.length < 0 ? 0 : (frame?.from ?? 0) + start, range.to),
    ),
    literal: thing.literal === undefined ? [] : [thing.literal],
    restore: (form) => restore(form, values, thing.about),
  }
}

const determiners = /^(?:all|any|our|your|each|every|the|a|an)$/

function sideOf(groups: Readonly<Record<string, string | undefined>>): Side | 'between' {
  const { before, after } = groups
  const of = (sides: typeof sidesBefore, words: string): Side | undefined =>
    sides.find(([, each]) => each.split('|').includes(words))?.[0]
  if (before !== undefined) return of(sidesBefore, before) ?? 'over'
  return after === undefined ? 'between' : (of(sidesAfter, after) ?? 'from')
}

/** The form with the amounts in the place of what stood for them. */
function restore(
  form: ClauseForm,
  values: readonly string[],
  about: PolicyTarget | undefined,
): ClauseForm | undefined {
  const isStand = (target: PolicyTarget): boolean =>
    target.kind === 'detector' && target.name === STAND
  const put = (target: PolicyTarget): PolicyTarget[] =>
    isStand(target)
      ? values.map((value) => ({ kind: 'detector', name: 'amount', value }))
      : [target]
  if (form.kind === 'restriction' || form.about.some(isStand)) return undefined
  const isFound = form.targets.some(isStand)
  const isNamed = about !== undefined && (form.targets.length > 1 || form.about.length > 0)
  if (!isFound || isNamed) {
    if (about !== undefined || !form.when.some(isStand)) return undefined
  }
  return {
    ...form,
    targets: form.targets.flatMap(put),
    when: form.when.flatMap(put),
    about: about === undefined || !isFound ? form.about : [...form.about, about],
  }
}
