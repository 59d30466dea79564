import type { Prose } from '../prose.ts'

/** Words of a window; the usual choice (Covington and McFall 2010, "Cutting the Gordian knot"). */
const WINDOW = 50

/** Moving-average type-token ratio: distinct words over words in every window, averaged; one pass. */
export function lexicalVariety({ document, wordIndices }: Prose): number {
  const { hashes } = document.words
  const size = Math.min(WINDOW, wordIndices.length)
  if (size === 0) return 0
  const counts = new Map<number, number>()
  let sum = 0
  for (let at = 0; at < wordIndices.length; at++) {
    const entering = hashes[wordIndices[at]]
    counts.set(entering, (counts.get(entering) ?? 0) + 1)
    if (at >= size) leave(counts, hashes[wordIndices[at - size]])
    if (at >= size - 1) sum += counts.size / size
  }
  return sum / (wordIndices.length - size + 1)
}

function leave(counts: Map<number, number>, word: number): void {
  const count = counts.get(word) ?? 0
  if (count > 1) counts.set(word, count - 1)
  else counts.delete(word)
}
