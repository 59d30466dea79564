import { type Change, presentableDiff } from '@codemirror/merge'

/** A piece of a text; `isOther` when the text beside it lacks these words. */
export interface Piece {
  readonly text: string
  readonly isOther: boolean
}

/** A part of a text with what is there instead. */
interface WordChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Beyond this many changed characters, and after this many milliseconds, places are found roughly. */
const limits = { scanLimit: 1000, timeout: 200 }

/** The words in which a text differs from the text beside it, for the one side and the other. */
export function compareWords(left: string, right: string): { left: Piece[]; right: Piece[] } {
  const changes = presentableDiff(left, right, limits)
  return {
    left: piecesOf(
      left,
      changes.map(({ fromA, toA }) => [fromA, toA]),
    ),
    right: piecesOf(
      right,
      changes.map(({ fromB, toB }) => [fromB, toB]),
    ),
  }
}

/** What makes the second text of the first, word by word, at its places in the first. */
export function changedWords(left: string, right: string): WordChange[] {
  return presentableDiff(left, right, limits).map(
    ({ fromA, toA, fromB, toB }: Change): WordChange => ({
      from: fromA,
      to: toA,
      insert: right.slice(fromB, toB),
    }),
  )
}

function piecesOf(text: string, others: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of others) {
    pieces.push({ text: text.slice(at, from), isOther: false })
    pieces.push({ text: text.slice(from, to), isOther: true })
    at = to
  }
  pieces.push({ text: text.slice(at), isOther: false })
  return pieces.filter((piece) => piece.text !== '')
}
