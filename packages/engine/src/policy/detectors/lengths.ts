import { defineNumberDetector } from './detector.ts'
import type { DetectorDraft, DraftSentence, Span } from './detector-draft.ts'

const HYPHEN = 0x2d
const isRunning = (kind: string): boolean => kind === 'paragraph' || kind === 'list_item'

/** Words from one to before another; a word with hyphens is one, and code is none. */
function countWords({ words, units }: DetectorDraft, first: number, end: number): number {
  let count = 0
  for (let at = first; at < end; at++) {
    const before = words.start(at) - 1
    const isPart = at > first && units[before] === HYPHEN && words.end(at - 1) === before
    if (!words.isOpaque(at) && !isPart) count++
  }
  return count
}

/** Whether a range of words has more than so many; most ranges are too short to be counted. */
function hasMoreWords(draft: DetectorDraft, first: number, end: number, most: number): boolean {
  return end - first > most && countWords(draft, first, end) > most
}

/** Sentences of more than N words. */
export const longSentence = defineNumberDetector({
  id: 'long-sentence',
  names:
    'long sentence, long sentences, sentence length, overlong sentences, too long sentences, run-on sentences',
  describe: 'sentences of paragraphs and list items with more words than that',
  parameter: {
    name: 'words',
    fallback: 25,
    range: [1, 1000],
    describe: 'The most words that a sentence may have',
  },
  *find(draft, most) {
    for (const sentence of draft.sentences) {
      if (!isRunning(draft.blocks[sentence.block].kind)) continue
      if (hasMoreWords(draft, sentence.firstWord, sentence.endWord, most)) yield sentence
    }
  },
})

/** Paragraphs of more than N words. */
export const longParagraph = defineNumberDetector({
  id: 'long-paragraph',
  names:
    'long paragraph, long paragraphs, paragraph length, overlong paragraphs, too long paragraphs, walls of text, wall of text',
  describe: 'paragraphs and list items with more words than that',
  parameter: {
    name: 'words',
    fallback: 150,
    range: [1, 10_000],
    describe: 'The most words that a paragraph may have',
  },
  *find(draft, most) {
    for (const block of draft.blocks) {
      if (!isRunning(block.kind) || block.firstWord === block.endWord) continue
      if (hasMoreWords(draft, block.firstWord, block.endWord, most)) yield block
    }
  },
})

/** Fewest words that a reading grade is computed for. */
const FEWEST_WORDS = 20
/** Words below which a draft must lie well above the grade, because one long word moves it far. */
const SHORT = 30
const SHORT_MARGIN = 4
/** A sentence or two this far above the grade are hard to read, however few their words. */
const SHORTEST = 8
const SHORTEST_MARGIN = 12

/** Drafts that read above a school grade. */
export const readingGrade = defineNumberDetector({
  id: 'reading-grade',
  names:
    'reading grade, reading grades, reading level, grade level, readability grade, school grade, hard to read text, difficult text, readability',
  describe:
    'the hardest sentence of a draft that as a whole reads above that school grade, by the automated readability index, from 30 words on, from 20 where it is four grades above, and from 8 where it is twelve',
  parameter: {
    name: 'grade',
    fallback: 12,
    range: [1, 30],
    describe: 'The highest school grade that the draft may need',
  },
  *find(draft, most) {
    const running = draft.sentences.filter(
      ({ block, firstWord, endWord }) =>
        isRunning(draft.blocks[block].kind) && endWord - firstWord > 1,
    )
    const isAbove =
      gradeOf(draft, running, SHORT) > most ||
      gradeOf(draft, running, FEWEST_WORDS) > most + SHORT_MARGIN ||
      gradeOf(draft, running, SHORTEST) > most + SHORTEST_MARGIN
    if (!isAbove) return
    const hardest = running.reduce<Graded | undefined>((top, sentence) => {
      const grade = gradeOf(draft, [sentence], 1)
      return top === undefined || grade > top.grade ? { grade, sentence } : top
    }, undefined)
    if (hardest !== undefined) yield hardest.sentence
  },
})

interface Graded {
  readonly grade: number
  readonly sentence: Span
}

/** The automated readability index (Senter and Smith, 1967); 0 where there are too few words. */
function gradeOf(
  draft: DetectorDraft,
  sentences: readonly DraftSentence[],
  fewest: number,
): number {
  let words = 0
  let letters = 0
  for (const { firstWord, endWord } of sentences) {
    words += countWords(draft, firstWord, endWord)
    for (let at = firstWord; at < endWord; at++) {
      if (!draft.words.isOpaque(at)) letters += draft.words.text(at).length
    }
  }
  if (words < fewest || sentences.length === 0) return 0
  return 4.71 * (letters / words) + 0.5 * (words / sentences.length) - 21.43
}
