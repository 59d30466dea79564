import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { firstMatches, lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

const degree = '(?:(?:very|really|too|so|any|overly|extremely) )*'
/** Adjectives that leave open how much. */
const vague =
  '(?:older|old|outdated|stale|ancient|dated|longer|long|overlong|lengthy|shorter|short|bigger|big|larger|large|huge|higher|high|steep|lower|low|smaller|small|tiny|expensive|pricey)'
const things = '(?<things>[a-z-]+(?: [a-z-]+)?)'
const says =
  '(?:meaning|which (?:means|is|are)|that means|that is(?: to say)?|i (?:\\. )?e(?: \\.)?|ie|as in|by which (?:we|i) mean|in other words|in our case|i mean|namely|defined as|=|so)'
const opening = `(?:[,:(–—-] ${says} (?:[,:] )?|${says} (?:[,:] )?|[,:(–—-] )`
const whatever =
  "(?:(?:just|say|basically) )?(?:(?:anything|everything|something|those|ones|any|all|stuff|things|dates?|years?|sentences?|paragraphs?|prices?|discounts?) )?(?:(?:that|which) (?:is|are|was|were|comes?|goes?|runs?) |that's )?(?:(?:with|of|from|dated|written|published|made|costing) )*"
const than =
  '(?<than>before|earlier than|older than|prior to|pre(?: -)?|over|above|more than|longer than|greater than|bigger than|higher than|under|below|less than|fewer than|shorter than|lower than)'
const amount =
  '(?=(?:[$€£] )?(?:\\d|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred) ))(?!\\S+ (?:(?:per|each|in) |[a-z]+ per ))'

/** “Old dates, meaning anything before 2020” */
const within = new RegExp(
  `(?:^|(?<= ))(?<how>${degree}${vague}) ${things} ${opening}${whatever}${than} ${amount}`,
  'dg',
)
const measured =
  '[$€£]? ?[\\w.,]+(?: hundred)?(?: (?:%|percent|per cent|words?|characters?|sentences?|lines?|years?|months?|dollars?|euros?|pounds?))?'
/** “Old means before 2020”, “by long we mean over 30 words” */
const told = new RegExp(
  `^(?:(?:by|with) )?(?:“” )?${degree}(?<how>${vague}) (?:(?:here|there|dates?|ones) )?(?:means|meaning|we mean|i mean|is|are|=|:) ${whatever}${than} ${amount}${measured}$`,
  'd',
)
/** “Anything before 2020 is old” */
const counted = new RegExp(
  `^${whatever}${than} ${amount}(?<amount>${measured}) (?:is|are|counts? as|means) ${degree}(?<how>${vague})$`,
  'd',
)

/** Says how much is meant by a vague word: “old dates, i.e. before 2020” are dates before 2020. */
export function withLimits(sentence: Tokens): Tokens {
  const line = lineOf(sentence)
  for (const { groups, indices } of firstMatches(line, within)) {
    const [how, named, limit] = [
      indices?.groups?.['how'],
      indices?.groups?.['things'],
      indices?.groups?.['than'],
    ]
    if (how === undefined || named === undefined || limit === undefined) continue
    const start = tokensIn(line, ...how).from
    const noun = tokensIn(line, ...named)
    const { from, to } = tokensIn(line, ...limit)
    if (isVerbal(groups?.['things'] ?? '')) continue
    const rest = withoutBracket(sentence, noun.to, sentence.slice(to))
    return [
      ...sentence.slice(0, start),
      ...sentence.slice(noun.from, noun.to),
      ...comparison(sentence[from], sentence[to - 1], groups?.['than'] ?? '', rest),
      ...rest,
    ]
  }
  return sentence
}

/** “Flag old dates. Old means before 2020.”: both sentences as one; undefined where the second defines nothing of the first. */
export function limitedBy(before: Tokens, after: Tokens): Tokens | undefined {
  const line = lineOf(after)
  const found = matchOf(told, line) ?? matchOf(counted, line)
  const groups = found?.groups
  const [limit, amounts] = [found?.indices?.groups?.['than'], found?.indices?.groups?.['amount']]
  if (groups === undefined || limit === undefined) return undefined
  const at = before.findIndex(
    ({ text, kind }, place) =>
      kind === 'word' && text === groups['how'] && before[place + 1]?.kind === 'word',
  )
  if (at === -1) return undefined
  const { from, to } = tokensIn(line, ...limit)
  const value =
    amounts === undefined ? after.slice(to) : after.slice(to, tokensIn(line, ...amounts).to)
  const end = nounEnd(before, at + 1)
  return [
    ...before.slice(0, at),
    ...before.slice(at + 1, end),
    ...comparison(after[from], after[to - 1], groups['than'], value),
    ...value,
    ...before.slice(end),
  ]
}

const ending =
  /^(?:in|on|at|for|with|without|must|should|may|can|are|is|need|needs|that|which|from|to|and|or|unless)$/

/** The end of the words that name a thing. */
function nounEnd(tokens: Tokens, from: number): number {
  const end = tokens.findIndex(
    ({ kind, text }, at) => at > from && (kind !== 'word' || ending.test(text)),
  )
  return end === -1 ? tokens.length : end
}

/** “Old dates are, i.e. …”: a verb before a comma is no thing. */
function isVerbal(things: string): boolean {
  return /(?:^| )(?:is|are|was|must|should|may|can|need|please|it|them|and|or|words?)(?: |$)/.test(
    things,
  )
}

/** Years are before others, and what is counted in words or sentences is longer. */
function comparison(
  first: PolicyToken,
  last: PolicyToken,
  than: string,
  [value, unit]: Tokens,
): Tokens {
  const isYear =
    /^(?:1\d|20)\d\d$/.test(value?.text ?? '') && !/^(?:word|line)/.test(unit?.text ?? '')
  const isEarly = /^(?:earlier than|older than|prior to|pre(?: -)?|before)$/.test(than)
  const isLength = /^(?:words?|characters?|sentences?|lines?)$/.test(unit?.text ?? '')
  const words = isYear && isEarly ? 'before' : isLength ? lengthOf(than) : than
  return words.split(' ').map((text) => wordAt(first, last, text))
}

function lengthOf(than: string): string {
  return /^(?:under|below|less than|fewer than|shorter than|lower than)$/.test(than)
    ? 'shorter than'
    : 'longer than'
}

/** A bracket that opened behind the thing closes with the limit. */
function withoutBracket(sentence: Tokens, at: number, rest: Tokens): Tokens {
  if (sentence[at]?.text !== '(') return rest
  const close = rest.findIndex(({ text }) => text === ')')
  return close === -1 ? rest : [...rest.slice(0, close), ...rest.slice(close + 1)]
}
