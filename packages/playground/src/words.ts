/** Characters as the service counts them: Unicode code points. */
export function countCharacters(text: string): number {
  let characters = 0
  for (const _ of text) characters += 1
  return characters
}
