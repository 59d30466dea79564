import type { Draft } from '../schema/index.ts'
import { hashWord } from '../text/document/vocabulary.ts'
import {
  type BlockKind,
  blockKinds,
  MASKED_INLINE,
  OPAQUE,
  type ScannedText,
} from '../text/markdown/scanned-text.ts'
import { scanDraft } from '../text/pipeline/scan-draft.ts'
import { type Language, languageOfWords } from '../text/queries/language.ts'
import { lettersOf } from '../text/segment/alphabet.ts'

/** A block of prose without its markup. */
export interface ProseBlock {
  readonly kind: BlockKind
  /** The words as a reader sees them. Code, images, formulas and bare addresses are one U+FFFC each. */
  readonly text: string
  /** Where each unit of `text` is in the source, and where the last one ends. */
  readonly offsets: Uint32Array
  readonly language: Language
}

const SPACE = 0x20

/** The prose of a draft, block by block: without front matter, code, addresses, comments and marks. */
export function readProse(draft: Draft): ProseBlock[] {
  return proseOf(scanDraft(draft))
}

/** The prose of a draft that has been scanned, block by block. */
export function proseOf({ source, codes, blocks }: ScannedText): ProseBlock[] {
  const found: ProseBlock[] = []
  for (let block = 0; block < blocks.count; block++) {
    const kind = blockKinds[blocks.kinds[block]] ?? 'paragraph'
    const start = blocks.starts[block]
    const end = blocks.ends[block]
    // Alternative text is masked where its image stands, so that it is read once.
    const units =
      kind === 'alt_text' ? unitsOf(source.slice(start, end)) : codes.subarray(start, end)
    const { text, offsets } = readable(units, start)
    if (text !== '') found.push({ kind, text, offsets, language: languageOf(text) })
  }
  return found
}

/** Leaves out what prints nothing, and reads white space and markup as single spaces. */
function readable(units: Uint16Array, start: number): Pick<ProseBlock, 'text' | 'offsets'> {
  const kept = new Uint16Array(units.length)
  const offsets = new Uint32Array(units.length + 1)
  let length = 0
  let last = SPACE
  for (let at = 0; at < units.length; at++) {
    const read = units[at]
    if (read === MASKED_INLINE) continue
    const unit = read === 0x0a || read === 0x0d || read === 0x09 ? SPACE : read
    if (unit === last && (unit === SPACE || unit === OPAQUE)) continue
    kept[length] = unit
    offsets[length] = start + at
    length++
    last = unit
  }
  if (length > 0 && kept[length - 1] === SPACE) length--
  offsets[length] = length === 0 ? start : offsets[length - 1] + 1
  return { text: textOf(kept.subarray(0, length)), offsets: offsets.slice(0, length + 1) }
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(text, (_, at) => text.charCodeAt(at))
}

/** As many units as a call may have arguments. */
const MOST_AT_ONCE = 8192

function textOf(units: Uint16Array): string {
  let text = ''
  for (let at = 0; at < units.length; at += MOST_AT_ONCE) {
    text += String.fromCharCode(...units.subarray(at, at + MOST_AT_ONCE))
  }
  return text
}

function languageOf(text: string): Language {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  return languageOfWords(words.map(hashWord), lettersOf(unitsOf(text)))
}
