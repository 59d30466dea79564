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
  'comparisons',
  'things',
  'roles',
  'content',
] as const

/** What the words of a revision say that those of the draft did not. */
export function checkMeaning(before: Version, after: Version): Finding[] {
  const facts = new Set([...factTokens(before), ...factTokens(after)])
  const names = new Set([...facts].map(({ word }) => word))
  const comparison = compareWords(before, after)
  const meanings = readMeanings(comparison, (token) => facts.has(token))
  return [
    ...meanings.flatMap((meaning) => [
      ...checkPolarity(meaning),
      ...checkStrength(meaning),
      ...checkThings(meaning),
      ...checkRoles(meaning, ({ token }) => names.has(token.word)),
      ...checkContent(meaning),
    ]),
    ...checkDegrees(comparison),
  ]
}

function factTokens(version: Version): Token[] {
  const { taken } = readQuantities(version.tokens)
  return version.tokens.filter((token, index) => taken.has(index) || isNamePart(token))
}
