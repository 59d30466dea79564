import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

const naming =
  /(?:^| )(?:mention|mentions|mentioning|name|naming|refer to|referring to|identify|call out|single out|cite) (?<who>.+?) (?<how>(?:directly )?by (?:name|their names|its name))(?= |$)/du

/** “Never mention Acme or Globex by name”: where names are given, that they are names says nothing. */
export function withoutByName(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const groups = matchOf(naming, line)?.indices?.groups
  const [who, how] = [groups?.['who'], groups?.['how']]
  if (who === undefined || how === undefined) return tokens
  const named = tokensIn(line, ...who)
  const areNamed = tokens
    .slice(named.from, named.to)
    .some((token) => token.kind === 'quoted' || token.written !== undefined)
  const { from, to } = tokensIn(line, ...how)
  return areNamed ? [...tokens.slice(0, from), ...tokens.slice(to)] : tokens
}
