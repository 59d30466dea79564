import type {
  DetectorDraft,
  DraftBlock,
  DraftSentence,
  DraftWord,
} from '../../policy/detectors/detector-draft.ts'
import { blockOf, type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'

/** Units that one call of `fromCharCode` takes. */
const CHUNK = 4096
/** Longest front matter that is read for a date. */
const FRONT_MATTER_REACH = 4000

const made = new WeakMap<Document, DetectorDraft>()

/** A draft as detectors see it; each of its parts is made when one asks for it, and kept. */
export function detectorDraft(document: Document): DetectorDraft {
  const known = made.get(document)
  if (known !== undefined) return known
  const { source, links } = document
  const prose = once(() => proseOf(document))
  const words = once(() => wordsOf(document))
  const sentences = once(() => sentencesOf(document))
  const blocks = once(() => blocksOf(document))
  const draft: DetectorDraft = {
    source,
    links,
    get prose() {
      return prose()
    },
    get words() {
      return words()
    },
    get sentences() {
      return sentences()
    },
    get blocks() {
      return blocks()
    },
    year: yearOf(document),
  }
  made.set(document, draft)
  return draft
}

function once<Value>(make: () => Value): () => Value {
  let value: { readonly made: Value } | undefined
  return () => {
    value ??= { made: make() }
    return value.made
  }
}

/** Alternative texts are opaque in the codes of a draft; a detector reads them as they are. */
function proseOf({ source, codes, blocks }: Document): string {
  const units = codes.slice(0, source.length)
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] !== KIND.alt_text) continue
    for (let at = blocks.starts[block]; at < blocks.ends[block]; at++)
      units[at] = source.charCodeAt(at)
  }
  let prose = ''
  for (let at = 0; at < units.length; at += CHUNK)
    prose += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + CHUNK))
  return prose
}

function wordsOf(document: Document): DraftWord[] {
  const made = new Array<DraftWord>(document.words.count)
  for (let at = 0; at < made.length; at++) made[at] = new ReadWord(document, at)
  return made
}

/** A word that makes its text when one asks for it: most detectors look at few words closely. */
class ReadWord implements DraftWord {
  readonly start: number
  readonly end: number
  readonly #document: Document
  readonly #at: number
  #text: string | undefined
  #lower: string | undefined

  constructor(document: Document, at: number) {
    this.start = document.words.starts[at]
    this.end = document.words.ends[at]
    this.#document = document
    this.#at = at
  }

  get text(): string {
    this.#text ??= this.#has(SHAPE.plain)
      ? this.#document.source.slice(this.start, this.end)
      : this.#document.textOf(this.#at, this.#at)
    return this.#text
  }

  get lower(): string {
    this.#lower ??= this.#has(SHAPE.plain)
      ? this.text.toLowerCase()
      : this.text.toLowerCase().replaceAll('’', "'")
    return this.#lower
  }

  get sentence(): number {
    return this.#document.words.sentences[this.#at]
  }

  get isCapital(): boolean {
    return this.#has(SHAPE.capital)
  }

  get isAllCapitals(): boolean {
    return this.#has(SHAPE.allCapitals)
  }

  get isNumber(): boolean {
    return this.#has(SHAPE.number)
  }

  get isOpaque(): boolean {
    return this.#has(SHAPE.opaque)
  }

  #has(shape: number): boolean {
    return (this.#document.words.flags[this.#at] & shape) !== 0
  }
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
