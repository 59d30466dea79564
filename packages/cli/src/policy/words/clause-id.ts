const LONGEST = 48
const MOST_WORDS = 6
/** Words that tell no clause from another. */
const small = new Set(['a', 'an', 'the', 'of', 'and', 'or'])

/** An id for a clause, made of its first words, that is not yet taken. */
export function clauseId(words: string, taken: ReadonlySet<string>): string {
  const found = words.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const telling = found.filter((word) => !small.has(word)).slice(0, MOST_WORDS)
  const joined = cut(telling.join('-'))
  const name = /^[a-z]/.test(joined) ? joined : joined === '' ? 'clause' : `clause-${joined}`
  if (!taken.has(name)) return name
  let next = 2
  while (taken.has(`${name}-${next}`)) next++
  return `${name}-${next}`
}

/** Cut between two words where there are some. */
function cut(name: string): string {
  if (name.length <= LONGEST) return name
  const end = name.lastIndexOf('-', LONGEST)
  return name.slice(0, end > 0 ? end : LONGEST)
}
