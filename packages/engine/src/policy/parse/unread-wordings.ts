import type { Unit } from './units.ts'

/** What a clause says in more than one part, which no form holds; the words in brackets are named. */
const wordings: readonly RegExp[] = [
  // “Don't start a paragraph with “However””, “no emoji in the first sentence of a paragraph”: not that of the draft.
  /\b((?:start|begin|open|end|finish|close)(?:s|ing)?(?: with| off)?(?: an?| each| every| the| any| your| our| new)* paragraphs?) (?:with|on|by)\b/,
  /\b((?:start|beginning|end|first|last|opening|closing|final)(?: sentences?| words?| lines?)? of (?:an?|each|every|any|all|most|your|our)?(?: the)? ?paragraphs?)\b/,
  /\b((?:start|beginning|end|first|last|opening|closing|final)(?: sentences?| words?| lines?)? of paragraphs?)\b/,
  // “No links shorter than 3 words” is said of their texts, not of the draft.
  /\b(links?(?: texts?)? (?:that are |with |of )?(?:shorter than|longer than|fewer than|less than|more than|under|over|below|above|at most|at least) [^ ]+ words?)\b/,
  // “A citation from a journal”: not any source.
  /\b(?:citations?|sources?|references?|links?|evidence|stud(?:y|ies)) ((?:from|in|by) (?:an? )?(?:[^ ]+ )?(?:journals?|universit(?:y|ies)|newspapers?|government|textbooks?|regulators?|agenc(?:y|ies)|institutes?|experts?|doctors?))\b/,
  // “Percent, not %”: a mark stands where words do.
  /\b(not [%&@#*+=~^|])/,
]

/** Wordings without which a clause would do more than it says, or something else, so that it does nothing. */
export function unreadWordings(units: readonly Unit[]): string[] {
  const text = units.map((unit) => unit.text).join(' ')
  return wordings.flatMap((wording) => wording.exec(text)?.[1] ?? [])
}
