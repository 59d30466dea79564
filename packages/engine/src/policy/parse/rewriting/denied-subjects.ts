import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

const what = '(?:(?:these|the following|those|the|our|such) )*'
const opening = new RegExp(
  `^(?:please )?(?:(?<all>none|not one|not a single one|not any|neither) of ${what}(?=\\S)|(?<pair>neither) (?=\\S))`,
  'du',
)
const modal =
  /(?<= )(?:(?<modal>may|can|should|must|shall|will)(?= )|(?<are>is|are)(?= (?:allowed|acceptable|permitted|ok|okay|fine|welcome|accepted|tolerated)))/du

/** “None of the words “cheap” and “steal” may appear”, “neither prices nor dates are allowed”: what is denied must not be. */
export function denySubjects(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const opened = opening.exec(line)
  const verb = opened && modal.exec(line.slice(opened[0].length - 1))
  if (opened === null || verb === null) return tokens
  const head = tokensIn(line, 0, opened[0].trimEnd().length)
  const start = opened[0].length - 1 + verb.index
  const { from, to } = tokensIn(line, start, start + verb[0].length)
  const said = verb.groups?.['are'] ?? (verb[0] === 'should' ? 'should' : 'must')
  const denied = [said, 'not'].map((word) => wordAt(tokens[from], tokens[to - 1], word))
  const named = tokens
    .slice(head.to, from)
    .map((token) => (token.text === 'nor' ? { ...token, text: 'or' } : token))
  return [...named, ...denied, ...tokens.slice(to)]
}
