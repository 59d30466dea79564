import { classify, LETTER_CLASS, PUNCTUATION_CLASS, STAR, TILDE } from '../characters.ts'
import { MASKED_INLINE } from '../scanned-text.ts'
import { type Delimiters, growBytes, growInts } from './inline-lists.ts'
import { type InlineState, mask } from './inline-state.ts'

const CAN_OPEN = 1
const CAN_CLOSE = 2

/** Reads a run of `*`, `_` or `~` at `at` and records it as a delimiter; the offset after it. */
export function readDelimiter(state: InlineState, at: number): number {
  const { codes } = state.scan
  const marker = codes[at]
  let end = at + 1
  while (end < state.end && codes[end] === marker) end++
  const before = at === state.start ? 1 : classify(codes[at - 1])
  const after = end === state.end ? 1 : classify(codes[end])
  const flags =
    marker === TILDE
      ? strikethroughFlags(before, after)
      : attentionFlags(marker, before, after, codes[at - 1], codes[end])
  if (flags !== 0 && (marker !== TILDE || end - at <= 2)) {
    addDelimiter(state.delimiters, marker, at, end - at, flags)
  }
  return end
}

function strikethroughFlags(before: number, after: number): number {
  const open = after === LETTER_CLASS || (after === PUNCTUATION_CLASS && before !== LETTER_CLASS)
  const close = before === LETTER_CLASS || (before === PUNCTUATION_CLASS && after !== LETTER_CLASS)
  return (open ? CAN_OPEN : 0) | (close ? CAN_CLOSE : 0)
}

function attentionFlags(
  marker: number,
  before: number,
  after: number,
  codeBefore: number,
  codeAfter: number,
): number {
  const open =
    after === LETTER_CLASS ||
    (after === PUNCTUATION_CLASS && before !== LETTER_CLASS) ||
    (after === PUNCTUATION_CLASS && codeAfter === TILDE)
  const close =
    before === LETTER_CLASS ||
    (before === PUNCTUATION_CLASS && after !== LETTER_CLASS) ||
    (before === PUNCTUATION_CLASS && codeBefore === TILDE)
  if (marker === STAR) return (open ? CAN_OPEN : 0) | (close ? CAN_CLOSE : 0)
  return (
    (open && (before !== LETTER_CLASS || !close) ? CAN_OPEN : 0) |
    (close && (after !== LETTER_CLASS || !open) ? CAN_CLOSE : 0)
  )
}

function addDelimiter(
  list: Delimiters,
  marker: number,
  start: number,
  size: number,
  flags: number,
): void {
  const at = list.count
  if (at === list.marker.length) {
    list.marker = growBytes(list.marker)
    list.start = growInts(list.start)
    list.size = growInts(list.size)
    list.flags = growBytes(list.flags)
  }
  list.marker[at] = marker
  list.start[at] = start
  list.size[at] = size
  list.flags[at] = flags
  list.count = at + 1
}

/** Pairs the delimiters from index `from` on, masks the marks of each pair, and drops them all. */
export function pairDelimiters(state: InlineState, from: number): void {
  const list = state.delimiters
  if (list.count > from + 1) {
    pairAttention(state, from)
    pairStrikethrough(state, from)
  }
  list.count = from
}

/** Lowest index where an opener may still be, by marker, whether the closer opens too, and size mod 3. */
const bottoms = new Int32Array(12)

function pairAttention(state: InlineState, from: number): void {
  const list = state.delimiters
  const { marker, start, size, flags } = list
  // Indices of open runs; entries before the write position are still waiting for a closer.
  const open: number[] = []
  bottoms.fill(from)
  for (let i = from; i < list.count; i++) {
    if (marker[i] === TILDE) continue
    const closerFlags = flags[i]
    while (closerFlags & CAN_CLOSE && size[i] > 0) {
      const key = (marker[i] === STAR ? 0 : 6) + (closerFlags & CAN_OPEN ? 3 : 0) + (size[i] % 3)
      let k = open.length - 1
      while (k >= 0 && open[k] >= bottoms[key] && !matches(list, open[k], i)) k--
      if (k < 0 || open[k] < bottoms[key]) {
        bottoms[key] = i
        break
      }
      const opener = open[k]
      open.length = k + 1
      const used = size[opener] > 1 && size[i] > 1 ? 2 : 1
      size[opener] -= used
      size[i] -= used
      const markStart = start[opener] + size[opener]
      mask(state, markStart, markStart + used, MASKED_INLINE)
      mask(state, start[i], start[i] + used, MASKED_INLINE)
      start[i] += used
      if (size[opener] === 0) open.pop()
    }
    if (closerFlags & CAN_OPEN && size[i] > 0) open.push(i)
  }
}

function matches(list: Delimiters, opener: number, closer: number): boolean {
  if (list.marker[opener] !== list.marker[closer]) return false
  const openSize = list.size[opener]
  const closeSize = list.size[closer]
  const either = list.flags[opener] & CAN_CLOSE || list.flags[closer] & CAN_OPEN
  return !(either && closeSize % 3 !== 0 && (openSize + closeSize) % 3 === 0)
}

function pairStrikethrough(state: InlineState, from: number): void {
  const { marker, start, size, flags, count } = state.delimiters
  const single: number[] = []
  const double: number[] = []
  for (let i = from; i < count; i++) {
    if (marker[i] !== TILDE) continue
    const open = size[i] === 1 ? single : double
    const opener = flags[i] & CAN_CLOSE ? open.pop() : undefined
    if (opener !== undefined) {
      mask(state, start[opener], start[opener] + size[opener], MASKED_INLINE)
      mask(state, start[i], start[i] + size[i], MASKED_INLINE)
    } else if (flags[i] & CAN_OPEN) open.push(i)
  }
}
