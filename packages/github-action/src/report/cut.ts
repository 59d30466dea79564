/** A text of at most so many characters, by characters, so that no surrogate pair is cut in two. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${[...text.slice(0, most - 1)].slice(0, -1).join('')}…`
}
