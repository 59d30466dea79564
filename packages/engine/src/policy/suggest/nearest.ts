import { signBook } from '../policy-signs.ts'

/** Names by their first letter, the shortest first; made for the first word that nobody knows. */
let made: ReadonlyMap<string, readonly string[]> | undefined

/** The name of the lexicon that a word is probably meant for: one that starts alike, or a slip of one or two letters. */
export function nearest(word: string): string | undefined {
  const candidates = names().get(word[0]) ?? []
  let best: string | undefined
  let least = word.length > 6 ? 3 : 2
  for (const name of candidates) {
    const distance =
      name.startsWith(word.slice(0, STEM)) && word.length >= STEM ? 1 : edits(word, name, least)
    if (distance < least) {
      least = distance
      best = name
    }
  }
  return best
}

/** Letters that make two words of one stem. */
const STEM = 6

function names(): ReadonlyMap<string, readonly string[]> {
  if (made !== undefined) return made
  const all = new Map<string, string[]>()
  for (const [word, meaning] of signBook().words()) {
    if (meaning.kind !== 'noun' || word.length < 4) continue
    const list = all.get(word[0])
    if (list === undefined) all.set(word[0], [word])
    else list.push(word)
  }
  for (const list of all.values()) list.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  made = all
  return all
}

/** Edits between two words, or `most` where there are as many. */
function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most || one.length > 40) return most
  let row = Array.from({ length: other.length + 1 }, (_item, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const change = row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(change, row[to] + 1, next[to - 1] + 1))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return Math.min(row[other.length], most)
}
