import { isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder, wordSet } from './phrases.ts'

const nouns = wordFinder(
  'version versions release ver build ios android windows macos ipados python node java php chrome firefox safari ubuntu debian postgres postgresql mysql django rails angular react kubernetes typescript',
)
/** “ 4.2”, “ 3”, “ v2.1-beta”. */
const behind =
  /^[ \u2060]{1,2}(?:number |no\. ?)?(v?\d{1,4}(?:\.\d{1,5}){0,3}(?:-?(?:alpha|beta|rc)(?:\.?\d+)?)?)(?![\w%]|[.,]\d)/i
/** Words before a whole number that may count something else: “release 40”, “Windows 11”. */
const isName = wordSet(
  'release build node java chrome firefox safari android windows python php react rails angular',
)
/** “v1.2”, “V3”. */
const marked = /^v\d{1,3}(?:\.\d{1,5}){0,3}(?:-[a-z][\w.]{0,20})?$/i
/** “1.26.4”, “2.0.0-rc.1”: three parts, and no date. */
const parts =
  /(?<![\w.,$€£:/-])(\d{1,3}\.\d{1,3}\.\d{1,6})((?:-(?:alpha|beta|rc|dev|preview)[\w.]{0,12})?)(?![\w%]|[.,:/]\d)/g
const isDate = /^(?:[0-3]?\d)\.(?:0?\d|1[0-2])\.(?:\d{2}|(?:19|20)\d\d)$/

/** Numbers of versions. */
export const versionNumber = defineDetector({
  id: 'version-number',
  names:
    'version number, version numbers, release number, release numbers, software versions, version strings, numbers of versions, semver versions',
  describe: 'numbers of versions, such as “v2.1”, “version 3” and “1.26.4”',
  *find(draft) {
    if (draft.digitStarts.length === 0) return
    yield* named(draft)
    yield* bare(draft)
  },
})

function* named(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  for (const at of nouns(draft)) {
    const end = words.end(at)
    const match = behind.exec(prose.slice(end, end + 40))
    if (match === null || (isName(words.lower(at)) && !match[1].includes('.'))) continue
    yield { start: words.start(at), end: end + match[0].length }
  }
}

function* bare({ words, prose }: DetectorDraft): Generator<Span> {
  for (const at of words.mixed) {
    // “V8” is an engine.
    if (!/^v\d/i.test(words.text(at)) || /^V\d{1,2}$/.test(words.text(at))) continue
    const start = words.start(at)
    if (isWordUnit(prose.charCodeAt(start - 1))) continue
    const [text] = /^[\w.-]{1,30}/.exec(prose.slice(start, start + 30)) ?? ['']
    const shown = text.replace(/[.-]+$/, '')
    if (marked.test(shown)) yield { start, end: start + shown.length }
  }
  if (!/\d\.\d{1,3}\.\d/.test(prose)) return
  for (const { index, 0: text, 1: number } of prose.matchAll(parts)) {
    if (!isDate.test(number)) yield { start: index, end: index + text.length }
  }
}
