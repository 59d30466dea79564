import type { DetectorDraft, DraftBlock, Span } from '../detectors/index.ts'

/** What closes a quotation, by the mark that opens it. */
const closings: Readonly<Record<string, string>> = { '“': '”', '„': '“', '«': '»', '"': '"' }

/** A mark that may open a quotation; a straight one behind a digit stands for inches. */
const opening = /[“«„]|(?<!\p{N})"|(?<![\p{L}\p{N}])[‘'](?=[\p{L}\p{N}“"])/gu

/** The end of speech in single marks: elsewhere the same mark is an apostrophe. */
const singleEnd = /[.,!?…”"][’'](?![\p{L}\p{N}])/gu

/** Longest quotation in single marks, in characters: many that open are never closed. */
const LONGEST_SINGLE = 400

const made = new WeakMap<DetectorDraft, readonly Span[]>()

/** The words between quotation marks with their marks, in reading order: “…”, "…", «…», „…“ and, as speech, ‘…,’. */
export function quotationsOf(draft: DetectorDraft): readonly Span[] {
  const known = made.get(draft) ?? findQuotations(draft)
  made.set(draft, known)
  return known
}

function findQuotations(draft: DetectorDraft): Span[] {
  const found: Span[] = []
  for (const block of draft.blocks) {
    if (block.firstWord < block.endWord) addInBlock(found, draft, block)
  }
  return found
}

function addInBlock(found: Span[], { prose }: DetectorDraft, block: DraftBlock): void {
  const text = prose.slice(block.start, block.end)
  opening.lastIndex = 0
  let mark = opening.exec(text)
  // Most blocks quote nothing.
  if (mark === null) return
  const endOf = closingFinder(text)
  for (; mark !== null; mark = opening.exec(text)) {
    const { index } = mark
    const end = endOf(index, mark[0])
    if (end === -1) continue
    found.push({ start: block.start + index, end: block.start + end })
    opening.lastIndex = end
  }
}

/** Finds where the quotation that a mark opens ends, -1 where it opens none; asked in reading order, in linear time. */
function closingFinder(text: string): (start: number, mark: string) => number {
  /** The next place where each kind of quotation could end; infinite once there is none. */
  const next = new Map<string, number>()
  return (start, mark) => {
    const closing = closings[mark] ?? "'"
    let end = next.get(closing) ?? 0
    if (end <= start + 1) {
      end = closingAfter(text, closing, start + 1)
      next.set(closing, end)
    }
    if (closing === "'") return end - start > LONGEST_SINGLE ? -1 : end
    // Speech that goes on in the next paragraph is opened again there and not closed here.
    if (end === Number.POSITIVE_INFINITY) return start === 0 ? text.length : -1
    return end
  }
}

function closingAfter(text: string, closing: string, from: number): number {
  if (closing === "'") {
    singleEnd.lastIndex = from
    return singleEnd.exec(text) === null ? Number.POSITIVE_INFINITY : singleEnd.lastIndex
  }
  const at = text.indexOf(closing, from)
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1
}
