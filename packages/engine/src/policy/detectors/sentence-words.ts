import type { DetectorDraft } from './detector-draft.ts'
import type { FoundWords, PhraseFinder } from './phrases.ts'

/** Phrases in sentences that hold one of another list too: a “gift card” where somebody is to “pay”. */
export function besideOther(
  draft: DetectorDraft,
  wanted: PhraseFinder,
  other: PhraseFinder,
): readonly FoundWords[] {
  const found = wanted(draft)
  if (found.length === 0) return found
  const { words } = draft
  const sentences = new Set(other(draft).map(({ first }) => words.sentence(first)))
  return found.filter(({ first }) => sentences.has(words.sentence(first)))
}
