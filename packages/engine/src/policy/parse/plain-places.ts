import type { PolicyToken } from '../policy-tokens.ts'
import { replaceWords } from './replace-words.ts'

const which = '(?:a |an |any |the |our |your |their |all |bulleted |numbered |ordered |bullet )*'
const end = '(?= (?:unless|except|if|when|or|and|only|please|either|at all)(?: |$)|$)'

/** Before “in quotes”: verbs that put quotes somewhere, and what makes an exception of what is quoted. */
const other =
  '(?:put|putting|sprinkle|throw|work|slip|sneak|squeeze|drop|go|stuff|cram|only|except|but|fine|ok|okay|allowed|permitted|acceptable|welcome|is|are|it|they|be)'

/** Names of places that are also names of things, and the words for the place alone. */
const places: readonly (readonly [said: RegExp, place: string])[] = [
  [new RegExp(`^(in|inside|within) ${which}(?:lists?|bullets?)${end}`), 'bullet lists'],
  [
    new RegExp(`^(in|inside|within) ${which}(?:tables?|rows? of (?:a |the )?tables?)${end}`),
    'table cells',
  ],
  [
    new RegExp(
      `^((?!${other} )\\w+ (?:in|inside|within)) ${which}(?:(?:direct|customer|reader|user|staff|client|patient) )?(?:quotes?|quotations?|quotation marks|quote marks|testimonials?)${end}`,
    ),
    'quoted speech',
  ],
]

const items =
  /^(?:steps?|items?|points?|entries|lines?|sentences?) (?:in|of|on|within) (?:(?:a|an|any|the|our|your|all) )*(?:bulleted|numbered|ordered|unordered|bullet)? ?lists?(?= |$)/

/** “No prices in lists” bans none elsewhere, and “no swearing in quotes” bans no quotes. */
export function namePlaces(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return places.reduce(
    (words, [said, place]) => replaceWords(words, said, ([, where]) => `${where} ${place}`),
    // “Steps in numbered lists”
    replaceWords(tokens, items, () => 'list items'),
  )
}

/** “No “click here” links” bans the words as the text of links, and no other links. */
export function nameLinkTexts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(
    ({ kind }, place) => kind === 'quoted' && /^links?$/.test(tokens[place + 1]?.text ?? ''),
  )
  if (at === -1) return tokens
  const [link] = tokens.slice(at + 1)
  const place = ['in', 'link', 'text'].map((text) => ({ ...link, text }))
  return [...tokens.slice(0, at + 1), ...place, ...tokens.slice(at + 2)]
}
