import type { Document } from '../../document/document.ts'

/** What an ignore comment does: hides to the next `enable`, on one line, in the file, or shows again. */
export type IgnoreKind = 'disable-next-line' | 'disable-line' | 'disable' | 'enable' | 'ignore-file'

/** A comment of a draft that hides findings or shows them again. */
export interface IgnoreComment {
  readonly kind: IgnoreKind
  /** Offsets of the comment with its marks. */
  readonly start: number
  readonly end: number
  /** Rule ids and evidence types; empty for all. */
  readonly names: readonly string[]
  /** What follows `--`, or null. */
  readonly reason: string | null
}

const kindPattern =
  /^content-trust-(disable-next-line|disable-line|disable|enable|ignore-file)(?![\w-])/
const reasonPattern = /--(?:\s|$)/

/** Reads a comment for us; null for one that names no directive. */
export function readIgnoreComment({
  start,
  end,
  text,
}: Document['comments'][number]): IgnoreComment | null {
  const match = kindPattern.exec(text)
  const kind = kinds.find((each) => each === match?.[1])
  if (match === null || kind === undefined) return null
  const rest = text.slice(match[0].length)
  const mark = reasonPattern.exec(rest)
  const named = mark === null ? rest : rest.slice(0, mark.index)
  const reason = mark === null ? '' : rest.slice(mark.index + 2).trim()
  const names = named.split(/[\s,]+/).filter((name) => name !== '')
  return { kind, start, end, names, reason: reason === '' ? null : reason }
}

const kinds: readonly IgnoreKind[] = [
  'disable-next-line',
  'disable-line',
  'disable',
  'enable',
  'ignore-file',
]
