import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const whom =
  '(?:(?:our |your |any |the )?(?:readers?|people|users?|customers?|clients?|investors?|anyone|anybody|somebody|someone|them|members?|followers?))'
const trading = '(?:buy|sell|hold|trade|short|invest in|put (?:their )?money (?:in|into))'
const selling = '(?:buying|selling|holding|trading|shorting|investing in)'
const assets =
  '(?:shares?|stocks?|bonds?|funds?|securities|crypto(?:currenc(?:y|ies)| ?coins)?|bitcoin|coins|options|etfs?|equities)'
const which = '(?:(?:any|certain|particular|specific|individual|single|some|the|a|our|company) )*'
const listed = (one: string): string => `${one}(?:(?: ,)?(?: or| and| ,) ${one})*`
const what = `${which}${listed(assets)}(?= |$)`

const told = new RegExp(
  `^(?:tell|advise|urge|encourage|recommend|push|nudge|ask|invite|instruct|counsel) ${whom} (?:(?:that they should|should|when|whether|that they must) )?(?:to )?${listed(trading)} ${what}`,
)
const recommended = new RegExp(
  `^(?:recommend|suggest|advise|advocate)(?: to ${whom})? (?:${listed(selling)} )${what}`,
)
const tips = new RegExp(
  `^(?:tips?|advice|recommendations?|calls?|appeals?|suggestions?) (?:to|on|for|about|whether to) (?:${whom} to )?${listed(`(?:${trading}|${selling})`)} ${what}`,
)

/** “Tell readers to buy or sell shares” is to give financial advice. */
export function nameTradingAdvice(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const given = replaceWords(tokens, told, () => 'give financial advice')
  const named = replaceWords(given, recommended, () => 'give financial advice')
  return replaceWords(named, tips, () => 'financial advice')
}
