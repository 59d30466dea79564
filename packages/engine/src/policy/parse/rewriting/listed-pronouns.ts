import type { PolicyToken } from '../../policy-tokens.ts'
import { firstMatches, tokensIn } from '../tokens/token-patterns.ts'

const pronoun = "(?:i|me|my|mine|myself|i'm|i've|i'd|i'll|we|us|our|ours|ourselves|we're)"
const listed = new RegExp(
  `(?<=first(?: -)? person(?: (?:singular|plural|pronouns?|forms?|voice|words?))*) (?:[(:,–—-] )?(?:(?:like|such as|including|so|e g|eg|i e|ie|meaning|e \\. g \\.|i \\. e \\.) (?:, )?)?${pronoun}(?: (?:(?:,|and|or|/) )*${pronoun})+(?: (?:etc|and so on)(?: \\.)?)?(?: \\))?(?= |$)`,
  'g',
)

/** “First person singular (I, me, my)”: the words that the person has anyway. */
export function withoutListedPronouns(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = tokens.map(({ text }) => text.replaceAll(/\s/g, '')).join(' ')
  for (const found of firstMatches(line, listed)) {
    const { from, to } = tokensIn(line, found.index + 1, found.index + found[0].length)
    return [...tokens.slice(0, from), ...tokens.slice(to)]
  }
  return tokens
}
