import type { PolicyToken } from '../policy-tokens.ts'
import { addCondition, type ClauseDraft } from './clause-draft.ts'

/** Reads a number with what follows it: “%”, “+”, “or more”, “words”; answers the tokens taken. */
export function readNumber(
  draft: ClauseDraft,
  tokens: readonly PolicyToken[],
  words: readonly string[],
  at: number,
): number {
  const { text } = tokens[at]
  let value = Number(/,\d{3}$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
  let length = 1
  if (!Number.isFinite(value)) {
    draft.unread.push(text)
    return length
  }
  if (tokens[at + 1]?.text === '%' || words[at + 1] === 'percent') {
    value /= 100
    length = 2
  } else if (tokens[at + 1]?.text === '+') {
    draft.compare = '>='
    length = 2
  }
  return length + takeNumber(draft, words, at + length, value)
}

/** Takes a number in words or digits; answers how many words after it belong to it. */
export function takeNumber(
  draft: ClauseDraft,
  words: readonly string[],
  next: number,
  value: number,
): number {
  const side = readSide(words, next)
  const taken = side === undefined ? 0 : 2
  draft.compare = side ?? draft.compare
  if (words[next + taken] === 'word') {
    const late = side === undefined ? readSide(words, next + 1) : undefined
    addCondition(draft, 'words', late ?? draft.compare ?? '>=', value)
    return taken + (late === undefined ? 1 : 3)
  }
  if (draft.score !== undefined) {
    addCondition(draft, draft.score.score, draft.compare ?? '>=', value)
    return taken
  }
  draft.number = value
  return taken
}

/** “or more”, “or less”: on which side of a number a score may lie. */
function readSide(words: readonly string[], at: number): '>=' | '<=' | undefined {
  if (words[at] !== 'or') return undefined
  if (['more', 'higher', 'above', 'over'].includes(words[at + 1])) return '>='
  return ['less', 'fewer', 'lower', 'below', 'under'].includes(words[at + 1]) ? '<=' : undefined
}
