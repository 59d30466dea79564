import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft } from '../detector-draft.ts'
import { wordSet } from '../phrases.ts'

const isLabel = wordSet('number numbers no nr num ref reference code id')
const isJoint = wordSet(
  'number numbers no nr num ref reference code id is the a and our registered registration',
)
/** Labels that are mostly shortened: “p. 42”, “Fig. 3”. */
const shortened: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', ['p', 'pp']],
  ['line', ['l', 'll']],
  ['figure', ['fig', 'figs']],
  ['chapter', ['ch', 'chap']],
  ['volume', ['vol']],
  ['section', ['sec']],
  ['telephone', ['tel']],
])
/** Words before a number that are read for its label. */
const REACH = 5
/** Letters by which words of one kin begin: “registered” and “registration”. */
const KIN = 5

/** Numbers that a label tells from others. */
export const labelledNumber = defineTextDetector({
  id: 'labelled-number',
  names:
    'reference number, reference numbers, reference code, reference codes, serial number, serial numbers, registration number, registration numbers, labelled number, labelled numbers',
  describe:
    'numbers and codes behind a label, such as “charity no. 1098765”, by the words of the label',
  parameter: {
    name: 'words',
    fallback: '*',
    describe: 'Words of which one must be in the label, such as `charity`; `*` is any label',
  },
  *find(draft, value) {
    const wanted = value === '*' ? undefined : value.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    const { words } = draft
    for (const at of words.mixed) {
      if (!words.hasDigit(at)) continue
      const label = labelBefore(draft, at, wanted)
      if (label !== undefined) yield { start: words.start(label), end: words.end(at) }
    }
  },
})

/** The first word of the label of a number; undefined where it has none that is wanted. */
function labelBefore(
  { words }: DetectorDraft,
  at: number,
  wanted: readonly string[] | undefined,
): number | undefined {
  const sentence = words.sentence(at)
  for (let word = at - 1; word >= at - REACH && words.sentence(word) === sentence; word--) {
    const lower = words.lower(word)
    // “A number of 40”
    if (lower === 'of') return undefined
    if (wanted === undefined ? isLabel(lower) : wanted.some((each) => isKin(each, lower)))
      return word
    if (!isJoint(lower) && word < at - 2) return undefined
  }
  return undefined
}

function isKin(wanted: string, word: string): boolean {
  return (
    word === wanted ||
    shortened.get(wanted)?.includes(word) === true ||
    (wanted.length > KIN && word.startsWith(wanted.slice(0, KIN)))
  )
}
