import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'

/** “(We want) to avoid (prices)”: a verb, and no description of what is needed. */
export function isVerb(tokens: readonly PolicyToken[]): boolean {
  return tokens.some(({ text }) => text === 'to') || asksIn(tokens)
}

/** “(The words “bump”) are unacceptable”: a decision, and no description of what is needed. */
export function decides(tokens: readonly PolicyToken[]): boolean {
  return /(?:^| )(?:is|are|be|gets?|goes|must|should) /.test(lineOf(tokens)) && asksIn(tokens)
}
