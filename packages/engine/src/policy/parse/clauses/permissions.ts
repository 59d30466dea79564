import type { PolicyToken } from '../../policy-tokens.ts'
import { asksIn, hasNamed, textOf } from '../tokens/token-signs.ts'

/** Most words of what is permitted after a comma. */
const MOST = 6
const permitted = new RegExp(
  `^(?!(?:and|but|or|unless|if|when|where|which|who|that|what|whatever|because|since|as|so|even|though|although) )(?:[\\w'-]+ ){1,${MOST}}(?:is|are|remains?|stays?)(?: only| always| still| perfectly| totally| usually)?(?: ok| okay| fine| allowed| permitted| acceptable| welcome| alright| all right| no problem| legit| good)(?: (?:only )?(?:in|as|for|by|with) .*)?$`,
)

/** “No forecasts, past results are fine”: what is permitted after a comma is a sentence of its own. */
export function permissionApart(
  sentence: readonly PolicyToken[],
): readonly (readonly PolicyToken[])[] {
  // “No prices but discounts are fine”
  const comma = sentence.findLastIndex(({ text }) => text === ',' || text === 'but')
  const before = sentence.slice(0, Math.max(0, comma))
  // “Superlatives (best, leading) are only allowed with a source”: the comma parts what is listed.
  if (
    before.findLastIndex(({ text }) => text === '(') >
      before.findLastIndex(({ text }) => text === ')') ||
    !permitted.test(textOf(sentence.slice(comma + 1).filter(isText))) ||
    !(asksIn(before) || hasNamed(before))
  )
    return [sentence]
  return [before, sentence.slice(comma + 1)]
}

function isText({ kind }: PolicyToken): boolean {
  return kind !== 'mark'
}
