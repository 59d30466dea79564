import type { KindSample } from './load-kind-samples.ts'

/** Most texts of one cell (kind, file and label) that are fitted to; more say the same again. */
const MOST = 600

/**
 * The texts to fit to: of each kind, file and label at most MOST, evenly spread over the cell.
 * Rewrites and attacks of other texts are left out; texts that may only be measured too.
 */
export function chooseFitted(
  samples: readonly KindSample[],
  candidates: readonly number[],
): number[] {
  const cells = new Map<string, number[]>()
  for (const index of candidates) {
    const { kind, evaluationOnly, attack } = samples[index]
    if (kind < 0 || evaluationOnly || attack === 'rewrite-of-human') continue
    const key = cellOf(samples[index])
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }
  return [...cells.values()].flatMap((cell) => {
    const step = Math.max(1, cell.length / MOST)
    const count = Math.min(MOST, cell.length)
    return Array.from({ length: count }, (_, at) => cell[Math.floor(at * step)])
  })
}

/**
 * Mass of each fitted text; they sum to 1. Every kind has the same mass. Within a kind a file counts with
 * the root of its texts, people and machines by themselves, and within a file a repository counts with
 * the root of its own.
 */
export function kindMasses(
  samples: readonly KindSample[],
  fitted: readonly number[],
): Float64Array {
  const own = sizesOf(fitted, (index) => `${cellOf(samples[index])} ${samples[index].source}`)
  const masses = Float64Array.from(fitted, (_, at) => 1 / Math.sqrt(own.sizes[at]))
  scaleTo(
    masses,
    fitted.map((index) => cellOf(samples[index])),
    (texts) => Math.sqrt(texts),
  )
  scaleTo(
    masses,
    fitted.map((index) => `${samples[index].kind}`),
    () => 1,
  )
  const total = masses.reduce((sum, mass) => sum + mass, 0)
  return masses.map((mass) => mass / total)
}

function cellOf({ kind, file, machine }: KindSample): string {
  return `${kind} ${file} ${machine}`
}

function sizesOf(fitted: readonly number[], keyOf: (index: number) => string): { sizes: number[] } {
  const keys = fitted.map(keyOf)
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return { sizes: keys.map((key) => counts.get(key) ?? 1) }
}

/** Scales masses so that those of each key sum to what `massOf` says for its number of texts. */
function scaleTo(
  masses: Float64Array,
  keys: readonly string[],
  massOf: (texts: number) => number,
): void {
  const totals = new Map<string, { mass: number; texts: number }>()
  for (const [at, key] of keys.entries()) {
    const { mass, texts } = totals.get(key) ?? { mass: 0, texts: 0 }
    totals.set(key, { mass: mass + masses[at], texts: texts + 1 })
  }
  for (const [at, key] of keys.entries()) {
    const total = totals.get(key)
    if (total) masses[at] *= massOf(total.texts) / total.mass
  }
}
