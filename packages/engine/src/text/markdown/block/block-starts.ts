import {
  BACKTICK,
  CLOSE_PAREN,
  DASH,
  DOLLAR,
  DOT,
  EQUALS,
  HASH,
  isBlank,
  isDigit,
  PLUS,
  STAR,
  TILDE,
  UNDERSCORE,
} from '../characters.ts'

/** Depth of the ATX heading whose first `#` is at `start`; 0 when it is not one. */
export function atxDepth(codes: Uint16Array, start: number, lineEnd: number): number {
  let i = start
  while (i < lineEnd && codes[i] === HASH) i++
  const depth = i - start
  return depth <= 6 && (i >= lineEnd || isBlank(codes[i])) ? depth : 0
}

/** End of an ATX heading's text: before its closing `#` run, if it has one. */
export function atxTextEnd(codes: Uint16Array, start: number, lineEnd: number): number {
  let end = lineEnd
  while (end > start && isBlank(codes[end - 1])) end--
  let marks = end
  while (marks > start && codes[marks - 1] === HASH) marks--
  if (marks === end) return end
  if (marks > start && !isBlank(codes[marks - 1])) return end
  end = marks
  while (end > start && isBlank(codes[end - 1])) end--
  return end
}

/** Whether a line is a thematic break. */
export function isThematicBreak(codes: Uint16Array, start: number, lineEnd: number): boolean {
  const marker = codes[start]
  if (marker !== STAR && marker !== DASH && marker !== UNDERSCORE) return false
  let count = 0
  for (let i = start; i < lineEnd; i++) {
    const code = codes[i]
    if (code === marker) count++
    else if (!isBlank(code)) return false
  }
  return count >= 3
}

/** Heading depth of a setext underline; 0 when the line is not one. */
export function setextDepth(codes: Uint16Array, start: number, lineEnd: number): number {
  const marker = codes[start]
  if (marker !== EQUALS && marker !== DASH) return 0
  let i = start
  while (i < lineEnd && codes[i] === marker) i++
  while (i < lineEnd && isBlank(codes[i])) i++
  if (i < lineEnd) return 0
  return marker === EQUALS ? 1 : 2
}

/** Length of the opening code fence at `start`; 0 when it is not one. */
export function fenceLength(codes: Uint16Array, start: number, lineEnd: number): number {
  const marker = codes[start]
  let i = start
  while (i < lineEnd && codes[i] === marker) i++
  const length = i - start
  if (length < 3) return 0
  if (marker === TILDE) return length
  for (; i < lineEnd; i++) if (codes[i] === BACKTICK) return 0
  return length
}

/** Length of the opening math fence at `start`; 0 when it is not one. */
export function mathFenceLength(codes: Uint16Array, start: number, lineEnd: number): number {
  let i = start
  while (i < lineEnd && codes[i] === DOLLAR) i++
  const length = i - start
  if (length < 2) return 0
  for (; i < lineEnd; i++) if (codes[i] === DOLLAR) return 0
  return length
}

/** Whether a line closes a fence of `length` marks. */
export function closesFence(
  codes: Uint16Array,
  start: number,
  lineEnd: number,
  marker: number,
  length: number,
): boolean {
  let i = start
  while (i < lineEnd && codes[i] === marker) i++
  if (i - start < length) return false
  while (i < lineEnd && isBlank(codes[i])) i++
  return i >= lineEnd
}

/** Length of the list marker at `start`; 0 when it is not one, or may not be here. */
export function listMarkerLength(
  codes: Uint16Array,
  start: number,
  lineEnd: number,
  inParagraph: boolean,
): number {
  const first = codes[start]
  let i = start
  if (first === DASH || first === PLUS || first === STAR) i++
  else {
    while (i < lineEnd && i - start < 10 && isDigit(codes[i])) i++
    const digits = i - start
    if (digits === 0 || digits > 9 || i >= lineEnd) return 0
    if (codes[i] !== DOT && codes[i] !== CLOSE_PAREN) return 0
    if (inParagraph && !(digits === 1 && first === 0x31)) return 0
    i++
  }
  if (i < lineEnd && !isBlank(codes[i])) return 0
  if (!inParagraph) return i - start
  for (let k = i; k < lineEnd; k++) if (!isBlank(codes[k])) return i - start
  return 0
}
