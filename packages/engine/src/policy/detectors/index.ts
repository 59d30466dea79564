import { unexplainedAbbreviation } from './abbreviations.ts'
import { accountNumber } from './account-number.ts'
import { accusation } from './accusation.ts'
import { age } from './age.ts'
import { bareUrl } from './bare-url.ts'
import { callToAction } from './call-to-action.ts'
import { absoluteWord, guarantee } from './certainty.ts'
import { superlative, unprovenSuperlative } from './claims.ts'
import { clickbait } from './clickbait.ts'
import { communityDetectors } from './community/index.ts'
import { comparison } from './comparison.ts'
import { dateForm } from './date-form.ts'
import { birthDate, oldDate } from './dates.ts'
import type { Detector } from './detector.ts'
import { digitNumber } from './digit-number.ts'
import { dosage } from './dosage.ts'
import { doubleNegative } from './double-negative.ts'
import { weaselWord } from './doubts.ts'
import { editorialDetectors } from './editorial/index.ts'
import { emailAddress } from './email.ts'
import { euphemism } from './euphemism.ts'
import { figureDetectors } from './figures/index.ts'
import { firstPerson } from './first-person.ts'
import { generalAdvice } from './general-advice.ts'
import { headingMark } from './heading-mark.ts'
import { honorific } from './honorific.ts'
import { identityNumber } from './identity-number.ts'
import { idiom } from './idiom.ts'
import { insensitiveTerm } from './inclusive.ts'
import { insult } from './insult.ts'
import { interestRate } from './interest-rate.ts'
import { ipAddress } from './ip-address.ts'
import { jargon } from './jargon.ts'
import { latinAbbreviation } from './latin.ts'
import { headingCase, linkHost, missingAltText } from './layout.ts'
import { legalAdvice } from './legal-advice.ts'
import { longParagraph, longSentence, readingGrade } from './lengths.ts'
import { insecureLink, shortenedLink } from './link-kinds.ts'
import { vagueLinkText } from './link-text.ts'
import { linkDetectors } from './links/index.ts'
import { emoji, emoticon, exclamationMark, question } from './marks.ts'
import { markupDetectors } from './markup/index.ts'
import { medicalAdvice } from './medical-advice.ts'
import { personName } from './names/person-name.ts'
import { unintroducedName } from './names/unintroduced-name.ts'
import { neededDetectors } from './needed/index.ts'
import { numberPlate } from './number-plate.ts'
import { numericDate } from './numeric-date.ts'
import { origin } from './origin.ts'
import { futurePromise } from './outlook.ts'
import { passiveVoice } from './passive.ts'
import { percent } from './percent.ts'
import { localPhoneNumber, phoneNumber } from './phone.ts'
import { postalAddress } from './postal-address.ts'
import { price } from './price.ts'
import { profanity } from './profanity.ts'
import { ampersand, dash, ellipsis, repeatedMark, semicolon } from './punctuation.ts'
import { relativeDate } from './relative-date.ts'
import { secret } from './secret.ts'
import { discount, urgency } from './selling.ts'
import { serialComma } from './serial-comma.ts'
import { spelling } from './spelling.ts'
import { hashtag, socialHandle } from './tags.ts'
import { threat } from './threat.ts'
import { versionNumber } from './version-number.ts'
import { walletAddress } from './wallet-address.ts'
import { wordCase } from './word-case.ts'
import { allCapitals, companyName, contraction, secondPerson } from './wording.ts'
import { yearBefore } from './year-before.ts'

export { type Detector, type DetectorValue, findValueProblem } from './detector.ts'
export type { DetectorDraft, DraftBlock, Span } from './detector-draft.ts'

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
  age,
  relativeDate,
  numericDate,
  weaselWord,
  clickbait,
  honorific,
  doubleNegative,
  latinAbbreviation,
  semicolon,
  dash,
  ellipsis,
  ampersand,
  repeatedMark,
  hashtag,
  socialHandle,
  ipAddress,
  emoticon,
  unintroducedName,
  localPhoneNumber,
  headingMark,
  bareUrl,
  digitNumber,
  spelling,
  serialComma,
  dateForm,
  percent,
  insecureLink,
  shortenedLink,
  insult,
  threat,
  accusation,
  walletAddress,
  versionNumber,
  interestRate,
  numberPlate,
  vagueLinkText,
  origin,
  idiom,
  euphemism,
  wordCase,
  ...markupDetectors,
  ...linkDetectors,
  ...figureDetectors,
  ...neededDetectors,
  ...communityDetectors,
  ...editorialDetectors,
]

const byId: ReadonlyMap<string, Detector> = new Map(
  detectors.map((detector) => [detector.id, detector]),
)

/** The detector of an id. */
export function detectorOf(id: string): Detector | undefined {
  return byId.get(id)
}
