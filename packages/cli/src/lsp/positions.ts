import { type Lines, lineRange, positionAt } from '@content-trust/engine/report'
import type { ClientCapabilities, Position, Range } from 'vscode-languageserver-protocol/node'

/** What a column of the client counts. */
export const encodings = ['utf-16', 'utf-8', 'utf-32'] as const
export type Encoding = (typeof encodings)[number]

/** UTF-16 unless the client has something else alone: it is what offsets count here. */
export function chooseEncoding({ general }: ClientCapabilities): Encoding {
  const offered: readonly string[] = general?.positionEncodings ?? []
  return encodings.find((encoding) => offered.includes(encoding)) ?? 'utf-16'
}

/** The place of an offset as the client counts. */
export function toPosition(lines: Lines, offset: number, encoding: Encoding): Position {
  const { line, column } = positionAt(lines, offset)
  const start = offset - (column - 1)
  return { line: line - 1, character: widthOf(lines.source.slice(start, offset), encoding) }
}

/** A range of offsets as the client counts. */
export function toRange(
  lines: Lines,
  { start, end }: { readonly start: number; readonly end: number },
  encoding: Encoding,
): Range {
  return { start: toPosition(lines, start, encoding), end: toPosition(lines, end, encoding) }
}

/** The first line, for what is about a draft as a whole. */
export function firstLine(lines: Lines, encoding: Encoding): Range {
  return toRange(lines, lineRange(lines, 1), encoding)
}

/** The offset of a place; a place outside the text means the nearest one in it, as the protocol says. */
export function toOffset(lines: Lines, { line, character }: Position, encoding: Encoding): number {
  if (line < 0) return 0
  if (line >= lines.starts.length) return lines.source.length
  const { start, end } = lineRange(lines, line + 1)
  if (encoding === 'utf-16') return Math.min(end, start + Math.max(0, character))
  let offset = start
  let left = character
  while (offset < end && left > 0) {
    const next = String.fromCodePoint(lines.source.codePointAt(offset) ?? 0)
    left -= widthOf(next, encoding)
    // A place inside a character means the place before it.
    if (left < 0) break
    offset += next.length
  }
  return offset
}

function widthOf(text: string, encoding: Encoding): number {
  switch (encoding) {
    case 'utf-8':
      return Buffer.byteLength(text)
    case 'utf-16':
      return text.length
    case 'utf-32':
      return [...text].length
    default:
      return encoding satisfies never
  }
}
