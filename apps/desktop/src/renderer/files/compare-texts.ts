import { diffLines, diffWordsWithSpace } from 'diff'

/** A row of two versions side by side. Null: that side has no such line. */
export type Row =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'other'; readonly left: string | null; readonly right: string | null }
  | { readonly kind: 'gap'; readonly lines: number }

/** Lines that stay around a change, so that its place can be seen. */
const AROUND = 2

/** Two versions line by line; long parts that are alike become a gap. */
export function compareTexts(left: string, right: string): Row[] {
  const rows: Row[] = []
  let gone: string[] = []
  let come: string[] = []
  const pair = (): void => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++) {
      rows.push({ kind: 'other', left: gone[at] ?? null, right: come[at] ?? null })
    }
    gone = []
    come = []
  }
  const parts = diffLines(left, right)
  for (const [at, { value, added, removed }] of parts.entries()) {
    const lines = value.replace(/\n$/, '').split('\n')
    if (removed) gone.push(...lines)
    else if (added) come.push(...lines)
    else {
      pair()
      rows.push(...shorten(lines, at > 0, at < parts.length - 1))
    }
  }
  pair()
  return rows
}

function shorten(lines: readonly string[], hasBefore: boolean, hasAfter: boolean): Row[] {
  const head = hasBefore ? AROUND : 0
  const tail = hasAfter ? AROUND : 0
  const same = (text: string): Row => ({ kind: 'same', text })
  if (lines.length <= head + tail + 1) return lines.map(same)
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'gap', lines: lines.length - head - tail },
    ...lines.slice(lines.length - tail).map(same),
  ]
}

/** A piece of a line; `isOther` when the line beside it lacks these words. */
export interface Piece {
  readonly text: string
  readonly isOther: boolean
}

/** Longer lines are shown as changed whole: to find the text in them takes too long. */
const MOST_COMPARED = 4000

/** The text in which a line differs from the line beside it, for the one side and the other. */
export function compareWords(left: string, right: string): { left: Piece[]; right: Piece[] } {
  const parts = wordParts(left, right)
  return {
    left: parts
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isOther: removed })),
    right: parts
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isOther: added })),
  }
}

/** A part of a text with what is there instead. */
interface WordChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** What makes the second text of the first, word by word, at its places in the first. */
export function changedWords(left: string, right: string): WordChange[] {
  let at = 0
  return wordParts(left, right).flatMap(({ value, added, removed }) => {
    const from = at
    if (added) return [{ from, to: from, insert: value }]
    at += value.length
    return removed ? [{ from, to: at, insert: '' }] : []
  })
}

function wordParts(
  left: string,
  right: string,
): { value: string; added: boolean; removed: boolean }[] {
  if (left.length + right.length <= MOST_COMPARED) return diffWordsWithSpace(left, right)
  return [
    { value: left, added: false, removed: true },
    { value: right, added: true, removed: false },
  ]
}
