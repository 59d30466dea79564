import type { PolicyToken } from '../../policy-tokens.ts'
import { readOnlyIn } from '../stand-ins/only-in-places.ts'
import { nameApposed } from './appositions.ts'
import { refuseSayings, withoutBetter, withoutLabel, withoutSecondVerb } from './better-words.ts'
import { withoutByName } from './by-name.ts'
import { withoutCodeExceptions } from './code-exceptions.ts'
import { readConditional } from './conditional-permissions.ts'
import { denySubjects } from './denied-subjects.ts'
import { withoutDoubleNegatives, withoutLacks } from './double-negatives.ts'
import { readDraftConditions } from './draft-conditions.ts'
import { readHouseWordings } from './house-wordings.ts'
import { readIdioms } from './idioms.ts'
import { readLackingConditions } from './lacking-conditions.ts'
import { exceptHosts } from './link-exceptions.ts'
import { withoutListedPronouns } from './listed-pronouns.ts'
import { quoteListed } from './listed-words.ts'
import { readManner } from './manner-verbs.ts'
import { readMasked } from './masked-words.ts'
import { nameMatters } from './matter-descriptions.ts'
import { mentionNamed } from './mentioned-names.ts'
import { nameDescribed } from './name-descriptions.ts'
import { readReviewers } from './named-reviewers.ts'
import { withoutNamed } from './naming-verbs.ts'
import { withoutNeither } from './neither-nor.ts'
import { normalOrder } from './normal-order.ts'
import { exceptBracketed } from './not-in-brackets.ts'
import { nameNounPhrases } from './noun-phrases.ts'
import { readOfficeHolders } from './office-holders.ts'
import { withoutOpenEnds } from './open-ends.ts'
import { nameDescriptions } from './paraphrases.ts'
import { namePersonalData } from './personal-data.ts'
import { nameLinkTexts, namePlaces } from './plain-places.ts'
import { readPolarity } from './polarity.ts'
import { readPublishedOnly } from './published-only.ts'
import { readQuestions } from './questions.ts'
import { readReferral } from './referrals.ts'
import { quoteSpoken } from './spoken-phrases.ts'
import { readWordChoices } from './word-choices.ts'
import { readWordPairs } from './word-pairs.ts'
import { withoutWordPurposes } from './word-purposes.ts'
import { readWordings } from './wordings.ts'
import { nameWrongs } from './wrongs.ts'

type Rewriting = (tokens: readonly PolicyToken[]) => readonly PolicyToken[]

/** Ways of saying things that the grammar knows in another form, one after another. */
const rewritings: readonly Rewriting[] = [
  withoutWordPurposes,
  readMasked,
  exceptBracketed,
  readOfficeHolders,
  readDraftConditions,
  readReviewers,
  withoutNeither,
  readQuestions,
  withoutListedPronouns,
  quoteSpoken,
  nameMatters,
  nameApposed,
  mentionNamed,
  withoutByName,
  readManner,
  withoutCodeExceptions,
  denySubjects,
  readConditional,
  readWordChoices,
  readWordPairs,
  readHouseWordings,
  readIdioms,
  nameWrongs,
  withoutOpenEnds,
  quoteListed,
  readWordings,
  exceptHosts,
  readOnlyIn,
  namePersonalData,
  namePlaces,
  nameLinkTexts,
  readPublishedOnly,
  readPolarity,
  withoutLabel,
  refuseSayings,
  withoutSecondVerb,
  withoutBetter,
  readLackingConditions,
  withoutDoubleNegatives,
  withoutNamed,
  nameDescriptions,
  nameDescribed,
  nameNounPhrases,
  withoutLacks,
  normalOrder,
  readReferral,
]

/** The words of a clause as its grammar knows them. */
export function rewrite(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return rewritings.reduce((words, rewriting) => rewriting(words), tokens)
}
