import { type Document, KIND, SEPARATOR } from '../document/document.ts'
import { hashWord } from '../document/vocabulary.ts'
import { isInQuotation } from '../queries/context/quoted-words.ts'
import { isShownSlot } from '../queries/context/shown-words.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import type { SpanHit } from '../rule-engine/define-rule.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const owners =
  'your|recipient|sender|client|customer|employee|manager|candidate|author|team|brand|product|project|event|job|school|organization|organisation|hiring manager|company|first|last|full|phone|email|street|contact'
const things =
  'name|title|address|email|company|city|state|phone|number|position|website|product|department|organization|organisation|university|signature|information|business|brand|team|role'
const contents =
  'name|names|date|dates|title|company|link|links|url|email|address|number|phone|image|screenshot|photo|logo|amount|price|location|city|time|citation|source|reference|statistic|figure|table|chart|quote|text|content|details|example|examples|description|section|paragraph|introduction|conclusion'

/** “[Insert a name]”, “[Describe the issue]”, “[Your Name]”, “[Date]”; a lower-case “[date]” may be syntax. */
const slots = [
  /^\[(?:Insert|INSERT|Enter|Fill in|FILL IN)\s[^\][]{2,60}\]$/,
  // People joke with lower-case slots: “my [insert hobby here] phase”.
  new RegExp(
    `^.(?:insert|enter|fill in) (?:(?:a|an|the|your|company|full|first|last) ){0,2}(?:${contents})\\b[^\\][]{0,40}.$`,
  ),
  /^\[(?:Add|Include|Specify|Describe|Mention|Provide)\s[^\][]{2,60}\]$/,
  new RegExp(
    `^.(?:${owners})(?:[’']s)? (?:full |first |last |company |business |phone |email |job |contact ){0,2}(?:${things})(?:(?: here)|/[a-z ]{2,20})?.$`,
    'i',
  ),
  /^\[(?:Date|Name|Company|Recipient|Link|Location|Insert|Signature|Address|Link here|City, State(?:,? Z(?:IP|ip)(?: [Cc]ode)?)?)\]$/,
]
/** “{{company_name}}”: a field of a letter. Templates of sites name pages and variables instead. */
const field =
  /^\{\{\s*(?:(?:first|last|full|company|customer|client|recipient|sender|contact|employee|candidate|your|user|business)[_ ]?(?:name|title|email|address|phone|company|city)|firstname|lastname)\s*\}\}$/i
/** “<insert name here>”, where Markdown reads a tag. */
const tag = /<(?:insert|enter|fill in|your)\s[^<>\n]{2,60}\shere>/gi

/** Longest run that can be a slot; keeps the look ahead bounded. */
const LONGEST = 80

const lorem = hashWord('lorem')
const ipsum = hashWord('ipsum')
const dolor = hashWord('dolor')

/** “TODO: insert a name here”: the mark, what to do, and that it waits; a bare TODO is a note among developers. */
const marks = new Set(['TODO', 'TBD', 'XXX', 'FIXME', 'TK'])
const LONGEST_MARK = 5
const UPPER_T = 0x54
const UPPER_X = 0x58
const UPPER_F = 0x46
const verbs = new Set(
  ['insert', 'add', 'fill', 'put', 'write', 'paste', 'replace', 'complete', 'finish'].map(hashWord),
)
const waits = new Set(['here', 'later'].map(hashWord))
/** Words between the mark and “here”. */
const NOTE = 9

/** Whether left text is surely not meant to stay: elsewhere it may be shown on purpose. */
const isProse = ({ blocks }: Document, block: number): boolean =>
  blocks.quoted[block] === 0 &&
  (blocks.kinds[block] === KIND.paragraph ||
    blocks.kinds[block] === KIND.list_item ||
    blocks.kinds[block] === KIND.heading)

function placeholdersOf(document: Document): SpanHit<undefined>[] {
  const { blocks, source, words, links } = document
  const found: SpanHit<undefined>[] = []
  const mayHoldTags = source.includes('here>')
  let link = 0
  for (let block = 0; block < blocks.count; block++) {
    if (!isProse(document, block)) continue
    if (mayHoldTags) found.push(...tagsOf(document, block))
    const endWord = blocks.endWords[block]
    for (let word = blocks.firstWords[block]; word < endWord; word++) {
      if ((words.separators[word] & SEPARATOR.bracket) !== 0) {
        const start = words.starts[word]
        const from = source.charAt(start - 1) === '[' ? start - 1 : startOfField(source, start)
        const end = endOfSlot(source, from)
        while (link < links.length && links[link].end <= start) link++
        const isLink = link < links.length && links[link].start <= start
        if (end === -1 || isLink || isShownSlot(document, word, end)) continue
        found.push(hitOf(document, from, end))
      } else if (words.hashes[word] === lorem && follows(document, block, word + 1, ipsum)) {
        if (!follows(document, block, word + 2, dolor)) continue
        const end = words.ends[word + 2]
        if (!isShownSlot(document, word, end)) found.push(hitOf(document, words.starts[word], end))
      } else if (words.lengths[word] <= LONGEST_MARK && opensMark(source, words.starts[word])) {
        const last = endOfNote(document, block, word)
        if (last !== -1 && !isInQuotation(document, word)) {
          found.push(hitOf(document, words.starts[word], words.ends[last]))
        }
      }
    }
  }
  return found
}

/** A page of software shows slots and filler on purpose more often than not, so there a hit does not decide. */
function hitOf(document: Document, start: number, end: number): SpanHit<undefined> {
  const severity =
    isSoftwareText(document) &&
    !/^\[?(?:Insert|INSERT|TODO|XXX|TBD|FIXME)\b/.test(document.source.slice(start, end))
      ? 'low'
      : 'high'
  return { start, end, data: undefined, severity }
}

/** Whether a word is in the block and has this hash. */
function follows({ blocks, words }: Document, block: number, word: number, hash: number): boolean {
  return word < blocks.endWords[block] && words.hashes[word] === hash
}

/** Whether a letter may begin a mark: nearly every word is told by it, without a copy. */
function opensMark(source: string, start: number): boolean {
  const unit = source.charCodeAt(start)
  return unit === UPPER_T || unit === UPPER_X || unit === UPPER_F
}

/** The last word of a note that something is still to be filled in; -1 when none begins here. */
function endOfNote({ blocks, source, words }: Document, block: number, word: number): number {
  const next = word + 1
  if (next >= blocks.endWords[block]) return -1
  if (!marks.has(source.slice(words.starts[word], words.ends[word]))) return -1
  let hasVerb = false
  for (let at = next; at < Math.min(blocks.endWords[block], next + NOTE); at++) {
    if (at <= next + 1 && verbs.has(words.hashes[at])) hasVerb = true
    if (hasVerb && waits.has(words.hashes[at])) return at
  }
  return -1
}

function* tagsOf(document: Document, block: number): Iterable<SpanHit<undefined>> {
  const { blocks, source, words } = document
  if (blocks.firstWords[block] === blocks.endWords[block]) return
  const text = source.slice(blocks.starts[block], blocks.ends[block])
  if (!text.includes('here>')) return
  let isCode = false
  let at = 0
  for (const match of text.matchAll(tag)) {
    for (; at < match.index; at++) if (text[at] === '`') isCode = !isCode
    const start = blocks.starts[block] + match.index
    if (isCode || isShownSlot(document, blocks.firstWords[block], 0)) continue
    if (words.count > 0) yield hitOf(document, start, start + match[0].length)
  }
}

/** Where a field in double braces begins before its first word; -1 without braces. */
function startOfField(source: string, word: number): number {
  const open = source.charAt(word - 1) === ' ' ? word - 3 : word - 2
  return source.slice(Math.max(0, open), open + 2) === '{{' ? open : -1
}

/** Where the slot that opens at the bracket ends; -1 when it is no slot. */
function endOfSlot(source: string, open: number): number {
  if (open < 0) return -1
  const isField = source.charAt(open) === '{'
  if (!isField && source.charAt(open) !== '[') return -1
  const close = source.slice(open, open + LONGEST).indexOf(isField ? '}}' : ']')
  if (close === -1) return -1
  const end = open + close + (isField ? 2 : 1)
  const text = source.slice(open, end)
  if (isField) return field.test(text) ? end : -1
  // A link, an image or a definition has its target after the bracket.
  return /[([:]/.test(source.charAt(end)) || !slots.some((slot) => slot.test(text)) ? -1 : end
}

export default defineRule({
  id: 'placeholder-left',
  type: 'generic_phrasing',
  severity: 'high',
  decides: true,
  summary: 'A place that was to be filled in.',
  fix: 'Fill the place in or delete its sentence.',
  document: placeholdersOf,
  explain: (quote) => `“${quote}” still waits for its content.`,
  examples: {
    bad: [
      'Dear «[Insert name]», it rains.',
      '«Lorem ipsum dolor» on the page.',
      'Call «[Your Company]» today.',
      'Born in «[Date]» in Rome.',
      'Ask «[Phone Number]» now.',
      '«[Your Company Name]» was founded in Graz.',
      'The office of «[Company Name]» is in «[City, State]».',
      'Our team has «[insert number of years]» of practice.',
      '«TODO: insert name here», then we print it.',
      'The rent is low. «XXX fill this in later»',
      'Dear «{{first_name}}», the shop opens in May.',
      'The prize goes to «<insert winner here>» this year.',
      '# Plan\n\n## Aim\n\nA dry cellar.\n\n## Means\n\nTwo pumps.\n\n## Cost\n\n«[Insert amount]»',
    ],
    good: [
      'Insert the name here.',
      'Press [Enter] to go on.',
      'A [name](https://example.org) in a link.',
      'He said [the company] would come.',
      'By [state law] it is so.',
      'Run it with [name] and [date].',
      'The word lorem is Latin, and ipsum too.',
      'Items [1] and [a] follow.',
      'The [date] is set.\n\n[date]: https://example.org/date',
      'Replace [Your Name] with the name of the tenant.',
      'The placeholder [Your Company] stands for the firm.',
      'A letter begins “Dear [Name]” or so.',
      '# Letter template\n\nDear [Your Name], the rent rises in May.',
      'Copy this template for each plan.\n\n## Aim\n\nIt is due on [Date].',
      '# Plan\n\nDue: [Date]\n\n## Aim\n\n[What is to be reached.]\n\n## Means\n\n[How.]\n\n## Cost\n\n[The sum.]',
      'TODO: the parser loses the last line.',
      'TODO add a test for empty files.',
      'My [insert embarrassing hobby] phase lasted a year.',
      'The helper prints five sentences of Lorem ipsum.',
      '## Lorem Ipsum\n\nA tool for pages.',
      'Show it with {{ page.title }} in the layout.',
      'Run `mail {{first_name}}` once.',
      'Sign in with `<insert name here>` once.',
      '> Dear [Your Name], it rains.',
      'The build writes [Date] for example.',
    ],
  },
})
