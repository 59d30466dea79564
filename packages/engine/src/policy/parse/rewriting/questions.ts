import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const it = '(?:it|this|that|the (?:text|draft|post|page|article|piece|copy|email|message))'
const writer =
  '(?:somebody|someone|anybody|anyone|i|we|they|(?:the |our |my )?(?:writers?|authors?|team))'

/** Questions to which the answer is a list of places. */
const questions: readonly (readonly [asked: RegExp, meant: string])[] = [
  [/^(?:and |so )?(?:is|are) there (?:still )?(?:any |some |too many )?(?=\w)/, 'flag'],
  [
    new RegExp(
      `^does ${it} (?:still )?(?:contain|have|include|hold|show|carry) (?:any |some )?(?=\\w)`,
    ),
    'flag',
  ],
  [new RegExp(`^does ${it} (?:still )?(?:mention|name|refer to|talk about) `), 'flag mentions of'],
  [
    new RegExp(
      `^where (?:did|does|do|have|has) ${writer} (?:leave|left|put|use|used|write|wrote|written|forget|forgotten|miss|missed) (?:in )?(?:an? |any |some )?(?=\\w)`,
    ),
    'flag',
  ],
  [/^where (?:is|are) (?:there )?(?:still )?(?:any |some |the |our )?(?=\w)/, 'flag'],
]

/** “Are there any prices?”: whoever asks wants to see them. */
export function readQuestions(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const [asked, meant] of questions) {
    const read = replaceWords(tokens, asked, () => meant)
    if (read !== tokens) return read
  }
  return tokens
}
