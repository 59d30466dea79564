import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import type { KindSample } from './load-kind-samples.ts'

/** A word counts as one of a source where it is in this many times as many texts as in most sources. */
const OFTEN = 3
/** Fewer texts say nothing about a source. */
const FEWEST_TEXTS = 30

/**
 * The words that tell the kinds apart best, of candidates that most files have. A word that only one
 * source uses often is its boilerplate or its subject, and is left out. A word is rated by what its
 * presence says about the kind (mutual information), where the share of a kind is the median of those
 * of its sources.
 */
export function chooseKindWords(
  samples: readonly KindSample[],
  fitted: readonly number[],
  candidates: readonly string[],
  count: number,
): string[] {
  const columns = new Map(candidates.map((word, at) => [hashWord(word), at]))
  const cells = presenceByCell(samples, fitted, columns, candidates.length)
  const rated = candidates.map((word, column) => ({ word, rate: rate(cells, column) }))
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate || hashWord(a.word) - hashWord(b.word))
    .slice(0, count)
    .map(({ word }) => word)
}

interface Cell {
  readonly kind: number
  texts: number
  /** Texts with each candidate. */
  readonly present: Uint32Array
}

function presenceByCell(
  samples: readonly KindSample[],
  fitted: readonly number[],
  columns: ReadonlyMap<number, number>,
  width: number,
): Cell[] {
  const cells = new Map<string, Cell>()
  const last = new Int32Array(width).fill(-1)
  for (const index of fitted) {
    const { kind, hashes } = samples[index]
    const key = `${kind} ${partOf(samples[index])}`
    const cell = cells.get(key) ?? { kind, texts: 0, present: new Uint32Array(width) }
    cells.set(key, cell)
    cell.texts++
    for (const hash of hashes) {
      const column = columns.get(hash)
      if (column === undefined || last[column] === index) continue
      last[column] = index
      cell.present[column]++
    }
  }
  return [...cells.values()].filter(({ texts }) => texts >= FEWEST_TEXTS)
}

/** Speeches come from one file, so that its centuries count as its sources. */
function partOf({ file, domain, group }: KindSample): string {
  return domain === 'speech' ? `${file} ${/\/(\d\d)\d\d_/.exec(group)?.[1] ?? ''}` : file
}

function rate(cells: readonly Cell[], column: number): number {
  const all = cells.map(({ present, texts }) => (present[column] + 0.5) / (texts + 1))
  const common = medianOf(all)
  if (all.filter((share) => share > OFTEN * common && share > 0.02).length === 1) return 0
  const byKind = kinds.map((_, kind) => medianOf(all.filter((__, at) => cells[at].kind === kind)))
  const known = byKind.filter((share) => !Number.isNaN(share))
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length
  const within = known.reduce((sum, share) => sum + entropy(share), 0) / known.length
  return entropy(mean) - within
}

function entropy(share: number): number {
  return -share * Math.log(share) - (1 - share) * Math.log(1 - share)
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
