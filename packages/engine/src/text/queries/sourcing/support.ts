import { type Document, SEPARATOR, SHAPE } from '../../document/document.ts'
import { measuringWords } from '../../lexicons/sourcing.ts'
import { classSet, sentenceHasAny, wordIs, wordIsAny } from '../class-tests.ts'
import { hashedWords } from '../hashed-words.ts'

/** What backs a sentence: the reader can look it up, or the text says how it was found out. */
export type Support = 'link' | 'citation' | 'named_source' | 'measurement'

/** Words looked at per sentence, so that one endless sentence with many claims stays linear. */
const LONGEST_LOOK = 100
/** A name this many words before a report verb is the speaker. */
const SPEAKER_REACH = 3

const firstPerson = classSet('first_person')
const noNames = classSet('first_person', 'month')
const measuring = hashedWords(measuringWords)
const according = hashedWords(['according'])

/** Whether the claim of a sentence is backed in the sentence itself or in the next one. */
export function hasSupport(document: Document, sentence: number): boolean {
  return supportIn(document, sentence) !== undefined || nextSupport(document, sentence)
}

const known = new WeakMap<Document, Uint8Array>()

/** 1 for each sentence that something backs within its own bounds; read once, for those who ask for all. */
export function supportedSentences(document: Document): Uint8Array {
  const answer = known.get(document) ?? readSupported(document)
  known.set(document, answer)
  return answer
}

function readSupported(document: Document): Uint8Array {
  const supported = new Uint8Array(document.sentences.count)
  for (let sentence = 0; sentence < supported.length; sentence++) {
    if (supportIn(document, sentence) !== undefined) supported[sentence] = 1
  }
  return supported
}

/** Whether a found phrase is without support; made to be a rule's `accepts`. */
export function lacksSupport(hit: { readonly first: number }, document: Document): boolean {
  const sentence = document.words.sentences[hit.first]
  const { tails, firstWords } = document.sentences
  if ((tails[sentence] & SEPARATOR.question) !== 0) return false
  // “aren't backed by science” claims the opposite.
  if (hit.first > firstWords[sentence] && wordIs(document, hit.first - 1, 'negation')) return false
  return !hasSupport(document, sentence)
}

/** What backs a sentence within its own bounds. */
export function supportIn(document: Document, sentence: number): Support | undefined {
  const { words, sentences } = document
  if (sentences.links[sentence] > 0) return 'link'
  const first = sentences.firstWords[sentence]
  const end = Math.min(sentences.endWords[sentence], first + LONGEST_LOOK)
  const mayMeasure = sentenceHasAny(document, sentence, firstPerson)
  let measures = false
  let year = -1
  let name = -1
  for (let word = first; word < end; word++) {
    const flags = words.flags[word]
    if ((flags & SHAPE.number) !== 0) {
      if (isCitationNumber(document, word, end)) return 'citation'
      if (isYear(document, word)) {
        // “According to the 2023 travel survey”
        if (isAccordingTo(document, word, first)) return 'named_source'
        year = word
      }
    } else if (isName(document, word)) {
      name = word
      if (isAccordingTo(document, word, first)) return 'named_source'
    } else if (
      name !== -1 &&
      word - name <= SPEAKER_REACH &&
      wordIs(document, word, 'report_verb')
    ) {
      return 'named_source'
    }
    if (mayMeasure && measuring.has(words.hashes[word])) measures = true
  }
  if (year !== -1 && name !== -1) return 'named_source'
  return measures ? 'measurement' : undefined
}

/** A word in capitals that can only be a name: not the first of its sentence unless it is unknown. */
export function isName(document: Document, word: number): boolean {
  const { words, sentences, source } = document
  const flags = words.flags[word]
  if ((flags & SHAPE.capital) === 0 || words.ends[word] - words.starts[word] < 2) return false
  if (wordIsAny(document, word, noNames)) return false
  if (word !== sentences.firstWords[words.sentences[word]]) return true
  if ((flags & SHAPE.allCapitals) !== 0) return true
  const next = word + 1
  if (words.ids[word] !== 0 || next >= sentences.endWords[words.sentences[word]]) return false
  if ((words.flags[next] & SHAPE.capital) !== 0) return true
  // “Gartner said”, but not “Teachers said”.
  return wordIs(document, next, 'report_verb') && !source.startsWith('s', words.ends[word] - 1)
}

/** Whether one of the first hundred words of a sentence is a name. */
export function holdsName(document: Document, sentence: number): boolean {
  const first = document.sentences.firstWords[sentence]
  const end = Math.min(document.sentences.endWords[sentence], first + LONGEST_LOOK)
  for (let word = first; word < end; word++) if (isName(document, word)) return true
  return false
}

/** Four digits that read as a year. */
export function isYear(document: Document, word: number): boolean {
  const { words, source } = document
  if (words.ends[word] - words.starts[word] !== 4) return false
  const year = Number(source.slice(words.starts[word], words.ends[word]))
  return year >= 1500 && year < 2100
}

/** Whether one of the first words of a sentence is a year, which makes a source easier to find. */
export function holdsYear(document: Document, sentence: number): boolean {
  const { firstWords, endWords } = document.sentences
  const end = Math.min(endWords[sentence], firstWords[sentence] + LONGEST_LOOK)
  for (let word = firstWords[sentence]; word < end; word++) {
    if (isYear(document, word)) return true
  }
  return false
}

/** “(Smith 2019)”, “(2019)”, “[3]”: a year before a closing bracket or a number in square ones. */
function isCitationNumber(document: Document, word: number, end: number): boolean {
  const { words, sentences, source } = document
  const next = word + 1
  const after = next < end ? words.separators[next] : sentences.tails[words.sentences[word]]
  if ((after & SEPARATOR.bracket) === 0) return false
  if (isYear(document, word)) return true
  return source[words.starts[word] - 1] === '[' && source[words.ends[word]] === ']'
}

function isAccordingTo(document: Document, name: number, first: number): boolean {
  for (let word = name - 1; word >= first && word >= name - 6; word--) {
    if (according.has(document.words.hashes[word])) return true
  }
  return false
}

function nextSupport(document: Document, sentence: number): boolean {
  return nextMayBack(document, sentence) && supportIn(document, sentence + 1) !== undefined
}

/** Whether a sentence has a next one that speaks of the same. */
export function nextMayBack({ sentences }: Document, sentence: number): boolean {
  const next = sentence + 1
  if (next >= sentences.count) return false
  // “… the fastest:” is backed by the list or table that follows.
  const isSameBlock = sentences.blocks[next] === sentences.blocks[sentence]
  return isSameBlock || (sentences.tails[sentence] & SEPARATOR.colon) !== 0
}
