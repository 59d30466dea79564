import { type Document, SHAPE } from '../../document/document.ts'
import { classSet, sentenceHasAny } from '../class-tests.ts'
import { nextMayBack, supportedSentences } from '../sourcing/support.ts'
import { substanceOf } from './document-substance.ts'
import { isRunningText, MARK } from './word-substance.ts'

/** What a sentence of running text has to do with backing; 0 where it is no running text. */
export const CLAIM = {
  outside: 0,
  /** Nothing in it wants backing, and nothing backs it. */
  none: 1,
  /** Linked, cited, measured, quoted, shown in code, or told first-hand. */
  backed: 2,
  /** Claims a gain, a rank, a cause, praises, or speaks of studies and people; nothing backs it. */
  unbacked: 3,
} as const

/** What a draft claims, sentence by sentence. */
export interface Claims {
  /** Numbers of CLAIM, one for each sentence. */
  readonly states: Uint8Array
  /** Words of running text, and those of its sentences that are backed or hold an unbacked claim. */
  readonly words: number
  readonly backedWords: number
  readonly unbackedWords: number
  /** Words of unbacked sentences about money, health, law and figures. */
  readonly weightyWords: number
  /** Sections with running text, and those of them with an unbacked claim of two kinds. */
  readonly sections: number
  readonly unbackedSections: number
}

const claiming = MARK.quality | MARK.gain | MARK.rank | MARK.study | MARK.people | MARK.cause
const weighty = classSet('statistic', 'finance', 'health', 'legal')

const known = new WeakMap<Document, Claims>()

/** Reads which sentences want backing and which have it, once: linear in the words of the draft. */
export function claimsOf(document: Document): Claims {
  const answer = known.get(document) ?? readClaims(document)
  known.set(document, answer)
  return answer
}

/** The sentences that claim something and have nothing to back it, in order. */
export function unbackedClaims(document: Document): readonly number[] {
  const { states } = claimsOf(document)
  const found: number[] = []
  for (let sentence = 0; sentence < states.length; sentence++) {
    if (states[sentence] === CLAIM.unbacked) found.push(sentence)
  }
  return found
}

function readClaims(document: Document): Claims {
  const { sentences } = document
  const { marks } = substanceOf(document)
  const supported = supportedSentences(document)
  const states = new Uint8Array(sentences.count)
  const isStrong = new Uint8Array(sentences.count)
  let words = 0
  let backedWords = 0
  let unbackedWords = 0
  let weightyWords = 0
  // From the end, because the next sentence may back a claim.
  let nextIsSupport = false
  for (let sentence = sentences.count - 1; sentence >= 0; sentence--) {
    const isSupport = supported[sentence] === 1
    const isNear = nextIsSupport && nextMayBack(document, sentence)
    nextIsSupport = isSupport
    const block = sentences.blocks[sentence]
    if (!isRunningText(document, block)) continue
    const length = sentences.endWords[sentence] - sentences.firstWords[sentence]
    const claim = readSentence(document, marks, sentence)
    words += length
    if (isSupport || isNear || claim.isShown || document.blocks.quoted[block] === 1) {
      states[sentence] = CLAIM.backed
      backedWords += length
      continue
    }
    if (sentenceHasAny(document, sentence, weighty)) weightyWords += length
    states[sentence] = claim.marks === 0 ? CLAIM.none : CLAIM.unbacked
    if (claim.marks === 0) continue
    unbackedWords += length
    isStrong[sentence] = (claim.marks & (claim.marks - 1)) === 0 ? 0 : 1
  }
  const sections = countSections(document, isStrong)
  return { states, words, backedWords, unbackedWords, weightyWords, ...sections }
}

/** The marks of a sentence that want backing, and whether it is told first-hand or shown in code. */
function readSentence(
  { sentences, words }: Document,
  marks: Uint16Array,
  sentence: number,
): { marks: number; isShown: boolean } {
  let all = 0
  let flags = 0
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    all |= marks[word]
    flags |= words.flags[word]
  }
  return {
    marks: all & claiming,
    isShown: (flags & SHAPE.opaque) !== 0 || (all & MARK.own) !== 0,
  }
}

function countSections(
  document: Document,
  isStrong: Uint8Array,
): Pick<Claims, 'sections' | 'unbackedSections'> {
  const { blocks } = document
  const { sections } = substanceOf(document)
  let unbackedSections = 0
  for (const { firstBlock, endBlock } of sections) {
    let isUnbacked = false
    for (let block = firstBlock; block < endBlock && !isUnbacked; block++) {
      const end = blocks.endSentences[block]
      for (let sentence = blocks.firstSentences[block]; sentence < end; sentence++) {
        if (isStrong[sentence] === 1) isUnbacked = true
      }
    }
    if (isUnbacked) unbackedSections++
  }
  return { sections: sections.length, unbackedSections }
}
