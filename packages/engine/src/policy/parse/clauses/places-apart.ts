import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import type { StandIn } from '../stand-ins/stand-ins.ts'
import { lineOf, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { type NamedPlace, type PlaceList, placeList } from './place-lists.ts'

type Tokens = readonly PolicyToken[]

/** What makes the only places, or exceptions, of places. */
const turned =
  /(?:^| )(?:only|except|excepting|but|unless|outside|anywhere|elsewhere|nowhere|other than|apart|aside|limit|limited|restrict|restricted|keep|kept|confined?|reserved?|solely|exclusively)(?: |$)/
/** What allows something in the places, or asks for it there. */
const asked = /(?:^| )(?:fine|ok|okay|welcome|needs?|requires?|required|at least)(?: |$)/
const modal = /^(?:must|should|may|can|has|have|needs?)(?: |$)/

/** “No emoji in headings or lists” is a ban for each of the places, because a clause has one. */
export function placesApart(tokens: Tokens): readonly Tokens[] {
  const line = lineOf(tokens)
  if (turned.test(line) || asked.test(line)) return [tokens]
  const list = placeList(tokens)
  // “No emoji in headings and lists must be short” goes on with another demand.
  const goesOn = list !== undefined && list.from > 0 && modal.test(lineOf(tokens.slice(list.to)))
  if (list === undefined || goesOn) return [tokens]
  return list.places.map((place) => withPlace(tokens, list, place))
}

function withPlace(tokens: Tokens, { from, to, where }: PlaceList, place: NamedPlace): Tokens {
  const words = [where, 'the', ...place.name.split(' ')]
  const stand = words.map((text) => wordAt(tokens[place.from], tokens[place.to - 1], text))
  return [...tokens.slice(0, from), ...stand, ...tokens.slice(to)]
}

/** “Emoji only in headings or lists”: the first of the places stands for all of them. */
export function inSomePlaces(tokens: Tokens): StandIn | undefined {
  const list = turned.test(lineOf(tokens)) ? placeList(tokens) : undefined
  if (list === undefined) return undefined
  const [first] = list.places
  return {
    tokens: withPlace(tokens, list, first),
    word: first.name,
    written: writtenOf(tokens.slice(list.from + 1, list.to)),
    restore: (form) => exceptAll(form, list.places),
  }
}

function exceptAll(
  form: ClauseForm,
  [first, ...others]: readonly NamedPlace[],
): ClauseForm | undefined {
  const isFirst = form.unless.some((each) => each.kind === 'place' && each.place === first.place)
  if (!isFirst) return undefined
  const more = others.map(({ place }) => ({ kind: 'place' as const, place }))
  return { ...form, unless: [...form.unless, ...more] }
}
