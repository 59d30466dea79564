import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

type Wording = readonly [said: RegExp, meant: (found: RegExpExecArray) => string]

const things = '(?:[a-z-]+ ){1,4}?'

/** How two things go together, said so that no comma and no “but” parts them. */
const wordings: readonly Wording[] = [
  // “Posts with prices but no source”
  [
    new RegExp(
      `^(with|that have|which have|that contain|which contain|containing|having) (${things})(?:, )?but (?:no|not any|with no|have no|has no|contain no) (?=[a-z])`,
    ),
    ([, having, one]) => `${having} ${one}but without `,
  ],
  // “Use prices only together with a source”
  [
    new RegExp(
      `^(?:please )?use (${things})only (?:together|along|alongside|in combination|combined|paired|in conjunction) (?:with )?(?=[a-z])`,
    ),
    ([, one]) => `${one}only with `,
  ],
  // “A summary, a table or both”
  [
    new RegExp(`^(${things}), (${things})or both(?= |$)`),
    ([, one, other]) => `${one}or ${other.trim()}`,
  ],
  [/^([^ ,]+) , (?:but )?(?:never|not ever) both(?= |$)/, ([, last]) => `${last} , not both`],
]

/** The tokens of a line with each of these wordings in a form that the grammar reads. */
export function withPairs(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return wordings.reduce((read, [said, meant]) => replaceTokens(read, said, meant), tokens)
}
