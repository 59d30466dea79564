import {
  APOSTROPHE,
  BACKSLASH,
  CARET,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  GREATER,
  isAsciiPunctuation,
  isBlank,
  isLineEnd,
  isSpaceOrLineEnd,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PAREN,
  QUOTE,
  SPACE,
} from '../characters.ts'
import { skipTag } from '../templates/templates.ts'
import { skipSpace } from './inline-html.ts'

const maxLabel = 999
const maxParens = 32

/** Reads a link label at the `[` at `start`; the offset after its `]`, or -1. Empty labels count. */
export function skipLabel(codes: Uint16Array, start: number, limit: number): number {
  const end = Math.min(limit, start + maxLabel + 2)
  for (let i = start + 1; i < end; i++) {
    const code = codes[i]
    if (code === CLOSE_BRACKET) return i + 1
    if (code === OPEN_BRACKET) return -1
    if (code === BACKSLASH && i + 1 < end && isLabelEscape(codes[i + 1])) i++
  }
  return -1
}

/** Reads a footnote label `[^…]` at `start`: no white space, not empty; the offset after it, or -1. */
export function skipFootnoteLabel(codes: Uint16Array, start: number, limit: number): number {
  if (codes[start + 1] !== CARET) return -1
  const end = Math.min(limit, start + maxLabel + 3)
  for (let i = start + 2; i < end; i++) {
    const code = codes[i]
    if (code === CLOSE_BRACKET) return i === start + 2 ? -1 : i + 1
    if (code === OPEN_BRACKET || isSpaceOrLineEnd(code)) return -1
    if (code === BACKSLASH && i + 1 < end && isLabelEscape(codes[i + 1])) i++
  }
  return -1
}

function isLabelEscape(code: number): boolean {
  return code === OPEN_BRACKET || code === CLOSE_BRACKET || code === BACKSLASH
}

/** Brings a label to the form in which labels are compared. */
function normalizeLabel(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}

/** Text of a label as the block structure leaves it: without the prefixes of its lines. */
export function readLabel(codes: Uint16Array, start: number, end: number): string {
  let text = ''
  for (let i = start; i < end; i++) text += String.fromCharCode(codes[i])
  return normalizeLabel(text)
}

/**
 * A stretch of units that opened too many parentheses for a destination and closed none. The next
 * destination most often begins inside it, and goes on after it.
 */
export interface OpenParens {
  from: number
  to: number
  /** Parentheses that open in the stretch. */
  depth: number
}

/** Reads a link destination at `start`; the offset after it, or -1. */
export function skipDestination(
  codes: Uint16Array,
  start: number,
  limit: number,
  failed?: OpenParens,
): number {
  if (start < limit && codes[start] === LESS) return skipPointyDestination(codes, start, limit)
  let depth = 0
  let i = start
  let isOpen = true
  if (failed !== undefined && start >= failed.from && start < failed.to) {
    depth = failed.depth
    for (let at = failed.from; at < start; at++) if (codes[at] === OPEN_PAREN) depth--
    if (depth > maxParens) return -1
    i = failed.to
  }
  for (; i < limit; i++) {
    const code = codes[i]
    // Most units are none of those below, and hostile text has this read each place many times.
    if (code > CLOSE_PAREN && code !== BACKSLASH && code !== OPEN_BRACE) continue
    if (code <= SPACE) {
      if (isSpaceOrLineEnd(code)) break
      return -1
    }
    if (code === BACKSLASH) {
      isOpen = false
      if (i + 1 < limit && isAsciiPunctuation(codes[i + 1])) i++
    } else if (code === OPEN_BRACE) {
      // A template may hold white space and quotation marks.
      const end = skipTag(codes, i, limit)
      if (end === -1) continue
      isOpen = false
      i = end - 1
    } else if (code === OPEN_PAREN) {
      if (++depth > maxParens) {
        if (failed !== undefined && isOpen) {
          failed.from = start
          failed.to = i + 1
          failed.depth = depth
        }
        return -1
      }
    } else if (code === CLOSE_PAREN) {
      isOpen = false
      if (depth === 0) break
      depth--
    }
  }
  return depth === 0 ? i : -1
}

function skipPointyDestination(codes: Uint16Array, start: number, limit: number): number {
  for (let i = start + 1; i < limit; i++) {
    const code = codes[i]
    if (code === GREATER) return i + 1
    if (code === LESS || isLineEnd(code)) return -1
    if (code === BACKSLASH && i + 1 < limit && isAsciiPunctuation(codes[i + 1])) i++
  }
  return -1
}

/** Reads a link title at `start`; the offset after it, or -1. */
export function skipTitle(codes: Uint16Array, start: number, limit: number): number {
  const open = codes[start]
  if (open !== QUOTE && open !== APOSTROPHE && open !== OPEN_PAREN) return -1
  const close = open === OPEN_PAREN ? CLOSE_PAREN : open
  for (let i = start + 1; i < limit; i++) {
    const code = codes[i]
    if (code === close) return i + 1
    if (code === BACKSLASH) i++
    else if (isLineEnd(code) && blankLineFollows(codes, i, limit)) return -1
  }
  return -1
}

function blankLineFollows(codes: Uint16Array, lineEnd: number, limit: number): boolean {
  let i = lineEnd + 1
  if (i < limit && codes[lineEnd] === 0x0d && codes[i] === 0x0a) i++
  while (i < limit && isBlank(codes[i])) i++
  return i < limit && isLineEnd(codes[i])
}

/** A destination as written, without its angle brackets. */
export function destinationText(source: string, start: number, end: number): string {
  return source.charCodeAt(start) === LESS
    ? source.slice(start + 1, end - 1)
    : source.slice(start, end)
}

interface Definition {
  readonly label: string
  readonly url: string
  readonly end: number
}

/** Reads a link reference definition at `start`; null when there is none. */
export function readDefinition(
  source: string,
  codes: Uint16Array,
  start: number,
  limit: number,
): Definition | null {
  if (codes[start] !== OPEN_BRACKET) return null
  const labelEnd = skipLabel(codes, start, limit)
  if (labelEnd === -1 || labelEnd >= limit || codes[labelEnd] !== COLON) return null
  const label = readLabel(codes, start + 1, labelEnd - 1)
  if (label === '') return null
  const urlStart = skipSpace(codes, labelEnd + 1, limit)
  const urlEnd = skipDestination(codes, urlStart, limit)
  if (urlEnd === -1 || urlEnd === urlStart) return null
  const url = destinationText(source, urlStart, urlEnd)
  const titleStart = skipSpace(codes, urlEnd, limit)
  if (titleStart > urlEnd && titleStart < limit) {
    const titleEnd = skipTitle(codes, titleStart, limit)
    const end = titleEnd === -1 ? -1 : lineRest(codes, titleEnd, limit)
    if (end !== -1) return { label, url, end }
  }
  const end = lineRest(codes, urlEnd, limit)
  return end === -1 ? null : { label, url, end }
}

/** Offset of the end of the line when only blanks follow, otherwise -1. */
function lineRest(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  while (i < limit && isBlank(codes[i])) i++
  return i >= limit || isLineEnd(codes[i]) ? i : -1
}
