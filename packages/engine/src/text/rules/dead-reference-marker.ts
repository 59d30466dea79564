import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { traitsOf } from '../queries/genre/draft-traits.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const request =
  /^\[(citation needed|citation|cite|source|source needed|sources|ref|reference|reference needed|add source|insert (source|citation|reference|link)|source\?|who\?|when\?|by whom\?|according to whom\?|\?+)\]$|^\((source\??|citation needed|cite|insert (source|citation|reference|link)|source needed)\)$/i

export default defineRule<{ count: number } | undefined>({
  id: 'dead-reference-marker',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A mark that asks for a source, or numbers without a list of sources.',
  fix: 'Replace the mark with the source, or add the list that the numbers refer to.',
  *document(document) {
    const { punctuation, shapes } = traitsOf(document)
    // A number may be in brackets that are markup.
    if ((punctuation & SEPARATOR.bracket) === 0 && (shapes & SHAPE.number) === 0) return
    const { words, source, links } = document
    let link = 0
    const numbers: { start: number; end: number }[] = []
    let hasList = false
    for (let word = 0; word < words.count; word++) {
      const start = words.starts[word] - 1
      const open = source.charCodeAt(start)
      if (open === 0x5b && (words.flags[word] & SHAPE.number) !== 0) {
        if (source.charCodeAt(words.ends[word]) !== 0x5d) continue
        const end = words.ends[word] + 1
        if (isListEntry(document, start, end)) hasList = true
        else if (isReferenceNumber(document, word, start, end)) {
          while (link < links.length && links[link].end <= start) link++
          // A reference link has its definition.
          if (link >= links.length || links[link].start > start) numbers.push({ start, end })
        }
      } else if (open === 0x5b || open === 0x28) {
        if (
          (words.separators[word] & SEPARATOR.bracket) === 0 ||
          !/[\s*_]/.test(source[start - 1] ?? ' ')
        )
          continue
        const close = closingBracket(source, start)
        if (close !== -1 && request.test(source.slice(start, close).replace(/\s+/g, ' '))) {
          if (open === 0x5b || endsStatement(source, close)) {
            yield { start, end: close, data: undefined }
          }
        }
      }
    }
    yield* markedQuestions(document)
    const [first] = numbers
    if (hasList || first === undefined || hasReferenceHeading(document)) return
    yield { ...first, data: { count: numbers.length }, severity: 'low' }
  },
  explain: (quote, data) => {
    if (data === undefined) return `“${quote}” marks a source that is still missing.`
    const what =
      data.count === 1 ? `“${quote}” refers` : `“${quote}” and ${data.count - 1} more refer`
    return `${what} to a list of sources that the text does not have.`
  },
  examples: {
    bad: [
      'Cats sleep 15 hours a day «[citation needed]».',
      'The tower is 96 m tall «[1]», and it leans [2].',
      'Rents rose by a third «(source?)» in 2019.',
      'Nobody **knows «[source]»** why.',
    ],
    good: [
      'The attribute `src` (source) holds the address.',
      'It sets the URL (source) of the picture.',
      'Cats sleep 15 hours a day [by one count].',
      'The tower is 96 m tall [1].\n\n[1] Survey of the city, 2004.',
      'Read the first item with `list[1]` there.',
      'The code is open (source: the archive).',
      'It is 96 m tall [1](https://example.org/tower).',
      'See [the tower][1] first.',
      'It is 96 m tall [1] [2].\n\n[1]: https://example.org/tower\n[2]: https://example.org/plan',
      'More than a basic net [3G], he added.',
      'Press the little [?] icon to go on.',
    ],
  },
})

/** “The attribute `src` (source) holds …” spells a word out; after a statement it asks. */
function endsStatement(source: string, close: number): boolean {
  return /^\s*([.,;]|$|\n|in (1|2)\d{3})/.test(source.slice(close, close + 10))
}

function closingBracket(source: string, start: number): number {
  const limit = Math.min(source.length, start + 40)
  for (let i = start + 1; i < limit; i++) {
    const unit = source.charCodeAt(i)
    if (unit === 0x5d || unit === 0x29)
      return source[i + 1] === '(' || source[i + 1] === '[' ? -1 : i + 1
    if (unit === 0x5b || unit === 0x28) return -1
  }
  return -1
}

/** “[?]” holds no word, so it is looked for between words, in sentences that hold both signs. */
function* markedQuestions(
  document: Document,
): Generator<{ start: number; end: number; data: undefined }> {
  const { sentences, source } = document
  const both = SEPARATOR.question | SEPARATOR.bracket
  for (let i = 0; i < sentences.count; i++) {
    if ((sentences.punctuation[i] & both) !== both) continue
    const limit = Math.min(source.length, sentences.ends[i] + 5)
    const text = source.slice(sentences.starts[i], limit)
    for (const { index, 0: mark } of text.matchAll(
      /(?<![`\w(])\[\?{1,3}\](?![`([]|\s*(?:button|icon|key|mark|symbol)\b)/g,
    )) {
      const start = sentences.starts[i] + index
      yield { start, end: start + mark.length, data: undefined }
    }
  }
}

/** “[1] Smith, 2004” at the start of a line: the list that the numbers point to. */
function isListEntry({ source }: Document, start: number, end: number): boolean {
  const startsLine = /(^|[\n\r])[ \t]*$/.test(source.slice(Math.max(0, start - 8), start))
  return startsLine && /^[:.]?\s*\S/.test(source.slice(end, end + 8))
}

/** “tall [1].”, not “list[1]”, “[1](…)”, “[1][a]” or “[2019]”. */
function isReferenceNumber(
  { source, words }: Document,
  word: number,
  start: number,
  end: number,
): boolean {
  if (!/^\d{1,2}$/.test(source.slice(words.starts[word], words.ends[word]))) return false
  const after = source[end] ?? ''
  const before = source[start - 1] ?? ''
  // “[1] first, [2] then” counts the parts of a sentence.
  const isBehind = /[.,;)]/.test(after) || /^(\s*$|\s*\n\s*\n)/.test(source.slice(end, end + 8))
  return isBehind && /[\s.,;"”)]/.test(before)
}

const referenceHeading =
  /^\W*(references|sources|bibliography|notes|footnotes|works cited|citations|literature)\W*$/i

function hasReferenceHeading({ source, blocks }: Document): boolean {
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    const start = blocks.starts[block]
    const end = blocks.ends[block]
    if ((kind !== KIND.heading && kind !== KIND.paragraph) || end - start >= 40) continue
    if (referenceHeading.test(source.slice(start, end))) return true
  }
  return false
}
