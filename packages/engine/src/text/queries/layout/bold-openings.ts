import { type Document, KIND } from '../../document/document.ts'
import { opensItem } from './opens-item.ts'

/** How a block opens: with running words, with a bold phrase, or with one and a colon. */
export const OPENING = { plain: 0, bold: 1, boldColon: 2 } as const
export type Opening = (typeof OPENING)[keyof typeof OPENING]

/** How many blocks of one kind open with a bold phrase. */
export interface LeadIns {
  /** Blocks of the kind that hold words and are nobody else's. */
  readonly blocks: number
  readonly bold: number
  /** Those with a colon before or after the closing marks, counted in `bold` too. */
  readonly colons: number
}

/** A bold run that is longer, marks included, is a sentence and no label. */
const LONGEST = 84
const STAR = 0x2a
const UNDERSCORE = 0x5f
const COLON = 0x3a
const SPACE = 0x20

/** How a block opens. Reads no further than a label may reach. */
export function openingOf({ source, blocks }: Document, block: number): Opening {
  const start = blocks.starts[block]
  const mark = source.charCodeAt(start)
  if (mark !== STAR && mark !== UNDERSCORE) return OPENING.plain
  if (source.charCodeAt(start + 1) !== mark) return OPENING.plain
  const last = Math.min(blocks.ends[block], start + LONGEST)
  for (let at = start + 3; at + 1 < last; at++) {
    if (source.charCodeAt(at) !== mark || source.charCodeAt(at + 1) !== mark) continue
    return hasColon(source, at, mark) ? OPENING.boldColon : OPENING.bold
  }
  return OPENING.plain
}

/** Whether a colon stands before the closing marks at `closing`, or after them, perhaps after a space. */
function hasColon(source: string, closing: number, mark: number): boolean {
  if (source.charCodeAt(closing - 1) === COLON) return true
  let after = closing
  while (source.charCodeAt(after) === mark) after++
  if (source.charCodeAt(after) === SPACE) after++
  return source.charCodeAt(after) === COLON
}

/** The bold openings of list items, of any depth; one pass over the blocks. */
export function listLeadIns(document: Document): LeadIns {
  return countLeadIns(document, opensItem)
}

/** The bold openings of paragraphs outside lists. */
export function paragraphLeadIns(document: Document): LeadIns {
  return countLeadIns(document, ({ blocks }, block) => blocks.kinds[block] === KIND.paragraph)
}

function countLeadIns(
  document: Document,
  holds: (document: Document, block: number) => boolean,
): LeadIns {
  const { blocks } = document
  let count = 0
  let bold = 0
  let colons = 0
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.quoted[block] === 1 || !holds(document, block)) continue
    if (blocks.endWords[block] === blocks.firstWords[block]) continue
    count++
    const opening = openingOf(document, block)
    if (opening === OPENING.plain) continue
    bold++
    if (opening === OPENING.boldColon) colons++
  }
  return { blocks: count, bold, colons }
}
