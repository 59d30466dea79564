import { type Document, KIND, MASKED_INLINE, SEPARATOR, SHAPE } from '../document/document.ts'
import { type Extent, wholeOf } from '../document/extent.ts'

/** How a Markdown draft is laid out; rates are per prose word, shares of what they name. */
const measures = [
  'bold_rate',
  'bold_item_share',
  'bold_field_share',
  'bold_paragraph_share',
  'item_rate',
  'numbered_item_share',
  'nested_item_share',
  'item_words',
  'unstopped_item_share',
  'heading_rate',
  'deep_heading_share',
  'title_case_share',
  'standard_heading_share',
  'labelled_heading_share',
  'cell_rate',
  'code_rate',
  'link_rate',
  'paragraph_share',
  'paragraph_words',
  'lead_in_share',
] as const

/** Names of the structure features, in order. */
export const structureFeatureNames: readonly string[] = measures

/** A draft with fewer marks of structure is a fragment, plain text or a converted page. */
const FEWEST_HEADINGS = 2
const FEWEST_ITEMS = 4

const STAR = 0x2a
const UNDERSCORE = 0x5f
const COLON = 0x3a
const ZERO = 0x30
const NINE = 0x39
const SPACE = 0x20
const DOT = 0x2e
const BRACKET = 0x29

/** Headings that fit any document of their kind, in small letters; a closed list. */
const standardHeadings: ReadonlySet<string> = new Set([
  'overview',
  'introduction',
  'summary',
  'executive summary',
  'features',
  'key features',
  'core features',
  'prerequisites',
  'requirements',
  'installation',
  'quick start',
  'getting started',
  'usage',
  'basic usage',
  'advanced usage',
  'usage examples',
  'examples',
  'configuration',
  'architecture',
  'project structure',
  'directory structure',
  'file structure',
  'tech stack',
  'technology stack',
  'development',
  'testing',
  'deployment',
  'security',
  'security considerations',
  'performance',
  'performance considerations',
  'best practices',
  'troubleshooting',
  'common issues',
  'known issues',
  'limitations',
  'next steps',
  'future enhancements',
  'future improvements',
  'future work',
  'roadmap',
  'contributing',
  'license',
  'support',
  'references',
  'resources',
  'additional resources',
  'conclusion',
  'benefits',
  'key benefits',
  'implementation',
  'implementation details',
  'implementation plan',
  'success criteria',
  'acceptance criteria',
  'success metrics',
  'goals',
  'objectives',
  'scope',
  'background',
  'context',
  'problem',
  'problem statement',
  'solution',
  'key components',
  'components',
  'core components',
  'dependencies',
  'risks',
  'timeline',
  'notes',
  'how it works',
  'what changed',
  'changes',
  'changes made',
  'files changed',
  'files modified',
  'verification',
  'validation',
  'related documentation',
  'table of contents',
  'error handling',
  'monitoring',
  'maintenance',
  'use cases',
  'key takeaways',
  'key concepts',
])

type Measure = (typeof measures)[number]

const places = Object.fromEntries(measures.map((name, place) => [name, place])) as Readonly<
  Record<Measure, number>
>

function at(name: Measure): number {
  return places[name]
}

/** Whether a draft has the marks of structure that its features are about. */
export function isStructured({ blocks }: Document): boolean {
  let headings = 0
  let items = 0
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] === KIND.heading) headings++
    if (blocks.kinds[block] === KIND.list_item) items++
  }
  return headings >= FEWEST_HEADINGS || (headings > 0 && items >= FEWEST_ITEMS)
}

/** Measures the layout of a draft or a part of one: one linear pass. */
export function structureFeatures(
  document: Document,
  extent: Extent = wholeOf(document),
): Float64Array {
  const out = new Float64Array(measures.length)
  const { blocks } = document
  const prose = Math.max(1, extent.proseWords)
  let items = 0
  let headings = 0
  let paragraphs = 0
  let cells = 0
  let itemWords = 0
  let paragraphWords = 0
  for (let block = extent.firstBlock; block < extent.endBlock; block++) {
    const length = blocks.endWords[block] - blocks.firstWords[block]
    switch (blocks.kinds[block]) {
      case KIND.list_item:
        items++
        itemWords += length
        addItem(document, block, out)
        break
      case KIND.heading:
        headings++
        addHeading(document, block, out)
        break
      case KIND.paragraph:
        paragraphs++
        paragraphWords += length
        addParagraph(document, block, out)
        break
      case KIND.table_cell:
        cells++
        break
    }
  }
  out[at('bold_rate')] /= prose
  for (const name of itemShares) out[at(name)] /= Math.max(1, items)
  for (const name of headingShares) out[at(name)] /= Math.max(1, headings)
  for (const name of paragraphShares) out[at(name)] /= Math.max(1, paragraphs)
  out[at('item_rate')] = items / prose
  out[at('item_words')] = itemWords / Math.max(1, items)
  out[at('heading_rate')] = headings / prose
  out[at('cell_rate')] = cells / prose
  out[at('code_rate')] = codeWords(document, extent) / prose
  out[at('link_rate')] = extent.links / prose
  out[at('paragraph_share')] = paragraphWords / Math.max(1, extent.endWord - extent.firstWord)
  out[at('paragraph_words')] = paragraphWords / Math.max(1, paragraphs)
  return out
}

/** Words that are code or otherwise opaque. */
function codeWords({ words }: Document, { firstWord, endWord }: Extent): number {
  let count = 0
  for (let word = firstWord; word < endWord; word++) {
    if ((words.flags[word] & SHAPE.opaque) !== 0) count++
  }
  return count
}

const itemShares = [
  'bold_item_share',
  'bold_field_share',
  'numbered_item_share',
  'nested_item_share',
  'unstopped_item_share',
] as const
const headingShares = [
  'deep_heading_share',
  'title_case_share',
  'standard_heading_share',
  'labelled_heading_share',
] as const
const paragraphShares = ['bold_paragraph_share', 'lead_in_share'] as const

function addItem(document: Document, block: number, out: Float64Array): void {
  const { blocks } = document
  const lead = readBold(document, block, out)
  if (lead !== NO_LEAD) out[at('bold_item_share')]++
  if (lead === LEAD_WITH_COLON) out[at('bold_field_share')]++
  if (isNumbered(document.source, blocks.starts[block])) out[at('numbered_item_share')]++
  if (blocks.depths[block] > 1) out[at('nested_item_share')]++
  if (tailOf(document, block) === 0) out[at('unstopped_item_share')]++
}

function addParagraph(document: Document, block: number, out: Float64Array): void {
  if (readBold(document, block, out) !== NO_LEAD) out[at('bold_paragraph_share')]++
  if ((tailOf(document, block) & SEPARATOR.colon) !== 0) out[at('lead_in_share')]++
}

function addHeading(document: Document, block: number, out: Float64Array): void {
  const { blocks, words } = document
  const first = blocks.firstWords[block]
  const end = blocks.endWords[block]
  if (blocks.depths[block] > 2) out[at('deep_heading_share')]++
  let capitals = 0
  let longWords = 0
  let hasColon = false
  for (let word = first; word < end; word++) {
    if (word > first && (words.separators[word] & SEPARATOR.colon) !== 0) hasColon = true
    if (word === first || words.lengths[word] < 4) continue
    longWords++
    if ((words.flags[word] & SHAPE.capital) !== 0) capitals++
  }
  if (hasColon) out[at('labelled_heading_share')]++
  if (longWords > 0 && capitals === longWords) out[at('title_case_share')]++
  if (end - first > 0 && end - first <= 3) {
    const text = document.textOf(first, end - 1).toLowerCase()
    if (standardHeadings.has(text)) out[at('standard_heading_share')]++
  }
}

const NO_LEAD = 0
const LEAD = 1
const LEAD_WITH_COLON = 2

/** Counts the bold spans of a block and reads whether it begins with one, and a colon ends that. */
function readBold({ source, codes, blocks }: Document, block: number, out: Float64Array): number {
  const end = blocks.ends[block]
  let marks = 0
  let lead = NO_LEAD
  let from = blocks.starts[block]
  while (from < end && source.charCodeAt(from) === SPACE) from++
  for (let offset = from; offset + 1 < end; offset++) {
    if (codes[offset + 1] !== MASKED_INLINE) {
      // A mark is two units wide, so none begins at the next one either.
      offset++
      continue
    }
    if (codes[offset] !== MASKED_INLINE) continue
    const unit = source.charCodeAt(offset)
    if ((unit !== STAR && unit !== UNDERSCORE) || source.charCodeAt(offset + 1) !== unit) continue
    marks++
    if (marks === 1 && offset === from) lead = LEAD
    if (marks === 2 && lead === LEAD) {
      const isField =
        source.charCodeAt(offset - 1) === COLON || source.charCodeAt(offset + 2) === COLON
      if (isField) lead = LEAD_WITH_COLON
    }
    offset++
  }
  out[at('bold_rate')] += marks / 2
  return lead
}

/** Whether the marker before a list item's content is a number. */
function isNumbered(source: string, start: number): boolean {
  let offset = start - 1
  while (offset >= 0 && source.charCodeAt(offset) === SPACE) offset--
  const mark = source.charCodeAt(offset)
  if (mark !== DOT && mark !== BRACKET) return false
  const digit = source.charCodeAt(offset - 1)
  return digit >= ZERO && digit <= NINE
}

/** The punctuation after the last sentence of a block; 0 for a block without words. */
function tailOf({ blocks, sentences }: Document, block: number): number {
  const end = blocks.endSentences[block]
  return end > blocks.firstSentences[block] ? sentences.tails[end - 1] : 0
}
