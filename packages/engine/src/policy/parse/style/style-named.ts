import { findPhrase } from '../../phrase-book.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { styleBook } from './style-book.ts'
import { styleFamilies } from './style-families.ts'

const writing = /^(?:write|written|writing|spell|spelled|spelt|style|format|formatted|form)$/

/** A way of asking for the style of the things that a clause names; undefined where it names none, or says nothing of writing. */
export function styleNamed(tokens: readonly PolicyToken[]): string | undefined {
  if (!tokens.some(({ text }) => writing.test(text))) return undefined
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? singular(text) : text))
  const family = styleFamilies.find((each) =>
    words.some((_word, at) => findPhrase(styleBook(each), words, at)?.meaning.kind === 'subject'),
  )
  return family?.saying
}
