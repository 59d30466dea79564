import { type Document, KIND, SEPARATOR } from '../../document/document.ts'
import { type HashedWords, hashedWords } from '../hashed-words.ts'
import { isInQuotation } from './quoted-words.ts'

/** Names of assistants, and what people call what goes in and comes out. */
const assistants = hashedWords(
  'assistant assistants bard chatbot chatbots chatgpt claude copilot gemini gpt gpts llama llm llms openai prompt prompts'.split(
    ' ',
  ),
)
/** What leads in words that somebody or something else has said. */
const saying = hashedWords(
  'answer answered answers disclaimer disclaimers example examples output outputs phrase phrases quote quoted quotes replied replies reply responded responds response responses said says sentence sentences wrote'.split(
    ' ',
  ),
)
/** What tells a reader to fill a place, or that what follows is made for filling in. */
const filling = hashedWords(
  'boilerplate bracket bracketed brackets customise customize example examples fill format placeholder placeholders replace replaced replaces replacing substitute substituting swap syntax template templates'.split(
    ' ',
  ),
)
/** What a page of forms is called. */
const forms = hashedWords([
  'boilerplate',
  'form',
  'forms',
  'placeholder',
  'placeholders',
  'template',
  'templates',
])

/** What the opening of a page calls it that is made for filling in. */
const templates = hashedWords(['boilerplate', 'template', 'templates'])
/** Fewer sections that are one place to fill in are left over. */
const FEWEST_PLACES = 3
/** How far the second half of a link is looked for. */
const LONGEST_LINK = 200

/** A page is about assistants when it names them this often… */
const FEWEST_NAMES = 3
/** …and once in so many words. */
const WORDS_A_NAME = 150

/** Words of a sentence that are looked at, and items of a list that are looked over: hostile text has long ones. */
const NEAR = 60

const pagesAboutAssistants = new WeakMap<Document, boolean>()
const pagesOfForms = new WeakMap<Document, boolean>()

/** Whether the words of an assistant are shown here and not left behind: quoted, led in, or on a page about assistants. */
export function isShownSpeech(document: Document, word: number): boolean {
  if (isInQuotation(document, word)) return true
  const sentence = document.words.sentences[word]
  const before = leadIn(document, sentence)
  if (before !== undefined) {
    const isLedIn = holds(document, before, assistants) || holds(document, before, saying)
    if (isLedIn || (endsInColon(document, before) && isItem(document, sentence))) return true
  }
  return isAboutAssistants(document)
}

/**
 * Whether a place to fill in that begins at a word and ends at an offset is shown here and not left behind: quoted,
 * explained, or on a page of forms.
 */
export function isShownSlot(document: Document, word: number, end: number): boolean {
  if (isInQuotation(document, word)) return true
  const sentence = document.words.sentences[word]
  const before = leadIn(document, sentence)
  return (
    holdsAround(document, sentence, filling, word, end) ||
    (before !== undefined && holds(document, before, filling)) ||
    isPageOfForms(document)
  )
}

/** The sentence before another in its block, or the last of the block before; of a list its lead-in. */
function leadIn(document: Document, sentence: number): number | undefined {
  const { blocks, sentences } = document
  const own = sentences.blocks[sentence]
  if (sentence > blocks.firstSentences[own]) return sentence - 1
  let block = own - 1
  if (isItem(document, sentence)) {
    const furthest = Math.max(0, block - NEAR)
    while (block >= furthest && blocks.kinds[block] === KIND.list_item) block--
  }
  return block < 0 || blocks.endSentences[block] === blocks.firstSentences[block]
    ? undefined
    : blocks.endSentences[block] - 1
}

function isItem({ blocks, sentences }: Document, sentence: number): boolean {
  return blocks.kinds[sentences.blocks[sentence]] === KIND.list_item
}

function endsInColon({ sentences }: Document, sentence: number): boolean {
  return (sentences.tails[sentence] & SEPARATOR.colon) !== 0
}

/** Whether the last words of a sentence hold one of a list. */
function holds({ sentences, words }: Document, sentence: number, list: HashedWords): boolean {
  const end = sentences.endWords[sentence]
  for (let word = Math.max(sentences.firstWords[sentence], end - NEAR); word < end; word++) {
    if (list.has(words.hashes[word])) return true
  }
  return false
}

/** Whether a sentence holds one near a word, but for what is from there to an offset. */
function holdsAround(
  { sentences, words }: Document,
  sentence: number,
  list: HashedWords,
  from: number,
  to: number,
): boolean {
  const end = Math.min(sentences.endWords[sentence], from + NEAR)
  for (let word = Math.max(sentences.firstWords[sentence], from - NEAR); word < end; word++) {
    const isOwn = word >= from && words.starts[word] < to
    if (!isOwn && list.has(words.hashes[word])) return true
  }
  return false
}

/** Whether a page names assistants so often that their words on it are its subject. */
export function isAboutAssistants(document: Document): boolean {
  const known = pagesAboutAssistants.get(document)
  if (known !== undefined) return known
  let names = 0
  for (let word = 0; word < document.words.count; word++) {
    if (assistants.has(document.words.hashes[word])) names++
  }
  const answer = names >= FEWEST_NAMES && names * WORDS_A_NAME >= document.words.count
  pagesAboutAssistants.set(document, answer)
  return answer
}

function isPageOfForms(document: Document): boolean {
  const known = pagesOfForms.get(document)
  if (known !== undefined) return known
  const answer = isNamedForm(document) || isEmptyForm(document)
  pagesOfForms.set(document, answer)
  return answer
}

/** Whether a heading or the first paragraph of a page says that it is a form. */
function isNamedForm(document: Document): boolean {
  const { blocks } = document
  let isOpening = true
  for (let block = 0; block < blocks.count; block++) {
    const isHeading = blocks.kinds[block] === KIND.heading
    if (!isHeading && (!isOpening || blocks.kinds[block] !== KIND.paragraph)) continue
    const list = isHeading ? forms : templates
    for (let own = blocks.firstSentences[block]; own < blocks.endSentences[block]; own++) {
      if (holds(document, own, list)) return true
    }
    if (!isHeading) isOpening = false
  }
  return false
}

/** Whether most sections of a page are still one place to fill in: such a page was made for filling in. */
function isEmptyForm({ blocks, source }: Document): boolean {
  let sections = 0
  let empty = 0
  for (let block = 0; block + 1 < blocks.count; block++) {
    const next = block + 1
    if (blocks.kinds[block] !== KIND.heading || blocks.kinds[next] === KIND.heading) continue
    sections++
    const start = blocks.starts[next]
    const end = blocks.ends[next]
    if (source[start] !== '[' || source[end - 1] !== ']') continue
    // “[name][address]” is a link.
    if (!source.slice(start, Math.min(end, start + LONGEST_LINK)).includes('][')) empty++
  }
  return empty >= FEWEST_PLACES && empty * 2 >= sections
}
