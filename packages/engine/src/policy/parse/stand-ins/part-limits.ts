import * as signs from '../../lexicons/signs.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

/** Parts whose length is measured; of the first and the last of them the place says which. */
const part =
  '(?<part>(?:app|game|product|event|recipe|listing|project|item|course) (?:names?|titles?)|titles?|headings?|headlines?|subheadings?|sentences?|paragraphs?|bullets?(?: points?)?|list items?|(?:alt|link) texts?|quotes?|quotations?)(?: of (?:a|an|the|each|every|any|your) (?<whole>[a-z]+))?'
const which =
  '(?:(?:the|a|an|each|every|all|any|our|your|their|single|individual) )*(?<modifier>(?!and |or |of |in |to |at |with |must |should )[a-z]+ )??(?:(?<end>first|opening|last|closing|final) )?'
const prefix = '(?:(?:please|always|also|and|but|,|make sure|ensure|that|no|try to) )*?'
const ones = signs.numbers.map(([word]) => word).join('|')
const size = `(?<size>(?:\\d[\\d,]*|(?:a )?(?:${ones})(?:(?: -)? (?:${ones}))?) (?:words?|sentences?|characters?|chars?|letters)(?: (?:(?:including|incl|with|without|excluding|counting) (?:the )?spaces|spaces included))?)`
const most =
  '(?:at most|at the most|at the very most|no more than|not more than|never more than|up to|max(?:imum)?(?: of)?|a max(?:imum)? of|no longer than|not longer than|not over|within|only)'
const less = '(?:under|below|less than|fewer than|shorter than)'
const after =
  '(?:at most|at the most|at the very most|max(?:imum)?|tops|or fewer|or less|or under|or shorter|and no more|is plenty|are plenty|is enough|are enough|is the limit|is the maximum|is the most)'
const modal =
  '(?:(?:must|should|shall|may|can|has to|have to|needs? to|ought to|will|is to|are to) )?(?:(?:always|only|never) )?'
const have =
  '(?:(?:be|is|are|have|has|contain|contains|run to|runs to|stay|stays|remain|use|take|number|consist of|be kept(?: to| at)?|be limited to|be capped at) )?'
/** “Short, 12 words at most” */
const short =
  '(?:(?:(?:nice and|very|really|kept|fairly|quite) )*(?:short|brief|concise|crisp|snappy|tight|punchy|to the point)(?: and [a-z]+)?(?: please)? (?:[,:;(–—-] )?(?:(?:so|meaning|that is|ie|i e|i \\. e \\.|say) (?:, )?)?)?'
const beyond =
  '(?:exceed|be longer than|be more than|be over|be above|have more than|contain more than|go over|go beyond|run over|run to more than|run past|go past)'
const tail = '(?: (?:each|apiece|long|in length|in all|in total|either|please|too|as well))*'

/** Ways of saying how long a part may be. */
const ways: readonly RegExp[] = [
  `${which}${part}(?: [:=–-])? ${modal}${have}${short}(?:${most}|(?<less>${less})) ${size}${tail}(?: \\))?`,
  `${which}${part}(?: [:=–-])? ${modal}${have}${short}${size} (?:long )?${after}${tail}(?: \\))?`,
  `${which}${part} (?:must|should|may|shall|can|do|does|is|are|ought) (?:not|never)(?: to)? ${beyond} ${size}${tail}`,
  `(?:keep|limit|hold|cap|restrict|make|write|leave) ${which}${part} (?:down )?(?:(?:to|at) )?(?:(?:to|at|${most}|(?<less>${less})) )${size}(?: ${after})?${tail}`,
  `(?:keep|make|write|leave) ${which}${part} ${short}(?:(?:to|at|${most}|(?<less>${less})) )?${size}(?: ${after})?${tail}(?: \\))?`,
  `(?:${most} )?${size} (?:per|for each|for every|in each|in every|in one|to a|for a) ${part}(?: ${after})?`,
].map((way) => new RegExp(`^${prefix}${way}$`, 'd'))

/**
 * “Keep each bullet point under 15 words”, “the first sentence should not exceed 20 words”, “ad titles: 60 characters at most”
 * are “list items of under 15 words” and so on.
 */
export function limitParts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  // “20 words max.”
  const line = lineOf(tokens).replace(/ \.$/, '')
  if (!measured.test(line)) return tokens
  for (const way of ways) {
    const found = matchOf(way, line)
    const { part: name, modifier, whole, end, less: isLess, size: length } = found?.groups ?? {}
    const range = found?.indices?.groups?.['size']
    if (name === undefined || length === undefined || range === undefined) continue
    // “Card titles” are not all titles.
    if (![modifier, whole].every((word) => word === undefined || isDraftWord(word.trim()))) continue
    if (/sentences?$/.test(length) && !/^(?:paragraph|quot)/.test(name)) continue
    const { from, to } = tokensIn(line, ...range)
    const [first, last] = [tokens[0], tokens[tokens.length - 1]]
    const say = (words: string) => words.split(' ').map((word) => wordAt(first, last, word))
    const limit = isLess === undefined ? 'at most' : 'under'
    return [
      ...say(`${nameOf(name)}s of ${limit}`),
      ...inDigits(tokens.slice(from, to)),
      ...(end === undefined ? [] : say(`in the ${placeOf(end, name)}`)),
    ]
  }
  return tokens
}

const numbers = new Map<string, number>(signs.numbers)
const measured = /(?:^| )(?:words?|sentences?|characters?|chars?|letters)(?: |$)/

/** “Ten words”, “twenty-five words” as “10 words” and “25 words”. */
function inDigits(size: readonly PolicyToken[]): readonly PolicyToken[] {
  const unit = size.findIndex(({ text }) => measured.test(text))
  const words = size.slice(0, unit).filter(({ text }) => text !== '-')
  const parts = words.map(({ text }) => numbers.get(text) ?? Number.NaN)
  const sum = parts.reduce((total, value) => total + value, 0)
  const value = numbers.get(words.map(({ text }) => text).join(' ')) ?? sum
  if (Number.isNaN(value)) return size
  const digits = wordAt(words[0], words[words.length - 1], String(value))
  return [{ ...digits, kind: 'number' }, ...size.slice(unit)]
}

/** A part in the singular; the name of an app or a product is the title of its draft. */
function nameOf(part: string): string {
  return / (?:name|title)s?$/.test(part) ? 'title' : part.replace(/s$/, '')
}

/** “The opening sentence” is the first one. */
function placeOf(end: string, name: string): string {
  return `${/^(?:first|opening)$/.test(end) ? 'first' : 'last'} ${nameOf(name)}`
}
