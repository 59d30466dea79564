import type { ClauseForm, PolicyPlace } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { hasTargetIn, textOf } from '../tokens/token-signs.ts'
import type { StandIn } from './stand-ins.ts'

type Tokens = readonly PolicyToken[]

/** The place that stands for the start or the end of a part while a clause is read. */
const PLACE = 'at the start of a sentence'
const part =
  '(?:(?:an?|the|any|each|every|your|our|all|of) )*(?<part>sentences?|paragraphs?|headings?|headlines?|titles?|subheadings?|bullets?|bullet points?|list items?)'
const starts = '(?:start|begin|open)'
const ends = '(?:end|finish|close|conclude)'
const not =
  "(?:(?:must|should|may|can|do|does|shall) (?:not|never)|mustn't|shouldn't|don't|doesn't|can't|cannot|never|avoid)"

/** “Never end a paragraph with …”: what is banned follows. */
const told = new RegExp(
  `^(?<not>(?:please )?(?:do not|don't|never|avoid|no)) (?:(?<start>${starts}|starting|beginning|opening)|${ends}|ending|finishing|closing|concluding) ${part} (?:with|in|on|by) (?:the words? |the phrases? |the terms? |words like |phrases like )?(?=\\S)`,
  'du',
)
/** “Headings must not start with …” */
const said = new RegExp(
  `^(?:${part} (?<not>${not})|no ${part.replace('<part>', '<other>')} (?<may>should|may|must|can)) (?:(?<start>${starts})|${ends}) (?:with|in|on) (?:the words? |the phrases? |the terms? |words like |phrases like )?(?=\\S)`,
  'du',
)
/** “… at the end of a paragraph” */
const placed = new RegExp(
  `(?:^|(?<= ))(?:at|from) the (?:very )?(?:(?<start>start|beginning)|end) of ${part}(?= |$)`,
  'du',
)
/** What follows the thing that is banned. */
const closing = /^(?:unless|except|if|when|because|since|as|so|and then|please|[,;:])$/

/** “Do not start a paragraph with “However””, “no questions at the end of a heading”: the first or the last words of a part. */
export function atEdges(tokens: Tokens): StandIn | undefined {
  const line = lineOf(tokens)
  const found = matchOf(told, line) ?? matchOf(said, line) ?? matchOf(placed, line)
  const { other, part: name = other, start, may, not: denied = may } = found?.groups ?? {}
  if (found === null || name === undefined) return undefined
  const place = edgeOf(name, start !== undefined)
  const { from, to } = tokensIn(line, found.index, found.index + found[0].trimEnd().length)
  const isPlaced = denied === undefined
  // The grammar knows the start of a sentence as a place.
  if (isPlaced && place === 'sentence-start') return undefined
  const after = tokens.slice(to)
  const thing = isPlaced ? tokens : after.slice(0, thingEnd(after))
  if (!isReadable(thing, place)) return undefined
  const last = tokens[tokens.length - 1]
  const say = (words: string): PolicyToken[] =>
    words.split(' ').map((word) => wordAt(tokens[from], last, word))
  const rest = after.slice(thing.length)
  const isDirect = told.test(line)
  const stand = isPlaced
    ? [...tokens.slice(0, from), ...say(PLACE), ...after]
    : isDirect
      ? [...say(denied === 'no' ? 'no' : `${denied} use`), ...thing, ...say(PLACE), ...rest]
      : [
          ...(/^no /.test(line) ? say('no') : []),
          ...thing,
          ...say(`${denied} appear ${PLACE}`),
          ...rest,
        ]
  return {
    tokens: stand,
    word: PLACE,
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => atEdge(form, place),
  }
}

function thingEnd(tokens: Tokens): number {
  const end = tokens.findIndex(
    ({ text, kind }, at) =>
      kind !== 'quoted' && closing.test(text) && tokens[at + 1]?.kind !== 'quoted',
  )
  return end === -1 ? tokens.length : end
}

/** Words in quotes stand anywhere; of headings and sentences the marks at their ends are things of their own. */
function isReadable(thing: Tokens, place: PolicyPlace): boolean {
  if (thing.some(({ kind }) => kind === 'quoted')) return true
  return (
    place.startsWith('paragraph') &&
    hasTargetIn(thing) &&
    !/(?:stop|period|point|comma)s?(?: |$)/.test(textOf(thing))
  )
}

function edgeOf(part: string, isStart: boolean): PolicyPlace {
  const edge = isStart ? 'start' : 'end'
  if (part.startsWith('sentence')) return `sentence-${edge}`
  if (part.startsWith('paragraph')) return `paragraph-${edge}`
  return /^(?:bullet|list)/.test(part) ? `list-item-${edge}` : `heading-${edge}`
}

function atEdge(form: ClauseForm, place: PolicyPlace): ClauseForm | undefined {
  return form.place === 'sentence-start' ? { ...form, place } : undefined
}
