import { isCapital, isDigit, isWordUnit, longNumbers } from './characters.ts'
import { passesEleven, passesElevenTen, passesLuhn, passesVerhoeff } from './check-digits.ts'
import { defineDetector } from './detector.ts'

interface Form {
  readonly pattern: RegExp
  /** Without spaces and hyphens. */
  readonly isRight: (number: string) => boolean
  /** Words one of which must stand closely before a number that could be anything. */
  readonly cue?: RegExp
}

const lettersOfSpain = 'TRWAGMYFPDXBNJZSQVHLCKE'

const forms: readonly Form[] = [
  // United States: 078-05-1120; areas 000, 666 and 9xx were never given out.
  {
    pattern: /(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/y,
    isRight: () => true,
  },
  {
    pattern: /\d{9}(?!\d)/y,
    isRight: (number) => /^(?!000|666|9)/.test(number),
    cue: /\b(?:ssn|social security(?: number)?)\b/i,
  },
  // United Kingdom: AB 12 34 56 C
  {
    pattern: /[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)/y,
    isRight: (number) => !/^(?:BG|GB|NK|KN|TN|NT|ZZ)/.test(number),
  },
  // Canada: 046 454 286
  {
    pattern: /\d{3}([ -])\d{3}\1\d{3}(?![\d-])/y,
    isRight: passesLuhn,
    cue: /\b(?:sin|social insurance(?: number)?)\b/i,
  },
  // United Kingdom, health service: 943 476 5919
  {
    pattern: /\d{3}([ -]?)\d{3}\1\d{4}(?!\d)/y,
    isRight: passesEleven,
    cue: /\b(?:nhs|health service)\b/i,
  },
  // India: 2345 6789 0124
  { pattern: /[2-9]\d{3} \d{4} \d{4}(?! ?\d)/y, isRight: passesVerhoeff },
  // Spain: 12345678Z
  {
    pattern: /\d{8}-?[A-Z](?!\w)/y,
    isRight: (number) => lettersOfSpain[Number(number.slice(0, 8)) % 23] === number[8],
  },
  // France: 1 84 12 76 451 089 46
  {
    pattern: /[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2}(?!\d)/y,
    isRight: (number) => 97 - (Number(number.slice(0, 13)) % 97) === Number(number.slice(13)),
  },
  // Germany: 86 095 742 719
  {
    pattern: /[1-9]\d ?\d{3} ?\d{3} ?\d{3}(?!\d)/y,
    isRight: passesElevenTen,
    cue: /(?:steuer-?id\w*|identifikationsnummer|\btax(?:payer)? (?:id|number)|\bidnr)/i,
  },
  // United Kingdom, drivers: MORGA 657054 SM9IJ
  {
    pattern: /[A-Z]{5} ?\d{6}(?: ?[A-Z\d]{5})?(?!\w)/y,
    isRight: () => true,
    cue: /\bdriv(?:ing|er(?:'|’)?s?) licen[cs]e\b/i,
  },
  // The sample of leaflets: QQ 12 34 56 C
  {
    pattern: /QQ ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)/y,
    isRight: () => true,
    cue: /\b(?:NI|NINO|[Nn]ational [Ii]nsurance)\b/,
  },
  // India, taxpayers: ABCDE1234F
  { pattern: /[A-Z]{5}\d{4}[A-Z](?!\w)/y, isRight: () => true, cue: /\bPAN\b/ },
  // Ireland: 1234567T
  {
    pattern: /\d{7}[A-W][A-IW]?(?!\w)/y,
    isRight: () => true,
    cue: /\bpps(?:n|\b)/i,
  },
  // Australia, health service and taxpayers: 2123 45670 1, 123 456 782
  { pattern: /[2-6]\d{3} ?\d{5} ?\d(?!\d)/y, isRight: () => true, cue: /\bmedicare\b/i },
  {
    pattern: /\d{3} ?\d{3} ?\d{2,3}(?!\d)/y,
    isRight: () => true,
    cue: /\b(?:tax file|tfn)\b/i,
  },
  // What a house gives to a person: employee number 88213
  {
    pattern: /[A-Z]{0,3}-?\d{4,12}(?![\w])/y,
    isRight: () => true,
    cue: /\b(?:patient|employee|student|pupil|staff|payroll|hospital|mrn|member(?:ship)?|voter|resident) ?(?:id(?: number| no\.?)?|number|no\.?|record number|identifier|mrn|#)(?: (?:is|was))?[:#\s]{0,3}$/i,
  },
  // Passports and licences differ by country, so only their names tell.
  {
    pattern: /[A-Z]{0,2}\d{6,9}(?!\w)/y,
    isRight: () => true,
    cue: /\b(?:passport|driving licence|driver's license|driver’s license|identity card|id card)\b/i,
  },
]

/** Characters before a number that a cue may stand in. */
const REACH = 40
/** All forms have at least so many digits among so many units, behind at most so many of letters. */
const FEWEST_DIGITS = 4
const LONGEST = 24
const LETTERS = 6

/** Numbers that a state gives to a person. */
export const identityNumber = defineDetector({
  id: 'identity-number',
  names:
    'identity number, identity numbers, id number, id numbers, national id, national ids, national identification number, social security number, social security numbers, ssn, ssns, passport number, passport numbers, tax number, tax numbers, national insurance number, national insurance numbers, driving licence number',
  describe:
    'numbers that a state gives to a person (US, UK, Ireland, Canada, Australia, India, Spain, France, Germany), with the right check digits where there are any, and numbers of passports, patients, employees and students by their names',
  readsQuotes: true,
  *find(draft) {
    const { units } = draft
    let from = 0
    for (const digit of longNumbers(draft, FEWEST_DIGITS, LONGEST)) {
      for (let at = Math.max(from, digit - LETTERS); at <= digit; at++) {
        from = at + 1
        const end = mayBegin(units[at], units[at - 1]) ? numberAt(draft.prose, at) : undefined
        if (end === undefined) continue
        yield { start: at, end }
        at = end - 1
        from = end
      }
    }
  },
})

function mayBegin(code: number, before: number): boolean {
  const isInside = before === 0x2d || before === 0x2e || before === 0x2f
  return (isDigit(code) || isCapital(code)) && !isInside && !isWordUnit(before)
}

/** Where a number that begins at a place ends; undefined where none does. */
function numberAt(prose: string, at: number): number | undefined {
  for (const { pattern, isRight, cue } of forms) {
    pattern.lastIndex = at
    const text = pattern.exec(prose)?.[0]
    if (text === undefined || !isRight(text.replaceAll(/[ -]/g, ''))) continue
    if (cue === undefined || cue.test(prose.slice(Math.max(0, at - REACH), at))) {
      return at + text.length
    }
  }
  return undefined
}
