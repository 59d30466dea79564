import type { DetectorDraft } from './detector-draft.ts'

const SPACE = 0x20
const gaps: ReadonlySet<number> = new Set(
  Array.from(' \n\r\t\u00a0\u2060-', (gap) => gap.charCodeAt(0)),
)

/** Whether nothing but space, a hyphen or markup is between a word and the one before it in its sentence. */
export function isJoined({ words, units }: DetectorDraft, at: number): boolean {
  const sentence = words.sentence(at)
  if (sentence === -1 || words.sentence(at - 1) !== sentence) return false
  const start = words.start(at)
  let unit = words.end(at - 1)
  if (unit + 1 === start && units[unit] === SPACE) return true
  for (; unit < start; unit++) {
    if (!gaps.has(units[unit])) return false
  }
  return true
}
