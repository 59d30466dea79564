import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const which = '(?:a |an |any |the |our |your |their |all |bulleted |numbered |ordered |bullet )*'
const end =
  '(?= (?:unless|except|if|when|or|and|only|please|either|at all|are|is|must|may|should|cannot|has|have|goes?)(?: |$)|$)'

/** Before “in quotes”: verbs that put quotes somewhere, and what makes an exception of what is quoted. */
const other =
  '(?:put|putting|sprinkle|throw|work|slip|sneak|squeeze|drop|go|stuff|cram|only|except|but|fine|ok|okay|allowed|permitted|acceptable|welcome|is|are|it|they|be)'

/** Names of places that are also names of things, and the words for the place alone. */
const places: readonly (readonly [said: RegExp, place: string])[] = [
  // “Except in links”
  [
    new RegExp(
      `^((?:except|excepting|unless|other than|apart from|but not|outside of)(?: for| when| those| ones| it is| they are)* (?:in|inside|within)) ${which}(?:hyper)?links?${end}`,
    ),
    'link text',
  ],
  [
    new RegExp(
      `^(in|inside|within) ${which}(?:numbered|ordered) (?:lists?|steps?|instructions?|bullets?)${end}`,
    ),
    'numbered list items',
  ],
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
  /^(?:steps?|items?|points?|entries|lines?|sentences?) (?:in|of|on|within) (?:(?:a|an|any|the|our|your|all) )*(?:bulleted|(numbered|ordered)|unordered|bullet)? ?lists?(?= |$)/

/** “No prices in lists” bans none elsewhere, and “no swearing in quotes” bans no quotes. */
export function namePlaces(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return places.reduce(
    (words, [said, place]) => replaceWords(words, said, ([, where]) => `${where} ${place}`),
    // “Steps in numbered lists”
    replaceWords(tokens, items, ([, number]) =>
      number === undefined ? 'list items' : 'numbered list items',
    ),
  )
}

/** “Ref=”: of an address. */
const inAddresses = /[=&?]|_$/

/** From a link to what its text says: “links that say “here””. */
const saying =
  /^(?:(?:that|which|must|should|may|can|shall|do|cannot|can't|mustn't|shouldn't|don't|not|never|ever|just|only|simply|be) )*(?:says?|saying|reads?|reading|called|labell?ed|worded|titled|with|with the|with the (?:words?|text|label))$/
/** Most words between the two. */
const REACH = 8

/** “No “click here” links”, “links must not say “click here””: the words as the text of links, and no other links. */
export function nameLinkTexts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const quoted = tokens.findIndex(({ kind }) => kind === 'quoted')
  if (quoted === -1 || inAddresses.test(tokens[quoted].text)) return tokens
  const before = tokens.slice(Math.max(0, quoted - REACH - 1), quoted)
  const from = before.findLastIndex(isLinkWord)
  const said = before.slice(from + 1).map(({ text }) => text)
  if (from !== -1 && saying.test(said.join(' '))) {
    const link = before[from]
    const text = ['link', 'text'].map((word) => ({ ...link, text: word }))
    const at = quoted - before.length + from
    const verb = tokens
      .slice(at + 1, quoted)
      .map((token) => ({ ...token, text: plainly(token.text) }))
    return [...tokens.slice(0, at), ...text, ...verb, ...tokens.slice(quoted)]
  }
  const asLink = tokens.findIndex(
    (token, place) =>
      place > quoted && /^(?:as|for)$/.test(token.text) && asText.test(textFrom(tokens, place)),
  )
  if (asLink !== -1) {
    const [match] = asText.exec(textFrom(tokens, asLink)) ?? ['']
    const place = ['in', 'link', 'text'].map((text) => ({ ...tokens[asLink], text }))
    return tokens.toSpliced(asLink, match.split(' ').length, ...place)
  }
  const at = tokens.findIndex(
    (token, place) => token.kind === 'quoted' && isLinkWord(tokens[place + 1]),
  )
  if (at === -1) return tokens
  const link = tokens[at + 1]
  const place = ['in', 'link', 'text'].map((text) => ({ ...link, text }))
  return tokens.toSpliced(at + 1, 1, ...place)
}

/** “Never use “click here” as a link”, “… as the text of links” */
const asText =
  /^(?:as|for) (?:(?:an?|the|your|our|its|any) )*(?:links?(?: (?:text|texts|label|labels|wording|name))?|(?:text|label|wording|words) (?:of|for|in) (?:an? |the |your |our |any )?links?)(?= |$)(?! to )/

function textFrom(tokens: readonly PolicyToken[], at: number): string {
  return tokens
    .slice(at, at + REACH)
    .map(({ text }) => text)
    .join(' ')
}

/** “Links labelled “here”” say it. */
function plainly(text: string): string {
  return text.replace(/^(?:reads?|reading|called|labell?ed|worded|titled)$/, 'saying')
}

function isLinkWord(token: PolicyToken | undefined): boolean {
  return /^links?$/.test(token?.text ?? '')
}
