import { type Document, KIND, SHAPE } from '../../document/document.ts'

/** What of a draft is running text: sentences of words, which the scores are made for. */
export interface RunningText {
  /**
   * Words of paragraphs and list items that are not numbers, as a share of all words; 1 without
   * words.
   */
  readonly share: number
  /** Mean length of a sentence in words; 0 without sentences. */
  readonly sentenceLength: number
}

/** Less than this share of running words is a table, an outline or a list of figures. */
const THIN_SHARE = 0.25
/** Longer sentences than this on average are text whose ends of sentences are missing. */
const ENDLESS = 120

/** Measures how much of a draft is running text. */
export function runningTextOf({ blocks, words, sentences }: Document): RunningText {
  let running = 0
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    if (kind !== KIND.paragraph && kind !== KIND.list_item) continue
    const endWord = blocks.endWords[block]
    for (let word = blocks.firstWords[block]; word < endWord; word++) {
      if ((words.flags[word] & (SHAPE.number | SHAPE.opaque)) === 0) running++
    }
  }
  return {
    share: words.count === 0 ? 1 : running / words.count,
    sentenceLength: sentences.count === 0 ? 0 : words.count / sentences.count,
  }
}

/** Why a draft with words enough is still no running text; undefined where it is. */
export function whyNotRunning(document: Document): string | undefined {
  const { share, sentenceLength } = runningTextOf(document)
  if (share < THIN_SHARE) {
    return 'most words are numbers, or in tables and headings, and the scores are made for running text.'
  }
  if (sentenceLength > ENDLESS) {
    return `a sentence has ${Math.round(sentenceLength)} words on average, so the marks that end sentences seem to be missing.`
  }
  return undefined
}
