import { compareWords } from '../compare/changes.ts'
import { isNamePart } from '../facts/named-entities.ts'
import { readQuantities } from '../facts/numbers.ts'
import type { Version } from '../read-version.ts'
import type { Token } from '../tokens.ts'
import { checkContent } from './content.ts'
import { checkDegrees } from './degrees.ts'
import type { Finding } from './finding.ts'
import { readMeanings } from './passage-meaning.ts'
import { checkPolarity } from './polarity.ts'
import { checkQuantifiers } from './quantifiers.ts'
import { checkRoles } from './roles.ts'
import { checkStrength } from './strength.ts'
import { checkThings } from './things.ts'

/** Names of the checks of meaning. */
export const meaningChecks = [
  'negation',
  'opposites',
  'modality',
  'quantities',
  'frequency',
  'causes',
  'comparisons',
  'things',
  'roles',
  'content',
] as const

/** What the words of a revision say that those of the draft did not. */
export function checkMeaning(before: Version, after: Version): Finding[] {
  const facts = [readFactTokens(before), readFactTokens(after)]
  const isFact = (token: Token) => facts.some(({ all }) => all.has(token))
  const hasRole = (token: Token) => facts.some(({ roles }) => roles.has(token.word))
  const comparison = compareWords(before, after)
  const meanings = readMeanings(comparison, isFact)
  return [
    ...meanings.flatMap((meaning) => [
      ...checkPolarity(meaning),
      ...checkStrength(meaning),
      ...checkThings(meaning),
      ...checkRoles(meaning, ({ token }) => hasRole(token)),
      ...checkContent(meaning),
    ]),
    ...checkDegrees(comparison, meanings),
    ...checkQuantifiers(comparison),
  ]
}

/** Tokens that are facts of their own, and the words of those that have a part in a statement. */
function readFactTokens({ tokens }: Version): {
  all: ReadonlySet<Token>
  roles: ReadonlySet<string>
} {
  const { taken, inDates } = readQuantities(tokens)
  const isFact = (token: Token, index: number) => taken.has(index) || isNamePart(token)
  return {
    all: new Set(tokens.filter(isFact)),
    roles: new Set(
      tokens
        .filter((token, index) => isFact(token, index) && !inDates.has(index))
        .map(({ word }) => word),
    ),
  }
}
