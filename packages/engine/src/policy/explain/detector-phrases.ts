import { type Detector, type DetectorValue, detectorOf } from '../detectors/index.ts'
import { byValue, withValue } from './value-phrases.ts'

/** What a detector finds, as a noun phrase in the plural that can stand within a sentence. */
export function detectorPhrase(id: string, given: DetectorValue | undefined): string {
  const detector = detectorOf(id)
  if (detector === undefined) return id
  const value = given ?? detector.parameter?.fallback
  const said = value === undefined ? undefined : sayWithValue(detector, value)
  if (said !== undefined) return said
  const short = shortOf(detector)
  return given === undefined || given === 'any' || given === '*' ? short : `${short} (${given})`
}

/** Without examples and finer points: “prices and sums of money: a number with …”. */
function shortOf({ id, describe }: Detector): string {
  return short[id] ?? describe.split(finerPoints)[0]
}

const finerPoints =
  /, (?:such as|but|from a list|in code too|in the text|those of|as “|where they)|: | such as “|; | from a list| by their form| in one way of writing/

/** Where the first words alone would say something else, or too much. */
const short: Readonly<Record<string, string>> = {
  'account-number': 'account and payment card numbers',
  'all-capitals': 'words in capitals',
  'anonymous-source': 'unnamed sources',
  'bare-url': 'bare web addresses',
  'birth-date': 'dates of birth',
  'chat-language': 'chat words',
  clickbait: 'clickbait',
  'company-name': 'names of companies',
  'double-negative': 'double negatives',
  duration: 'durations',
  'empty-table-cell': 'empty table cells',
  emoticon: 'emoji and faces such as “:-)”',
  'identity-number': 'identity numbers',
  'insecure-link': 'links to `http://` addresses',
  jargon: 'jargon',
  'missing-alt-text': 'images without alternative text',
  'number-plate': 'number plates',
  'opening-hours': 'opening hours',
  question: 'questions',
  'relative-date': 'times such as “last week”',
  request: 'requests to readers',
  salary: 'salaries and wages',
  'sample-size': 'the number of people asked',
  'serial-comma': 'lists of three',
  'shortened-link': 'shortened links',
  'tracking-link': 'tracking and affiliate links',
  'uncredited-image': 'images without a credit',
  'unexplained-abbreviation': 'abbreviations that nothing explains',
  'unintroduced-name': 'names of persons without a job or role beside them',
  'unlabelled-code': 'blocks of code without a language',
  'version-number': 'version numbers',
}

/** What is written in one way, where it has a shorter name than what is found. */
const writtenThings: Readonly<Record<string, string>> = {
  'date-form': 'dates',
  measurement: 'measurements',
}

function sayWithValue(detector: Detector, value: DetectorValue): string | undefined {
  const { id, parameter } = detector
  const text = String(value)
  const said = byValue[id]?.[text]
  if (said !== undefined || text === 'any' || text === '*') return said
  if (withValue[id] !== undefined) return withValue[id](text)
  // “`ordinal` for “4th March””
  const [, example] = parameter?.describe.split(`\`${text}\` for “`) ?? []
  return (
    example && `${writtenThings[id] ?? shortOf(detector)} written like “${example.split('”')[0]}”`
  )
}
