import { type Document, SHAPE } from '../text/document/document.ts'
import { adverbLookalikes, nominalizationLookalikes } from './lexicons/lookalikes.ts'
import { isFamiliar } from './readability/is-familiar.ts'
import { countSyllables } from './readability/syllables.ts'

/** What style asks of a word, whatever is around it. */
export interface WordProfile {
  /** Letters and digits. */
  readonly letters: number
  readonly syllables: number
  readonly isFamiliar: boolean
  /** Three syllables or more that no ending -es, -ed or -ing has made (Gunning 1952). */
  readonly isComplex: boolean
  readonly isAdverb: boolean
  readonly isNominalization: boolean
}

/** Longer words are no English words; the patterns that count syllables never see them. */
const LONGEST_WORD = 40
/** Letters of a syllable in a word that is too long to be read. */
const SYLLABLE_LETTERS = 3

const adverbExceptions = new Set(adverbLookalikes)
const nounExceptions = new Set(nominalizationLookalikes)

/** Profiles of a draft's words, each distinct word read once. */
export class WordProfiles {
  readonly #document: Document
  readonly #known = new Map<number, WordProfile>()

  constructor(document: Document) {
    this.#document = document
  }

  /** The profile of a word. */
  of(word: number): WordProfile {
    const { hashes, flags } = this.#document.words
    // Capitals and accents fold away in the hash; a number has a profile of its own length.
    const known = this.#known.get(hashes[word])
    if (known !== undefined) return known
    const text = foldWord(this.#document.textOf(word, word))
    const profile = (flags[word] & SHAPE.number) !== 0 ? numberProfile(text) : wordProfile(text)
    this.#known.set(hashes[word], profile)
    return profile
  }
}

function foldWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return /^[a-z']*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

function wordProfile(text: string): WordProfile {
  const letters = lettersOf(text)
  if (text.length > LONGEST_WORD)
    return { ...plain, letters, syllables: Math.ceil(letters / SYLLABLE_LETTERS) }
  const syllables = countSyllables(text)
  return {
    letters,
    syllables,
    isFamiliar: isFamiliar(text),
    isComplex: syllables >= 3 && !(syllables === 3 && /(?:es|ed|ing)$/.test(text)),
    isAdverb: letters > 3 && text.endsWith('ly') && !adverbExceptions.has(text),
    isNominalization:
      letters > 6 &&
      /(?:tion|sion|ment|ness|ity|ance|ence)s?$/.test(text) &&
      !nounExceptions.has(text.replace(/s$/, '')),
  }
}

const plain: WordProfile = {
  letters: 0,
  syllables: 1,
  isFamiliar: true,
  isComplex: false,
  isAdverb: false,
  isNominalization: false,
}

/** A number counts as one familiar word of one syllable, as programs that measure readability do. */
function numberProfile(text: string): WordProfile {
  return { ...plain, letters: lettersOf(text) }
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{Nd}]/gu, '').length
}
