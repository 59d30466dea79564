import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { phraseFinder, wordBefore, wordSet } from '../detectors/phrases.ts'

const isMark = wordSet('tbc tbd tba tk todo fixme xxx')
/** “Chapter XX” is a number. */
const isNumbered = wordSet('chapter part volume book page bowl act article section louis the')
const waiting = phraseFinder(
  `to be confirmed/announced/decided/determined/advised/completed/supplied, not yet confirmed,
  text/content/copy/title/heading/caption/quote/headline/photo/picture/image goes here, your text/name/company/logo/title/message/headline/heading/caption/content/copy/photo/quote/subtitle here,
  name surname, firstname lastname, first name last name`,
)
/** “It has to be confirmed by the council” says what somebody must do. */
const isDuty = wordSet('has have had need needs needed ought want wants likely expected going hope')
const isDone = wordSet('by as in with before at')
const filled =
  'insert|add|enter|fill in|your|name|first name|last name|date|link|photo|image|picture|address|e-?mail|website|url|title|phone|company|city|amount|tbc|tbd|todo|xx+|tk|placeholder'
/** “[insert link]”, “<your address>”; no link, whose target stands behind its bracket. */
const slot = new RegExp(
  `\\[(?:${filled})\\b[^\\][\\n]{0,60}\\](?![([:])|<(?:insert|enter|your|fill in)\\b[^<>\\n]{1,60}>|(?<!\\S)\\?{2,}(?!\\S\\w)|\\bX{2,}[:/.-]X{2,}`,
  'gi',
)

const CODE = 0xfffc

/** What still waits for its content, in forms that readers of code may want to keep: “TBC”, “???”, “the venue is to be confirmed”. */
export function* findPlaceholders(draft: DetectorDraft): Iterable<Span> {
  const { words, prose, source } = draft
  for (const at of words.allCapitals) {
    const word = words.lower(at)
    const isCrossed = /^x{3,}$/.test(word) && !isNumbered(wordBefore(draft, at))
    if (isMark(word) || isCrossed) yield { start: words.start(at), end: words.end(at) }
  }
  for (const found of waiting(draft)) {
    const isPlanned = words.lower(found.first) === 'to'
    const isTold = isDuty(wordBefore(draft, found.first)) || isDone(words.lower(found.last + 1))
    if (!isPlanned || !isTold) yield found
  }
  // Tags are markup to the prose, and code is kept on purpose.
  for (const { index, 0: text } of source.matchAll(slot)) {
    if (prose.charCodeAt(index) !== CODE) yield { start: index, end: index + text.length }
  }
}
