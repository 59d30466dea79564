import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { sentenceHas, wordIs } from '../queries/class-tests.ts'
import { traitsOf } from '../queries/genre/draft-traits.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { isName } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const spoken = hashedWords([
  'asked',
  'statement',
  'assertion',
  'claim',
  'claims',
  'argument',
  'maxim',
  'proverb',
  'saying',
  'adage',
  'description',
  'conditions',
  'terms',
  'process',
  'commentary',
  'wrote',
  'writes',
  'told',
  'replied',
  'answered',
  'added',
  'explained',
  'called',
  'read',
  'reads',
  'titled',
  'entitled',
  'message',
  'error',
  'text',
  'prompt',
  'question',
  'such',
  'like',
  'example',
  'song',
  'book',
  'article',
  'phrase',
  'motto',
  'slogan',
  'title',
  'think',
  'thinking',
  'thought',
  'ask',
  'asks',
  'shouted',
])

/** Shorter quotations are titles and terms. */
const FEWEST_WORDS = 7

export default defineRule({
  id: 'quote-without-speaker',
  type: 'weak_provenance',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A quoted sentence without anyone who said or wrote it.',
  fix: 'Say who said or wrote it, and where.',
  *document(document) {
    if ((traitsOf(document).punctuation & SEPARATOR.quote) === 0) return
    const { blocks } = document
    for (let block = 0; block < blocks.count; block++) {
      if (blocks.kinds[block] !== KIND.paragraph || blocks.quoted[block] === 1) continue
      if (!holdsQuotes(document, block) || isInDialogue(document, block)) continue
      const quote = onlyQuote(document, block)
      if (quote === undefined || isSpeech(document, quote)) continue
      if (isAttributed(document, block, quote)) continue
      yield {
        start: document.words.starts[quote.first] - 1,
        end: endOf(document, quote),
        data: undefined,
      }
    }
  },
  explain: () => 'The text does not say whose words these are.',
  examples: {
    bad: [
      'One line stayed with us: «“The sea gives back what the land forgets to keep.”»',
      'This line hangs in the hall: «"Nothing that is built here will outlast the rain. It is old."»',
      'It can be put **simply**: «“Every house remembers the first hand on its door.”»',
    ],
    good: [
      'The statement “Towns should pay for each tree that they cut down” is hard to judge.',
      'As the old maxim goes, “Nothing that is built by the sea will outlast the rain.”',
      'Ann Lee wrote: “The sea gives back what the land forgets to keep.”',
      'The notice said “do not walk on the wet grass in winter”.',
      'The film “One Night in the Old Town” is short.',
      'And in “On the effects of the sea on rented houses”, 2001, more is given.',
      'The call is printf("Phase changed from this to that one.") there.',
      '“Where are you going so late in the evening today?”',
    ],
  },
})

/** A title or a term ends without a stop; after a bracket or a bar the marks are those of code. */
function isSentence(source: string, start: number, end: number): boolean {
  return (
    /^[*_]*[.!?…]/.test(source.slice(end, end + 4)) &&
    /^[\s*_]?$/.test(source.slice(Math.max(0, start - 2), start - 1))
  )
}

interface Quote {
  readonly first: number
  readonly last: number
}

/** The closing mark and the stop before it belong to the quotation. */
function endOf({ source, words }: Document, quote: Quote): number {
  const end = words.ends[quote.last]
  const tail = /^[.,!?…*_]*["”]/.exec(source.slice(end, end + 6))
  return end + (tail === null ? 0 : tail[0].length)
}

function holdsQuotes({ blocks, sentences }: Document, block: number): boolean {
  for (let i = blocks.firstSentences[block]; i < blocks.endSentences[block]; i++) {
    if ((sentences.punctuation[i] & SEPARATOR.quote) !== 0) return true
  }
  return false
}

/** The block's quotation when it holds exactly one; more than one is a conversation. */
function onlyQuote(document: Document, block: number): Quote | undefined {
  const { blocks, words, source } = document
  const firstWord = blocks.firstWords[block]
  const endWord = blocks.endWords[block]
  let first = -1
  let quote: Quote | undefined
  for (let word = firstWord; word <= endWord; word++) {
    const isEnd = word === endWord
    if (!isEnd && (words.separators[word] & SEPARATOR.quote) === 0) continue
    const from = word === firstWord ? blocks.starts[block] : words.ends[word - 1]
    const marks = source.slice(from, isEnd ? blocks.ends[block] : words.starts[word])
    const opens = /["“]$/.test(marks)
    const closes = /["”]/.test(first === -1 ? '' : marks)
    if (first !== -1 && closes) {
      if (quote !== undefined) return undefined
      quote = { first, last: word - 1 }
      first = -1
    } else if (opens && !isEnd) {
      if (quote !== undefined) return undefined
      first = word
    }
  }
  if (quote === undefined || first !== -1) return undefined
  const isLong = quote.last - quote.first + 1 >= FEWEST_WORDS
  if (!isLong || (words.flags[quote.first] & SHAPE.capital) === 0) return undefined
  return isSentence(source, words.starts[quote.first], words.ends[quote.last]) ? quote : undefined
}

/** A paragraph beside it holds quotations too. */
function isInDialogue(document: Document, block: number): boolean {
  return (
    (block > 0 && holdsQuotes(document, block - 1)) ||
    (block + 1 < document.blocks.count && holdsQuotes(document, block + 1))
  )
}

/** Words to somebody's face: a scene, not a citation. */
function isSpeech(document: Document, { first, last }: Quote): boolean {
  for (let word = first; word <= last; word++) {
    if (wordIs(document, word, 'second_person') || wordIs(document, word, 'first_person'))
      return true
  }
  return false
}

function isAttributed(document: Document, block: number, quote: Quote): boolean {
  const { blocks, words, sentences } = document
  let outside = 0
  for (let word = blocks.firstWords[block]; word < blocks.endWords[block]; word++) {
    if (word >= quote.first && word <= quote.last) continue
    outside++
    if (isName(document, word) || wordIs(document, word, 'report_verb')) return true
    if (wordIs(document, word, 'third_person') || wordIs(document, word, 'first_person')) {
      // “us” and “it” are nobody who spoke.
      const text = document.textOf(word, word).toLowerCase()
      if (!['it', 'its', 'us', 'our', 'me', 'my'].includes(text)) return true
    }
    if ((words.flags[word] & SHAPE.opaque) !== 0 || spoken.has(words.hashes[word])) return true
  }
  if (outside < 3) return true
  for (let i = blocks.firstSentences[block]; i < blocks.endSentences[block]; i++) {
    if (sentences.links[i] > 0 || sentenceHas(document, i, 'second_person')) return true
  }
  // A title is in capitals throughout.
  return isTitle(document, quote)
}

function isTitle({ words }: Document, quote: Quote): boolean {
  let capitals = 0
  for (let word = quote.first; word <= quote.last; word++) {
    if ((words.flags[word] & SHAPE.capital) !== 0) capitals++
  }
  return capitals * 2 > quote.last - quote.first + 1
}
