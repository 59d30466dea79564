import { hasSenses } from '../../lexicons/word-senses.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

const naming =
  '(?:for|of|about|to (?:refer to|describe|mean|name|label|call|talk about|speak of|write about)|when (?:you |we |they )?(?:refer to|referring to|describe|describing|mean|meaning|talk about|talking about|speak of|speaking of|write about|writing about))'
const people =
  '(?:(?:(?:an?|the|any|all|other|whole|different) )*(?:(?:groups?|kinds?|classes) of )?(?:people|persons?|human beings|humans|groups?|individuals?)|somebody|someone|anyone|anybody)'
const speech =
  '(?:(?:reported |direct )?speech|what (?:people|somebody|someone|anyone|they|a person|(?:the )?sources?|(?:the )?speakers?) (?:say|says|said))'
const duty =
  '(?:(?:an?|any|the|your|our|legal|statutory) )*(?:duty|duties|obligations?|requirements?)'
const words = '“”(?:(?: ,)?(?: and| or| nor| ,) “”)*'

/** Whom or what words are used for, behind them: they are hardly used for anything else. */
const behind = new RegExp(
  `(?<= )${words} (?<purpose>(?:, )?(?:${naming} ${people}|(?:for|of) (?:${speech}|${duty})))(?= ?[.,;:]|$)`,
  'd',
)
const before = new RegExp(
  `^(?<purpose>(?:for|to (?:express|state|set out|describe|impose)|when (?:you |we )?(?:express|state|set out|describe|impose)(?:ing)?) (?:${duty}|${speech}|${people})(?: ,)?) (?:please |always )*(?:use|say|write|prefer|choose) ${words}`,
  'd',
)

/** “(Don't use “&”) for “and””: a word of one sense is unwanted wherever it stands. */
const instead =
  /^(?:please |always )*(?:avoid(?: (?:using|writing|saying))?|(?:do not|don't|never) (?:use|write|say|put|type)) (?:the (?:words?|terms?) )?(?<word>“”)(?<purpose> for “”)(?= ?[.,;:]|$)/d

/** “Avoid “the elderly” for groups of people”, “for duties, write “must””: without what the words are used for. */
export function withoutWordPurposes(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  for (const pattern of [before, behind, instead]) {
    const purpose = matchOf(pattern, line)?.indices?.groups?.['purpose']
    if (purpose === undefined) continue
    const { from, to } = tokensIn(line, purpose[0] + (line[purpose[0]] === ' ' ? 1 : 0), purpose[1])
    if (pattern === instead && hasSenses(tokens[from - 1].text)) continue
    const rest = [...tokens.slice(0, from), ...tokens.slice(to)]
    // What is written in its stead is a matter of words, not of what a text says.
    return pattern === instead ? rest.map(asUse) : rest
  }
  return tokens
}

function asUse(token: PolicyToken): PolicyToken {
  return token.kind === 'word' && token.text === 'say' ? { ...token, text: 'use' } : token
}
