import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

const fine =
  '(?:fine|ok|okay|allowed|permitted|acceptable|accepted|welcome|all right|alright|no problem|tolerated)'
const used =
  '(?:used|given|shown|mentioned|quoted|included|printed|posted|published|made|added|named|written)'
const allowed = `(?:(?:is|are) (?:also |perfectly )?${fine}|(?:may|can|could) (?:only )?(?:be ${used}|appear|stay|stand|remain))`
const providing =
  '(?:(?:but |, )*(?:only )?(?:as long as|so long as|provided(?: that)?|providing(?: that)?|on (?:the )?condition that|under the condition that|given that|if and only if|only if|only when|assuming(?: that)?))'
const writers = '(?:you|we|writers|authors|members|users|sellers|posters|editors)'
const verbs = '(?:use|give|show|mention|quote|include|print|post|publish|make|add|write|name|state)'

const permission = new RegExp(`^${allowed} ${providing}(?= )`)
const leave = new RegExp(
  `^(?:${writers} )?(?:may|can) (?:only )?${verbs} ((?:\\w+ ){1,4}?)${providing}(?= )`,
)

/** “Links are OK as long as they go to example.org”: what is allowed on a condition is allowed only on it. */
export function readConditional(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const stated = replaceTokens(tokens, permission, () => 'are only allowed if')
  return replaceTokens(stated, leave, ([, thing]) => `${thing}are only allowed if`)
}
