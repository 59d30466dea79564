import type { ClauseReading } from '../../shared/ipc/policies.ts'

/** A stretch of a clause as it is written. */
export interface ClausePart {
  readonly text: string
  readonly isLeftOut: boolean
}

/** Parts a clause at the words that were not applied; words that stand there in another form are not found. */
export function partsOf({ text, leftOut }: ClauseReading): ClausePart[] {
  const lower = text.toLowerCase()
  // Some letters are longer in lower case, so that places there would not be places here.
  if (lower.length !== text.length) return [{ text, isLeftOut: false }]
  const parts: ClausePart[] = []
  let end = 0
  for (const { words } of leftOut) {
    const at = words === '' ? -1 : lower.indexOf(words.toLowerCase(), end)
    if (at < 0) continue
    if (at > end) parts.push({ text: text.slice(end, at), isLeftOut: false })
    end = at + words.length
    parts.push({ text: text.slice(at, end), isLeftOut: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLeftOut: false })
  return parts
}
