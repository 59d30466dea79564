import { isDigit } from '../../policy/detectors/characters.ts'
import type {
  DetectorDraft,
  DraftBlock,
  DraftSentence,
  Span,
} from '../../policy/detectors/detector-draft.ts'
import { ListedPlaces } from '../../policy/detectors/listed-places.ts'
import { blockOf, type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { signsOf } from './draft-signs.ts'
import { DocumentWords } from './draft-words.ts'

/** In every runtime of the engine; the types that declare it would let in the rest of the web too. */
declare class TextDecoder {
  constructor(label: string, options: { readonly ignoreBOM: boolean })
  decode(units: Uint16Array): string
}
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
  readonly listed: ListedPlaces
  readonly #document: Document
  #units: Uint16Array | undefined
  #prose: string | undefined
  #digitStarts: readonly number[] | undefined
  #signs: readonly number[] | undefined
  #sentences: readonly DraftSentence[] | undefined
  #blocks: readonly DraftBlock[] | undefined
  #quotes: readonly Span[] | undefined

  constructor(document: Document) {
    this.source = document.source
    this.links = document.links
    this.words = new DocumentWords(document)
    this.listed = new ListedPlaces(this)
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
    this.#digitStarts ??= digitStartsOf(this.#document, this.units)
    return this.#digitStarts
  }

  get signs(): readonly number[] {
    this.#signs ??= signsOf(this.source, this.units)
    return this.#signs
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

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })

/** A half of a surrogate pair alone becomes `\ufffd`, which is no more of a character. */
function textOf(units: Uint16Array): string {
  return utf16.decode(units)
}

/** Every digit is in a word; the words of an alternative text come after those around it. */
function digitStartsOf({ words }: Document, units: Uint16Array): number[] {
  const starts: number[] = []
  for (let word = 0; word < words.count; word++) {
    if ((words.flags[word] & SHAPE.digit) === 0) continue
    for (let at = words.starts[word]; at < words.ends[word]; at++) {
      if (isDigit(units[at]) && !isDigit(units[at - 1])) starts.push(at)
    }
  }
  return starts.sort((a, b) => a - b)
}

function sentencesOf({ sentences }: Document): DraftSentence[] {
  const made: DraftSentence[] = []
  for (let at = 0; at < sentences.count; at++) {
    made.push({
      start: sentences.starts[at],
      end: sentences.ends[at],
      block: sentences.blocks[at],
      firstWord: sentences.firstWords[at],
      endWord: sentences.endWords[at],
      isQuestion: (sentences.tails[at] & SEPARATOR.question) !== 0,
    })
  }
  return made
}

function blocksOf(document: Document): DraftBlock[] {
  const made: DraftBlock[] = []
  for (let at = 0; at < document.blocks.count; at++) made.push(blockOf(document, at))
  return made
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
