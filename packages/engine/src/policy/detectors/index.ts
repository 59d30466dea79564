import { accountNumber } from './account-number.ts'
import { dosage, legalAdvice, medicalAdvice } from './advice.ts'
import { absoluteWord, guarantee, superlative, unprovenSuperlative } from './claims.ts'
import { birthDate, oldDate } from './dates.ts'
import type { Detector } from './detector.ts'
import { emailAddress } from './email.ts'
import { identityNumber } from './identity-number.ts'
import { headingCase, linkHost, missingAltText } from './layout.ts'
import { longParagraph, longSentence, readingGrade } from './lengths.ts'
import { personName } from './names/person-name.ts'
import { comparison, futurePromise } from './outlook.ts'
import { phoneNumber } from './phone.ts'
import { postalAddress } from './postal-address.ts'
import { price } from './price.ts'
import { secret } from './secret.ts'
import { callToAction, discount, urgency } from './selling.ts'
import { emoji, exclamationMark, firstPerson, passiveVoice, question } from './voice.ts'
import { insensitiveTerm, jargon, profanity } from './word-lists.ts'
import {
  allCapitals,
  companyName,
  contraction,
  secondPerson,
  unexplainedAbbreviation,
} from './wording.ts'

export { type Detector, type DetectorValue, findValueProblem } from './detector.ts'
export type { DetectorDraft, Span } from './detector-draft.ts'

/** Everything that a policy can name without listing words, in the order of the table for readers. */
export const detectors: readonly Detector[] = [
  price,
  phoneNumber,
  emailAddress,
  postalAddress,
  accountNumber,
  identityNumber,
  birthDate,
  personName,
  secret,
  superlative,
  unprovenSuperlative,
  absoluteWord,
  comparison,
  futurePromise,
  guarantee,
  discount,
  urgency,
  callToAction,
  legalAdvice,
  medicalAdvice,
  dosage,
  passiveVoice,
  firstPerson,
  question,
  exclamationMark,
  emoji,
  jargon,
  profanity,
  insensitiveTerm,
  longSentence,
  longParagraph,
  readingGrade,
  headingCase,
  linkHost,
  missingAltText,
  oldDate,
  allCapitals,
  companyName,
  contraction,
  secondPerson,
  unexplainedAbbreviation,
]

/** The detector of an id. */
export function detectorOf(id: string): Detector | undefined {
  return detectors.find((detector) => detector.id === id)
}
