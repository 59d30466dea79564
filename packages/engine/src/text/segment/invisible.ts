import { MASKED_INLINE } from '../markdown/scanned-text.ts'

/** The end without the invisible characters and masked marks before it. */
export function inkEnd(units: Uint16Array, start: number, limit: number): number {
  let end = limit
  while (end > start && isInvisible(units[end - 1])) end--
  return end
}

/** Whether a unit has no width on a line: a soft hyphen, a zero-width mark, a masked one. */
export function isInvisible(code: number): boolean {
  if (code < 0x200b) return code === 0xad
  return code <= 0x200f || code === MASKED_INLINE || code === 0xfeff
}
