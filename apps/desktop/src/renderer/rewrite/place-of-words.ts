/**
 * Where words stand in a text that has changed: at the same place, else where they stand as the
 * only ones of their kind. Null where nobody can tell.
 */
export function locateText(text: string, words: string, before: number): number | null {
  if (text.startsWith(words, before)) return before
  const first = text.indexOf(words)
  return first >= 0 && first === text.lastIndexOf(words) ? first : null
}
