/** “A, B and C”, each once. */
export function joinItems(items: readonly string[], word: 'and' | 'or'): string {
  const each = joinWritten(withoutRepeats(items))
  if (each.length < 2) return each.join('')
  // “Swear words and slurs, and words that insult a person”
  const comma = each.some((item) => unquoted(item).includes(` ${word} `)) ? ',' : ''
  return `${each.slice(0, -1).join(', ')}${comma} ${word} ${each.at(-1)}`
}

function unquoted(text: string): string {
  return text.replaceAll(/“[^”]*”/g, '')
}

/** Without what another item says as well: “guarantees” twice, “comparisons” beside “comparisons with others”. */
function withoutRepeats(items: readonly string[]): string[] {
  const all = [...new Set(items)]
  return all.filter((item) => !all.some((other) => other !== item && covers(other, item)))
}

/** “Comparisons” cover “comparisons with others”, and “superlatives and claims of a top rank” cover “superlatives”. */
function covers(wide: string, narrow: string): boolean {
  return (
    /^ and /.test(after(narrow, wide)) ||
    /^ (?:with|that|in|singular|plural)\b/.test(after(wide, narrow))
  )
}

/** What a text has behind another one with which it starts. */
function after(start: string, text: string): string {
  return text.startsWith(start) ? text.slice(start.length) : ''
}

/** “Dates written like “4 Mar”” and “dates written like “4th March”” are one item. */
function joinWritten(items: readonly string[]): string[] {
  const ways = new Map<string, string[]>()
  for (const item of items) {
    const [thing, way] = item.split(' written like ')
    ways.set(thing, [...(ways.get(thing) ?? []), ...(way === undefined ? [] : [way])])
  }
  return [...ways].map(([thing, written]) =>
    written.length === 0 ? thing : `${thing} written like ${joinItems(written, 'or')}`,
  )
}
