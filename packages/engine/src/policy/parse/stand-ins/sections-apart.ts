import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

const each =
  /(?<=(?:^| )(?:per|in each|in every|in any|in any one|in a|in one|in a single|for each|for every|within a|within each|within one|within any|to a|to each|a|each|every|of a|of each|no) )(?:sub)?(?:section|chapter)(?= |$)/

/** “At most two links per section”: a paragraph stands for the part in which something is counted. */
export function inEachSection(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  const found = each.exec(line)
  // “At least one example per section” is a need of the draft.
  if (found === null || /(?:^| )(?:paragraphs?|at least)(?: |$)/.test(line)) return undefined
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  const stand = wordAt(tokens[from], tokens[to - 1], 'paragraph')
  return {
    tokens: [...tokens.slice(0, from), stand, ...tokens.slice(to)],
    word: 'paragraph',
    written: 'section',
    restore: (form) =>
      form.per === 'paragraph' && form.moreThan > 0 ? { ...form, per: 'section' } : undefined,
  }
}
