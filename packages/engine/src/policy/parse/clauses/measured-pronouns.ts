import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { firstMatches, lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { hasTargetIn } from '../tokens/token-signs.ts'
import { subjectOf } from './anaphora.ts'

type Tokens = readonly PolicyToken[]

const pronoun =
  /^(?:(?:and|but|also|please|always|then|,) )*(?:(?:keep|limit|hold|restrict|cap|make|leave) (?<object>them|it|these|those|each one|each of them|each)|(?<subject>they|it|these|those|each one|each of them|each) (?:must|should|shall|may|can|cannot|has to|have to|needs? to|ought to|is|are|do|does|will)) /d
const measured =
  /(?:^| )(?:(?:words?|sentences?|characters?|chars?|letters)|(?:longer|shorter) than)(?: |$)/
const part =
  /(?<=^| )(?:(?:alt|link) texts?|titles?(?! case)|headings?|headlines?|subheadings?|sentences?(?! case)|paragraphs?|bullet points?|bullets|list items?|quotes?|quotations?)(?= |$)/g

/**
 * “No capitals in titles, and keep them to 80 characters”: what a limit says of “them” is said of the part that was named
 * before, or of the thing; where only drafts were named, it is said of these.
 */
export function withMeasured(before: Tokens | undefined, demand: Tokens): Tokens {
  const line = lineOf(demand)
  const groups = measured.test(line) ? matchOf(pronoun, line)?.indices?.groups : undefined
  const range = groups?.['object'] ?? groups?.['subject']
  if (before === undefined || range === undefined) return demand
  const { from, to } = tokensIn(line, ...range)
  const named = namedIn(before, /^(?:them|they|these|those)$/.test(demand[from].text))
  if (named.length === 0) return demand
  const [{ start }, { end }] = [demand[from], demand[to - 1]]
  const words = named.map((token) => ({ ...token, start, end }))
  return [...demand.slice(0, from), ...words, ...demand.slice(to)]
}

const placed =
  /(?<=^| )(?:in|inside|within) (?<place>them|these|those|it)(?=(?: (?:either|too))? ?$)/dg
const place =
  /(?<=^| )(?:titles?|headings?|headlines?|subheadings?|tables?|lists?|bullet points?|bullets|quotes?|quotations?|captions?|link texts?)(?= |$)/g

/** “Use sentence case for headings and avoid full stops in them”: where something is banned was named before. */
export function withPlaced(before: Tokens | undefined, demand: Tokens): Tokens {
  if (before === undefined) return demand
  const line = lineOf(demand)
  const [pointed] = firstMatches(line, placed)
  const [found] = firstMatches(lineOf(before), place)
  const range = pointed?.indices?.groups?.['place']
  if (range === undefined || found === undefined) return demand
  const { from, to } = tokensIn(line, ...range)
  const at = tokensIn(lineOf(before), found.index, found.index + found[0].length)
  const [{ start }, { end }] = [demand[from], demand[to - 1]]
  const words = before.slice(at.from, at.to).map((token) => ({ ...token, start, end }))
  return [...demand.slice(0, from), ...words, ...demand.slice(to)]
}

/** The part that is measured, or what “they” are where none is named; “it” is then the draft. */
function namedIn(before: Tokens, isPlural: boolean): Tokens {
  const line = lineOf(before)
  const parts = [...firstMatches(line, part)]
  const found = parts.find(([name]) => name.endsWith('s') === isPlural) ?? parts[0]
  if (found !== undefined) {
    const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
    return before.slice(from, to)
  }
  const isOfDrafts = before.some(({ text }) => isDraftWord(text))
  return isPlural && hasTargetIn(before) && !isOfDrafts ? subjectOf(before) : []
}
