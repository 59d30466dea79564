import { ruleCatalogue } from '@content-trust/engine'

const rules: ReadonlySet<string> = new Set(ruleCatalogue.map(({ id }) => id))

/** Why a sentence costs, beside rules and words of the sentence. */
const reasons: ReadonlySet<string> = new Set([
  'few details for its length',
  'no number or date',
  'no name',
  'no name, number or date',
  'claims much, even with a source',
  'claim without a source',
  'no source',
])

/** Characters of a draft that may be quoted as a reason. */
const MOST_QUOTED = 80
const quotation = /^(?:even wording, as in )?“([^“”]*)”$/

const unjudged: readonly RegExp[] = [
  /^Cannot judge: not enough text, fewer than \d{1,3} words are prose\.$/,
  /^Cannot judge: fewer than \d{1,3} words are prose\.$/,
  /^Cannot judge: less than a quarter of the lines are prose\.$/,
  /^Cannot judge: the text does not read as English, and the scores are calibrated for English\.$/,
  /^Cannot judge: most words are numbers, or in tables and headings, and the scores are made for running text\.$/,
  /^Cannot judge: a sentence has \d{1,7} words on average, so the marks that end sentences seem to be missing\.$/,
]

/** Whether the engine gives such a reason why a sentence costs: a rule, a short quotation, or words of its own. */
export function isKnownReason(text: string): boolean {
  if (rules.has(text) || reasons.has(text)) return true
  const quoted = quotation.exec(text)?.[1]
  return quoted !== undefined && quoted.length <= MOST_QUOTED
}

/** Whether the engine says this of a text that it cannot judge. */
export function isKnownUnjudged(text: string): boolean {
  return unjudged.some((pattern) => pattern.test(text))
}
