import type { PolicyPlace } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, type TokenRange, tokensIn } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

/** A place of a draft. */
export interface NamedPlace extends TokenRange {
  /** In the words of the grammar. */
  readonly name: string
  readonly place: PolicyPlace
}

/** Several places side by side, from their “in” on. */
export interface PlaceList extends TokenRange {
  /** “In” or “outside”. */
  readonly where: string
  /** Two or more, each once. */
  readonly places: readonly NamedPlace[]
}

const known: readonly (readonly [said: string, name: string, place: PolicyPlace])[] = [
  ['(?:sub)?headings?|titles?|(?:sub)?headlines?|subheads?', 'headings', 'heading'],
  [
    '(?:numbered|ordered) (?:lists?|steps?|items?|points?|instructions?)',
    'numbered list items',
    'numbered-list',
  ],
  ['(?:bullet |bulleted )?lists?|bullets?(?: points?)?|list items?', 'bullet lists', 'list'],
  ['table cells?|tables?', 'table cells', 'table'],
  ['link texts?', 'link text', 'link'],
  ['introductions?|intros?|(?:first|opening) paragraphs?', 'introduction', 'opening'],
  ['(?:last|closing|final) paragraphs?', 'last paragraph', 'ending'],
  ['(?:first|opening) sentences?', 'first sentence', 'first-sentence'],
  ['(?:last|closing|final) sentences?', 'last sentence', 'last-sentence'],
]
const endings = known.map(
  ([said, name, place]) => [new RegExp(`(?:^| )(?:${said})$`), name, place] as const,
)
const any = known.map(([said]) => said).join('|')
const place = `(?:in )?(?:(?:the|an?|any|our|your|all|of) )*(?:${any})`
const list = new RegExp(
  `(?:^|(?<= ))(?<where>in|inside|within|outside(?: of)?) (?:both |either )?(?<list>${place}(?: (?:, )?(?:and|or|nor)(?: also| even)? ${place}| , ${place}){1,4})(?= |$)`,
  'd',
)

/** “In headings, lists or tables”; undefined where a clause has one place or none. */
export function placeList(tokens: Tokens): PlaceList | undefined {
  const line = lineOf(tokens)
  const found = matchOf(list, line)
  const range = found?.indices?.groups?.['list']
  if (found === null || range === undefined) return undefined
  const { from, to } = tokensIn(line, ...range)
  const places = new Map<PolicyPlace, NamedPlace>()
  for (const item of itemsOf(tokens, from, to)) {
    const named = placeOf(tokens, item)
    if (named !== undefined && !places.has(named.place)) places.set(named.place, named)
  }
  if (places.size < 2) return undefined
  const where = found.groups?.['where']?.startsWith('out') === true ? 'outside' : 'in'
  return {
    from: tokensIn(line, found.index, range[0]).from,
    to,
    where,
    places: [...places.values()],
  }
}

function* itemsOf(tokens: Tokens, from: number, to: number): Generator<TokenRange> {
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && !/^(?:,|and|or|nor)$/.test(tokens[at].text)) continue
    if (at > start) yield { from: start, to: at }
    start = at + 1
  }
}

function placeOf(tokens: Tokens, { from, to }: TokenRange): NamedPlace | undefined {
  const words = lineOf(tokens.slice(from, to))
  const found = endings.find(([ending]) => ending.test(words))
  return found && { from, to, name: found[1], place: found[2] }
}
