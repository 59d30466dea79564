import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

const number = '(?:\\d[\\d,]*|[a-z]+(?: - [a-z]+)?)'
const least = `(?:at least|no fewer than|no less than|not fewer than|a minimum of|minimum|min) ${number}`
const most = `(?:at most|no more than|not more than|never more than|up to|a maximum of|maximum|max) ${number}`
const unit = '[a-z]+'
const joint = '(?:, )?(?:and|but)(?: also)?'
/** “Titles need at least 3 words and at most 10”, “at most ten and at least three words” */
const ways = [
  [least, most],
  [most, least],
].map(
  ([one, other]) =>
    new RegExp(
      `^(?<subject>.+? )(?<first>${one})(?: (?<unit>(?!and |but )${unit}))? ${joint} (?<second>${other})(?: (?<same>${unit}))?(?<rest>(?: (?:per|in|long|each|for).*)?)$`,
      'd',
    ),
)
/** Longest sentence that is cut, so that time stays linear. */
const LONGEST = 40

/** “Titles need at least 3 words and at most 10”: two limits of one thing, each in a sentence of its own. */
export function withTwoLimits(sentence: Tokens): Tokens[] {
  if (sentence.length > LONGEST) return [sentence]
  const line = lineOf(sentence)
  for (const way of ways) {
    const groups = matchOf(way, line)?.indices?.groups
    if (groups === undefined) continue
    const part = (name: string): Tokens => partAt(sentence, line, name, groups[name])
    const [counted, same] = [part('unit'), part('same')]
    if (counted.length + same.length === 0) return [sentence]
    const what = counted.length > 0 ? counted : same
    const subject = sentence.slice(0, tokensIn(line, 0, groups['subject'][1] - 1).to)
    const [first, second] = [part('first'), part('second')]
    const again = at(second[0].start, subject)
    return [
      [...obliged(subject), ...first, ...at(first[first.length - 1].end, what)],
      [...obliged(again), ...second, ...at(second[second.length - 1].end, what), ...part('rest')],
    ]
  }
  return [sentence]
}

const placed = new RegExp(
  `^(?<what>[^ ]+(?: [^ ]+){0,2}?) (?:(?:are|is|may|can|should|must|be|belong|belongs|go|goes|allowed|used|fine|ok|appear) )*only (?:(?:allowed|used|appear|fine) )?(?:in|at|on|inside|within) (?<place>.+?) (?:, )?(?:(?:and|but) )?(?:(?<most>${most})|(?<number>${number}) (?:at most|max|maximum))(?: of (?:them|these|those))?(?<rest>(?: (?:per|in|for|each|a|every) .*)?)$`,
  'd',
)

/** “Emoji only in the last line, and at most two of them”: where a thing may stand, and how many there may be. */
export function withPlaceAndCount(sentence: Tokens): Tokens[] {
  if (sentence.length > LONGEST) return [sentence]
  const line = lineOf(sentence)
  const groups = matchOf(placed, line)?.indices?.groups
  if (groups === undefined) return [sentence]
  const part = (name: string): Tokens => partAt(sentence, line, name, groups[name])
  const { to } = tokensIn(line, ...groups['place'])
  const [counted, fixed] = [part('number'), part('most')]
  const opening =
    counted.length === 0 ? [] : ['at', 'most'].map((text) => ({ ...counted[0], text }))
  const count = [
    ...opening.map((token) => ({ ...token, kind: 'word' as const })),
    ...counted,
    ...fixed,
  ]
  return [
    sentence.slice(0, to),
    [...count, ...at(count[count.length - 1].end, part('what')), ...part('rest')],
  ]
}

const banned = new RegExp(
  `^(?<ban>(?:please )?(?:no|avoid|not use|never use|reject|ban) [^,;:]+?)(?: ,)? (?:and|but)(?: also)? (?<count>${most} .+)$`,
  'd',
)

/** “No prices and at most two emoji”: what is banned has no limit. */
export function withBanAndCount(sentence: Tokens): Tokens[] {
  if (sentence.length > LONGEST) return [sentence]
  const line = lineOf(sentence)
  const groups = matchOf(banned, line)?.indices?.groups
  if (groups === undefined || counting.test(line.slice(...groups['ban']))) return [sentence]
  const { to } = tokensIn(line, ...groups['ban'])
  const { from } = tokensIn(line, ...groups['count'])
  return [sentence.slice(0, to), sentence.slice(from)]
}

const counting = / (?:more|fewer|less|longer|shorter|over|under|at least|if|unless|when) /

/** The tokens of a group of a pattern; “rest” begins with a space. */
function partAt(
  sentence: Tokens,
  line: string,
  name: string,
  range: readonly [number, number] | undefined,
): Tokens {
  if (range === undefined || range[0] === range[1]) return []
  const { from, to } = tokensIn(line, range[0] + (name === 'rest' ? 1 : 0), range[1])
  return sentence.slice(from, to)
}

/** Tokens that are said again at a place. */
function at(place: number, tokens: Tokens): Tokens {
  return tokens.map((token) => ({ ...token, start: place, end: place }))
}

/** “May have at most eight words” sets a limit, as “must” does. */
function obliged(subject: Tokens): Tokens {
  return subject.map((token) =>
    /^(?:may|can)$/.test(token.text) ? { ...token, text: 'must' } : token,
  )
}
