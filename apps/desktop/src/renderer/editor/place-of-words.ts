/**
 * Where words are in a text that has changed: at the same place, else where they stand as the
 * only ones of their kind. Null where that is ambiguous.
 */
export function locateText(text: string, words: string, before: number): number | null {
  if (text.startsWith(words, before)) return before
  const first = text.indexOf(words)
  return first >= 0 && first === text.lastIndexOf(words) ? first : null
}
