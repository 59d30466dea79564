import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'

const habit =
  /^.+?(?<mark> [:,–—-]) (?:as |since |because )?(?:we|our house style is|house style is|our style is) (?:(?:only|always) )?(?:use|write|prefer|give|measure|work|stick|quote|print|spell|put)(?: .*)?$/d

/** “Flag Fahrenheit: we use Celsius”: the demand, and what a house does behind it. */
export function demandWithHabit(
  tokens: readonly PolicyToken[],
): { readonly demand: string; readonly habit: string } | undefined {
  const line = lineOf(tokens)
  const range = matchOf(habit, line)?.indices?.groups?.['mark']
  if (range === undefined) return undefined
  const { from } = tokensIn(line, range[0] + 1, range[1])
  return { demand: writtenOf(tokens.slice(0, from)), habit: writtenOf(tokens.slice(from + 1)) }
}
