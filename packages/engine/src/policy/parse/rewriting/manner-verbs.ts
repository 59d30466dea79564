import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

/** Verbs that say what is done with a thing, where their own name stands for a kind of words. */
const manner =
  /^(?:(?:please|just|we|you|writers|authors|texts?|posts?|drafts?|articles?) )*(?:do not|don't|does not|doesn't|never|not|must not|mustn't|should not|shouldn't|may not|cannot|can't|will not|won't|avoid) (?:ever )?(?:exaggerat(?:e|ing)|overs(?:ell|elling)|hyp(?:e|ing)(?: up)?|compar(?:e|ing)|question(?:ing)?|recommend(?:ing)?|stereotyp(?:e|ing)|bold(?:ing)?|italici[sz](?:e|ing)|underlin(?:e|ing)|capitali[sz](?:e|ing)) (?=[a-z])(?!(?:entire|whole|full|complete|sentences?|paragraphs?|passages?|lines?|words?|terms?|phrases?|language|claims?|the reader|readers|about|with|to|or|and|of|us|ourselves|our|ours|on|by|in|for|text|fonts?|type|adjectives|marks?|points?|itself|anything|everything|that|whether|if) ?)/d

/** “Do not exaggerate prices” asks for exaggeration about prices, and bans neither all prices nor all exaggeration. */
export function readManner(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const found = manner.exec(line)
  if (found === null) return tokens
  const { to } = tokensIn(line, 0, found[0].trimEnd().length)
  const next = tokens[to]
  if (next === undefined || next.kind !== 'word') return tokens
  return [...tokens.slice(0, to), wordAt(next, next, 'about'), ...tokens.slice(to)]
}
