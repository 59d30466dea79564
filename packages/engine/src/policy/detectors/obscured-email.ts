import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder } from './phrases.ts'

/** What stands for the at sign. */
const marks = /\(at\)|\[at\]|\{at\}| at /gi
const name = /[\w.+-]{1,64} ?$/
const host =
  /^ ?[a-z\d-]{1,63}(?: ?(?:\(dot\)|\[dot\]|\{dot\}|\.| dot ) ?[a-z\d-]{1,63}){1,4}(?![\w])/i
const spelledHost =
  /^[a-z\d-]{1,63}(?: dot [a-z\d-]{1,63}){0,3} dot (?:com|org|net|edu|gov|info|io|uk|ie|in|au|nz|ca|de|fr|eu|us)(?![\w])/i
/** An address has a “dot”, or an “at” in brackets. */
const dots = wordFinder('dot')
const ats = wordFinder('at')
const closing: ReadonlySet<number> = new Set(Array.from(')]}', (mark) => mark.charCodeAt(0)))
/** Units of a name and of a host that are read. */
const LONGEST_NAME = 66
const LONGEST_HOST = 128

/** Addresses that are written so that programs overlook them: “jane (at) example (dot) com”. */
export function* obscuredEmails(draft: DetectorDraft): Generator<Span> {
  const { prose, units, words } = draft
  const isAnywhere =
    dots(draft).length > 0 || ats(draft).some((at) => closing.has(units[words.end(at)]))
  if (!isAnywhere) return
  for (const { index: at, 0: mark } of prose.matchAll(marks)) {
    const end = at + mark.length
    const hostOfMark = mark.startsWith(' ') ? spelledHost : host
    const behind = hostOfMark.exec(prose.slice(end, end + LONGEST_HOST))
    if (behind === null) continue
    const before = name.exec(prose.slice(Math.max(0, at - LONGEST_NAME), at))
    if (before !== null) yield { start: at - before[0].length, end: end + behind[0].length }
  }
}
