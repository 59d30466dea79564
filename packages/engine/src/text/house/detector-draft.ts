import type {
  DetectorDraft,
  DraftBlock,
  DraftSentence,
  Span,
} from '../../policy/detectors/detector-draft.ts'
import { blockOf, type Document, KIND, SEPARATOR } from '../document/document.ts'
import { DocumentWords } from './draft-words.ts'

/** Units that one call of `fromCharCode` takes. */
const CHUNK = 4096
/** Longest front matter that is read for a date. */
const FRONT_MATTER_REACH = 4000

const made = new WeakMap<Document, DetectorDraft>()

/** A draft as detectors see it, made once for a document. */
export function detectorDraft(document: Document): DetectorDraft {
  const known = made.get(document) ?? new DocumentDraft(document)
  made.set(document, known)
  return known
}

/** Each part is made when a detector asks for it, and kept. */
class DocumentDraft implements DetectorDraft {
  readonly source: string
  readonly links: DetectorDraft['links']
  readonly words: DocumentWords
  readonly #document: Document
  #units: Uint16Array | undefined
  #prose: string | undefined
  #marks: Marks | undefined
  #sentences: readonly DraftSentence[] | undefined
  #blocks: readonly DraftBlock[] | undefined
  #quotes: readonly Span[] | undefined

  constructor(document: Document) {
    this.source = document.source
    this.links = document.links
    this.words = new DocumentWords(document)
    this.#document = document
  }

  get units(): Uint16Array {
    this.#units ??= unitsOf(this.#document)
    return this.#units
  }

  get prose(): string {
    this.#prose ??= textOf(this.units)
    return this.#prose
  }

  get digitStarts(): readonly number[] {
    this.#marks ??= marksOf(this.units)
    return this.#marks.digitStarts
  }

  get signs(): readonly number[] {
    this.#marks ??= marksOf(this.units)
    return this.#marks.signs
  }

  get sentences(): readonly DraftSentence[] {
    this.#sentences ??= sentencesOf(this.#document)
    return this.#sentences
  }

  get blocks(): readonly DraftBlock[] {
    this.#blocks ??= blocksOf(this.#document)
    return this.#blocks
  }

  get quotes(): readonly Span[] {
    this.#quotes ??= quotesOf(this.#document)
    return this.#quotes
  }

  get year(): number | undefined {
    return yearOf(this.#document)
  }
}

/** Alternative texts are opaque in the codes of a draft; a detector reads them as they are. */
function unitsOf({ source, codes, blocks }: Document): Uint16Array {
  const own = codes.subarray(0, source.length)
  let units = own
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] !== KIND.alt_text) continue
    if (units === own) units = own.slice()
    for (let at = blocks.starts[block]; at < blocks.ends[block]; at++)
      units[at] = source.charCodeAt(at)
  }
  return units
}

function textOf(units: Uint16Array): string {
  let text = ''
  for (let at = 0; at < units.length; at += CHUNK)
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + CHUNK))
  return text
}

const DOLLAR = 0x24

type Marks = Pick<DetectorDraft, 'digitStarts' | 'signs'>

/** In one pass, because most detectors ask for one of these before they look more closely. */
function marksOf(units: Uint16Array): Marks {
  const digitStarts: number[] = []
  const signs = new Set<number>()
  let before = 0
  let isInside = false
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]
    const isDigit = unit >= 0x30 && unit <= 0x39
    if (isDigit && !isInside) digitStarts.push(at)
    isInside = isDigit
    if ((unit > 0x7f && unit !== before) || unit === DOLLAR) signs.add(unit)
    before = unit
  }
  return { digitStarts, signs: [...signs] }
}

function sentencesOf({ sentences }: Document): DraftSentence[] {
  return Array.from({ length: sentences.count }, (_, at) => ({
    start: sentences.starts[at],
    end: sentences.ends[at],
    block: sentences.blocks[at],
    firstWord: sentences.firstWords[at],
    endWord: sentences.endWords[at],
    isQuestion: (sentences.tails[at] & SEPARATOR.question) !== 0,
  }))
}

function blocksOf(document: Document): DraftBlock[] {
  return Array.from({ length: document.blocks.count }, (_, at) => blockOf(document, at))
}

function quotesOf({ blocks }: Document): Span[] {
  const quotes: Span[] = []
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.quoted[block] === 1)
      quotes.push({ start: blocks.starts[block], end: blocks.ends[block] })
  }
  return quotes
}

/** The newest year among the dates that front matter gives the draft. */
function yearOf({ source, frontMatter }: Document): number | undefined {
  if (frontMatter === null) return undefined
  const { start, end } = frontMatter
  const dates = source
    .slice(start, Math.min(end, start + FRONT_MATTER_REACH))
    .matchAll(
      /^["']?(?:date|updated|lastmod|last_modified_at|modified|published|pubDate)["']?\s?[:=]\s?["']?(\d{4})-/gm,
    )
  const years = [...dates].map(([, year]) => Number(year))
  return years.length === 0 ? undefined : Math.max(...years)
}
