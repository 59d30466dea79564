import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder } from './phrases.ts'

/** Plates whose form nothing else has: of Britain since 2001, of Ireland and of India. */
const sure =
  /(?<![\w-])(?:[A-HJ-PR-Y][A-HJ-PR-Y](?:0[2-9]|[1-7]\d) ?[A-HJ-PR-Z]{3}|\d{2}[12]-[A-Z]{1,2}-\d{1,6}|(?:AP|AR|AS|BR|CG|CH|DL|GA|GJ|HP|HR|JH|JK|KA|KL|MH|ML|MN|MP|MZ|NL|OD|PB|PY|RJ|SK|TN|TR|TS|UK|UP|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,2}[ -]?\d{4})(?![\w-])/g
const cues = wordFinder('plate plates registration reg numberplate rego registered')
/** “ is ABC 1234”, “: M-AB 1234”. */
const behind =
  /^(?:[ \u2060]+(?:number|no\.?|is|was|read|reads|reading|with|the|mark|plate)){0,3}[ \u2060]?[:,]?[ \u2060]?[“"‘']?((?=[A-Z0-9 -]{0,10}\d)(?=[A-Z0-9 -]{0,9}[A-Z])[A-Z0-9]{1,4}(?:[ -]?[A-Z0-9]{1,6}){1,2})(?![\w-])/
/** Units behind a cue that are read for a plate. */
const REACH = 64

/** Plates of vehicles. */
export const numberPlate = defineDetector({
  id: 'number-plate',
  names:
    'number plate, number plates, licence plate, licence plates, license plate, license plates, vehicle registration, vehicle registrations, car registration, car registrations, registration plate, registration plates, vehicle registration number, vehicle registration numbers, car number plates, registration numbers of cars, license plate numbers, licence plate numbers',
  describe:
    'registration plates of vehicles: British, Irish and Indian ones by their form, others behind words such as “number plate”',
  readsQuotes: true,
  *find(draft) {
    const { prose, words, digitStarts } = draft
    if (digitStarts.length === 0) return
    for (const { index, 0: text } of prose.matchAll(sure)) yield spanAt(index, text)
    for (const at of cues(draft)) yield* platesBehind(draft, words.end(at))
  },
})

function* platesBehind({ prose }: DetectorDraft, end: number): Generator<Span> {
  const match = behind.exec(prose.slice(end, end + REACH))
  if (match !== null) yield spanAt(end + match[0].length - match[1].length, match[1])
}

function spanAt(start: number, text: string): Span {
  return { start, end: start + text.length }
}
