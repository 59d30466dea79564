/** The known word nearest to a mistyped one, or null when none is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = simplify(word)
  let best: string | null = null
  let bestDistance = Math.max(2, Math.ceil(wanted.length * 0.4)) + 1
  for (const candidate of known) {
    const distance = editDistance(wanted, simplify(candidate))
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** The end of an error message that names the nearest known word. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const candidate = nearest(word, known)
  return candidate === null ? '' : ` Did you mean \`${candidate}\`?`
}

// `failOn`, `fail-on` and `fail_on` are the same word to a reader.
function simplify(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]/g, '')
}

/** Levenshtein distance, one row at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted))
    }
    row = next
  }
  return row[to.length] ?? 0
}
