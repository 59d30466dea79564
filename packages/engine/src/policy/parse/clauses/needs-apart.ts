import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

/** Tokens of the longest clause that is cut, so that time stays linear. */
const LONGEST = 30

const need =
  '(?:(?:always|also) )?(?:needs?|requires?|(?:must|should|has to|have to) (?:always )?(?:have|give|show|name|come with|carry|include|state)|(?:has|have) to come with|comes? with)'
const named =
  '(?:(?:an?|the|its|their|some|at least one) )?(?!(?:and|or|but|not|no|either|neither|if|when|unless|in|at|with|without|for|from|of|that|which|than|more|each|both) )[^ ,:;()]+(?: (?!(?:and|or|but|not|no|if|when|unless|in|at|with|without|for|from|that|which|than|more|each|must|should|has|have|is|are|needs?) )[^ ,:;()]+){0,2}'
const and = '(?:and|and also|as well as|plus|along with|together with)'
const joined = new RegExp(
  `^(?<subject>(?:(?!(?:if|when|that|which|with|without|only|no|not|unless|and|or) )[^ ,:;()“”]+ ){1,4})(?<need>${need}) (?:both )?(?<first>${named})(?:(?: ,)? ${and} (?<second>${named})| , (?<middle>${named})(?: ,)? and (?<last>${named}))$`,
  'd',
)

/**
 * “Quotes need a speaker and a source”: two needs of a thing, each a clause of its own, since one of a clause's exceptions is
 * enough. What a whole draft needs is read together.
 */
export function needsApart(tokens: Tokens): readonly Tokens[] {
  if (tokens.length > LONGEST) return [tokens]
  const line = lineOf(tokens)
  const groups = matchOf(joined, line)?.indices?.groups
  if (groups === undefined) return [tokens]
  const part = (name: string): Tokens => {
    const range = groups[name]
    if (range === undefined) return []
    const { from, to } = tokensIn(line, ...range)
    return tokens.slice(from, to)
  }
  const subject = part('subject')
  if (isDraftWord(subject[subject.length - 1].text)) return [tokens]
  const head = [...subject, ...part('need')]
  const things = ['first', 'second', 'middle', 'last'].map(part).filter(({ length }) => length > 0)
  return things.map((thing, at) => {
    const { start } = thing[0]
    return [...(at === 0 ? head : head.map((token) => ({ ...token, start, end: start }))), ...thing]
  })
}
