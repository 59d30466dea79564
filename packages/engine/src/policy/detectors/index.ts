import { accountNumber } from './account-number.ts'
import { legalAdvice, medicalAdvice } from './advice.ts'
import { callToAction } from './call-to-action.ts'
import { absoluteWord, guarantee, superlative, unprovenSuperlative } from './claims.ts'
import { comparison } from './comparison.ts'
import { birthDate, oldDate } from './dates.ts'
import type { Detector } from './detector.ts'
import { dosage } from './dosage.ts'
import { emailAddress } from './email.ts'
import { firstPerson } from './first-person.ts'
import { generalAdvice } from './general-advice.ts'
import { identityNumber } from './identity-number.ts'
import { insensitiveTerm } from './inclusive.ts'
import { jargon } from './jargon.ts'
import { headingCase, linkHost, missingAltText } from './layout.ts'
import { longParagraph, longSentence, readingGrade } from './lengths.ts'
import { emoji, exclamationMark, question } from './marks.ts'
import { personName } from './names/person-name.ts'
import { futurePromise } from './outlook.ts'
import { passiveVoice } from './passive.ts'
import { phoneNumber } from './phone.ts'
import { postalAddress } from './postal-address.ts'
import { price } from './price.ts'
import { profanity } from './profanity.ts'
import { secret } from './secret.ts'
import { discount, urgency } from './selling.ts'
import {
  allCapitals,
  companyName,
  contraction,
  secondPerson,
  unexplainedAbbreviation,
} from './wording.ts'
import { yearBefore } from './year-before.ts'

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
  generalAdvice,
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
  yearBefore,
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
