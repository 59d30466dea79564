import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder } from './phrases.ts'

const verbs = wordFinder(
  'call dial ring phone text tel telephone helpline hotline lifeline samaritans childline',
)
/** “ 999”, “ Samaritans on 116 123”, “ HELP to 80085”, up to a number of few digits. */
const numberBehind =
  /^(?:[ \u2060]?:|(?: [\w'’&]{1,20}){0,3} (?:on|at|to)| (?:us|me|them) (?:on|at)| (?:line |number )?(?:is|are)|)[ \u2060]{1,2}(112|911|999|000|111|101|988|811|116[ -]?\d{3}|13 ?\d\d ?\d\d|1[38]00(?: \d{3}){1,2}|[4-8]\d{4})(?![\w:%]|[.,:-]?\d| (?:times|people|words|minutes|hours|days|years|miles|more))/
const extensions = wordFinder('extension ext')
/** Units behind a verb that are read for a number. */
const REACH = 96

/** Numbers of emergency services, helplines and text services, which are too short for others. */
export function* shortNumbers(draft: DetectorDraft): Generator<Span> {
  if (draft.digitStarts.length === 0) return
  const { words, prose } = draft
  for (const at of extensions(draft)) {
    const [text, number] = /^[.:]? (\d{3,5})(?![\w.,]?\w)/.exec(
      prose.slice(words.end(at), words.end(at) + 9),
    ) ?? ['', '']
    const last = words.end(at) + text.length
    if (number !== '') yield { start: last - number.length, end: last }
  }
  for (const at of verbs(draft)) {
    const end = words.end(at)
    const match = numberBehind.exec(prose.slice(end, end + REACH))
    if (match === null) continue
    const last = end + match[0].length
    yield { start: last - match[1].length, end: last }
    const other = /^ (?:or|and) (112|911|999|000|111|101|988)(?![\w.,:%-]?\w)/.exec(
      prose.slice(last, last + 9),
    )
    if (other !== null) yield { start: last + other[0].length - 3, end: last + other[0].length }
  }
}
