import type { Document } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { claimsOf } from '../queries/substance/claim-sentences.ts'
import { type SubstanceCounts, substanceOf } from '../queries/substance/document-substance.ts'
import { isRunningText } from '../queries/substance/word-substance.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import { type DocumentFeature, saturated } from './document-model.ts'
import type { SentenceProbabilities } from './sentence-probabilities.ts'
import { meanOverWords } from './sentence-scores.ts'

/** A draft with fewer plain words is read as if it had so many, so that one word is no rate. */
const FEWEST_WORDS = 30
/** A draft with fewer runs of content words has too few for one of them to come again. */
const FEWEST_RUNS = 20
/** Half of the drafts that people rated lie on either side of it. */
const USUAL_RICHNESS = 8
/** A block of code shows as much as so many spans of it. */
const SPANS_PER_CODE_BLOCK = 5

/**
 * What the specificity of a document is made of. All but the first three are rates of words that nothing
 * put between them changes, and what is specific only ever lowers the risk.
 */
export const specificityFeatures = [
  { name: 'uncovered_words', sign: 1 },
  { name: 'bare_sections', sign: 1 },
  { name: 'specifics', sign: -1 },
  { name: 'names', sign: -1 },
  { name: 'repeated_content', sign: 1 },
  { name: 'subject_words', sign: -1 },
  { name: 'long_words', sign: 1 },
  { name: 'uncovered_praise', sign: 1 },
  { name: 'uncovered_guesses', sign: 1 },
  { name: 'uncovered_people', sign: 1 },
  { name: 'brackets', sign: -1 },
  { name: 'limits', sign: -1 },
  { name: 'reasons_and_causes', sign: -1 },
  { name: 'order_and_pointers', sign: -1 },
  { name: 'conditions', sign: -1 },
  { name: 'richness', sign: -1 },
] as const satisfies readonly DocumentFeature[]

/** What the want of backing in a document is made of. */
export const provenanceFeatures = [
  { name: 'backed_text', sign: -1 },
  { name: 'unbacked_sections', sign: 1 },
  { name: 'unbacked_figures', sign: 1 },
  { name: 'uncovered_words', sign: 1 },
  { name: 'links', sign: -1 },
  { name: 'specifics', sign: -1 },
  { name: 'repeated_content', sign: 1 },
  { name: 'uncovered_praise', sign: 1 },
  { name: 'uncovered_gains', sign: 1 },
  { name: 'uncovered_guesses', sign: 1 },
  { name: 'reasons_and_pointers', sign: -1 },
  { name: 'brackets', sign: -1 },
  { name: 'stock_phrases', sign: 1 },
  { name: 'hedged_text', sign: 1 },
] as const satisfies readonly DocumentFeature[]

/** The features of the specificity model, in order. */
export function specificityValues(document: Document): Float64Array {
  const { counts } = substanceOf(document)
  const size = Math.max(FEWEST_WORDS, counts.plain)
  return Float64Array.of(
    share(counts.uncovered, counts.plain),
    share(counts.bare, counts.plain),
    saturated(specificsOf(counts), size, 0.135),
    saturated(counts.names, size, 0.041),
    saturated(counts.repeated, Math.max(FEWEST_RUNS, counts.runs), 0.03),
    counts.unknown / size,
    counts.long / size,
    saturated(counts.quality, size, 0.027),
    saturated(counts.guess, size, 0.014),
    saturated(counts.people, size, 0.027),
    saturated(counts.brackets, size, 0.041),
    saturated(counts.limits, size, 0.05),
    saturated(counts.causes, size, 0.02),
    saturated(counts.order, size, 0.041),
    saturated(counts.conditions, size, 0.027),
    richness(counts),
  )
}

/** The features of the provenance model, in order. */
export function provenanceValues(
  document: Document,
  hits: readonly Hit[],
  { hedging }: Pick<SentenceProbabilities, 'hedging'>,
): Float64Array {
  const { counts } = substanceOf(document)
  const claims = claimsOf(document)
  const size = Math.max(FEWEST_WORDS, counts.plain)
  const words = Math.max(FEWEST_WORDS, claims.words)
  return Float64Array.of(
    claims.backedWords / words,
    share(claims.unbackedSections, claims.sections),
    claims.weightyWords / words,
    share(counts.uncovered, counts.plain),
    saturated(counts.links, size, 0.014),
    saturated(specificsOf(counts), size, 0.135),
    saturated(counts.repeated, Math.max(FEWEST_RUNS, counts.runs), 0.03),
    saturated(counts.quality, size, 0.027),
    saturated(counts.gain, size, 0.027),
    saturated(counts.guess, size, 0.014),
    saturated(counts.reasons, size, 0.027),
    saturated(counts.brackets, size, 0.041),
    saturated(stockPhrases(document, hits), size, 0.027),
    meanOverWords(document, hedging),
  )
}

function specificsOf({ specific, links, codeBlocks }: Readonly<SubstanceCounts>): number {
  return specific + links + SPANS_PER_CODE_BLOCK * codeBlocks
}

/** The index of Guiraud (1954), different words over the root of all words, as a number from 0 to 1. */
function richness({ content, distinct }: Readonly<SubstanceCounts>): number {
  return content === 0 ? 0 : saturated(distinct / Math.sqrt(content), 1, USUAL_RICHNESS)
}

function share(part: number, all: number): number {
  return all === 0 ? 0 : part / all
}

/** Findings of generic phrasing in running text. */
function stockPhrases(document: Document, hits: readonly Hit[]): number {
  let count = 0
  for (const { rule, start } of hits) {
    if (rule.type !== 'generic_phrasing') continue
    const sentence = sentenceAt(document, start)
    if (sentence >= 0 && isRunningText(document, document.sentences.blocks[sentence])) count++
  }
  return count
}
