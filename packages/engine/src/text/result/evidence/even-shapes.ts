import type { Document } from '../../document/document.ts'
import { type LeadIns, listLeadIns, paragraphLeadIns } from '../../queries/layout/bold-openings.ts'
import {
  type CommonRange,
  itemLengths,
  nearMiddle,
  sentencesOfParagraphs,
} from '../../queries/layout/common-count.ts'
import { isTelling } from '../../scores/telling-sentences.ts'
import { quoteAll } from './quote-all.ts'
import { readOpenings } from './sentence-openings.ts'

/**
 * What is built alike in a draft, counted, so that a writer can find it and change it. Below each
 * limit lie about nine of ten texts by people, of documentation, posts and essays alike
 * (`training/measure-evenness.ts`).
 */

/** Share of list items and of paragraphs that open with a bold phrase. */
const BOLD_ITEMS = { fewest: 4, share: 0.5 }
const BOLD_PARAGRAPHS = { fewest: 4, share: 0.3 }
/** Share of paragraphs with the same number of sentences, two or more. */
const PARAGRAPHS = { fewest: 5, share: 0.6 }
/** Share of sentences, and of list items, that are about as long as the middle one. */
const SENTENCES = { fewest: 6, share: 0.8 }
const ITEMS = { fewest: 5, share: 0.8 }
/** Lengths this near to the middle one, as a share of it, count as alike. */
const NEAR = 0.3
/** An item of fewer words in the middle is a term or a name. */
const FEWEST_ITEM_WORDS = 4
/** Share of sentences that open with the same word; articles open many in any text. */
const OPENINGS = { fewest: 5, share: 0.3, articles: 0.4 }
/** Share of sentences in rows that open alike. */
const RUNS = 0.12
/** First words of a row that are quoted. */
const MOST_QUOTED = 4

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an'])
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What is even in the layout and in the sentences of a draft, each in words, the plainest first. */
export function evenShapes(document: Document, most: number): string[] {
  const said: string[] = []
  for (const read of [
    boldItems,
    boldParagraphs,
    evenParagraphs,
    evenSentences,
    evenOpenings,
    evenItems,
  ]) {
    if (said.length === most) break
    const words = read(document)
    if (words !== undefined) said.push(words)
  }
  return said
}

/** “11 of 14 list items open with a bold phrase and a colon”. */
function boldItems(document: Document): string | undefined {
  return boldText(listLeadIns(document), 'list items', BOLD_ITEMS)
}

function boldParagraphs(document: Document): string | undefined {
  return boldText(paragraphLeadIns(document), 'paragraphs', BOLD_PARAGRAPHS)
}

function boldText(
  { blocks, bold, colons }: LeadIns,
  what: string,
  { fewest, share }: typeof BOLD_ITEMS,
): string | undefined {
  if (blocks < fewest || bold < share * blocks) return undefined
  // The colon is named where most have it, and then those alone are counted.
  return colons * 2 > bold && colons >= share * blocks
    ? `${colons} of ${blocks} ${what} open with a bold phrase and a colon`
    : `${bold} of ${blocks} ${what} open with a bold phrase`
}

/** “7 of 9 paragraphs have three sentences”. */
function evenParagraphs(document: Document): string | undefined {
  const { things, value, alike } = sentencesOfParagraphs(document)
  if (things < PARAGRAPHS.fewest || value < 2 || alike < PARAGRAPHS.share * things) return undefined
  return `${alike} of ${things} paragraphs have ${numbers[value] ?? value} sentences`
}

/** “sentence openings repeat: “This”, “This”, “It””, or how many sentences open with one word. */
function evenOpenings(document: Document): string | undefined {
  const { sentences, word, times, run, inRuns } = readOpenings(document)
  if (run.length > 0 && inRuns >= RUNS * sentences) {
    const quoted = run.slice(0, MOST_QUOTED).map((first) => `“${first}”`)
    return `sentence openings repeat: ${quoted.join(', ')}`
  }
  const share = articles.has(word.toLowerCase()) ? OPENINGS.articles : OPENINGS.share
  if (times < OPENINGS.fewest || times < share * sentences) return undefined
  return `${times} of ${sentences} sentences open with ${quoteAll([word])}`
}

/** “8 of 9 sentences have 14 to 26 words”. */
function evenSentences(document: Document): string | undefined {
  const { sentences } = document
  const lengths = new Uint32Array(sentences.count)
  let count = 0
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    if (!isTelling(document, sentence)) continue
    lengths[count++] = sentences.endWords[sentence] - sentences.firstWords[sentence]
  }
  return rangeText(nearMiddle(lengths.subarray(0, count), NEAR), 'sentences', SENTENCES)
}

function evenItems(document: Document): string | undefined {
  const range = nearMiddle(itemLengths(document), NEAR)
  if (range.from + range.to < 2 * FEWEST_ITEM_WORDS) return undefined
  return rangeText(range, 'list items', ITEMS)
}

function rangeText(
  { things, from, to, near }: CommonRange,
  what: string,
  { fewest, share }: typeof SENTENCES,
): string | undefined {
  if (things < fewest || near < share * things) return undefined
  return `${near} of ${things} ${what} have ${from} to ${to} words`
}
