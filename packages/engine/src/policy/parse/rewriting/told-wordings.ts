import type { PolicyToken } from '../../policy-tokens.ts'
import { nameConsent } from './consent-wordings.ts'
import { quoteDeprecations } from './deprecation-wordings.ts'
import { quoteForecasts } from './forecast-wordings.ts'
import { readNarrowUse } from './narrow-uses.ts'
import { nameReferrals } from './referral-wordings.ts'
import { nameTradingAdvice } from './trading-advice.ts'

const rewritings = [
  nameTradingAdvice,
  nameReferrals,
  nameConsent,
  quoteForecasts,
  quoteDeprecations,
  readNarrowUse,
]

/** What drafts tell, by its name or by the words that say it. */
export function nameTold(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return rewritings.reduce((words, rewriting) => rewriting(words), tokens)
}
