import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const kinds =
  'phone numbers or email addresses or postal addresses or dates of birth or account numbers or identity numbers or ip addresses'
/** Before it: words that speak of holding the data itself. Behind “about” it is a topic. */
const before =
  "(?:no|any|without|with|not|never|share|shares|sharing|post|posts|posting|publish|publishing|include|includes|including|contain|contains|containing|reveal|reveals|revealing|disclose|disclosing|print|printing|give|gives|out|show|shows|showing|expose|exposing|leak|leaking|remove|redact|delete|block|reject|ban|flag|avoid|mask|hide|strip|someone's|somebody's|anyone's|people's|others|other people's|hold|escalate)"
const data =
  '(?:(?:personal|private|personally identifiable|personally identifying|identifying)(?: and (?:private|personal|sensitive))? (?:data|information|info|details?|particulars|identifiers)|pii|doxxing|doxing)'
const said = new RegExp(
  `^(${before}(?: (?:any|all|the|your|his|her|their|other|of))*) ${data}(?! (?:protection|processing|breach|breaches|law|rights))(?= |$)`,
)

/** “No personal data”: what a rule can find of it; names of persons are asked for by their name. */
export function namePersonalData(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return replaceWords(tokens, said, ([, verb]) => `${verb} ${kinds}`)
}
