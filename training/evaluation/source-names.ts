import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import { readJsonl } from '../corpora.ts'
import { readWithChoice } from '../sentences/cross-fit.ts'
import { minimise } from '../sentences/minimise.ts'
import { macroF1Of } from './f1.ts'
import type { Row } from './row.ts'

/**
 * How far the name of a domain alone tells its rating. It measures what is possible; the rules state
 * ratings of listed domains as facts and guess nothing from a name.
 */

interface Domain {
  readonly group: string
  /** 0 unreliable or worse, 1 mixed, 2 reliable. */
  readonly rating: number
  readonly columns: Uint32Array
}

const BITS = 14
const RIDGE = 1

/** Rows of source quality: three ratings from the name, in folds that keep the names of one publisher together. */
export async function sourceRows(): Promise<Row[]> {
  const domains: Domain[] = []
  for await (const { domain, label } of readJsonl<{ domain: string; label: number }>(
    'signals/source_quality/wikipedia-perennial.jsonl.gz',
  )) {
    const { name, suffix } = partsOf(domain.toLowerCase())
    domains.push({
      group: (name.split('.').at(-1) ?? name).replace(/[^a-z]/g, '').slice(0, 6),
      rating: label < 0 ? 0 : label + 1,
      columns: columnsOf(name, suffix),
    })
  }
  const truth = domains.map(({ rating }) => rating)
  const found = readWithChoice(
    domains.map(({ group }) => group),
    (others) => {
      const own = others.map((index) => domains[index])
      const heads = [0, 1, 2].map((rating) => fitHead(own, rating))
      return (columns: Uint32Array) => heads.map((head) => read(head, columns))
    },
    (index, raws) => {
      const values = raws(domains[index].columns)
      return values.indexOf(Math.max(...values))
    },
  )
  return [
    {
      measure:
        'source_quality, wikipedia-perennial, macro F1 of three ratings from the name alone; coverage (not shipped)',
      floor: '0.23 (majority)',
      goal: '≥ 0.45',
      value: `${macroF1Of(found, truth, 3).toFixed(3)}; 100 %`,
    },
  ]
}

/** Second-level suffixes that belong to no publisher. */
const SUFFIX = /\.(co|com|org|net|gov|ac)\.[a-z]{2}$/

function partsOf(domain: string): { name: string; suffix: string } {
  const long = SUFFIX.exec(domain)
  const at = long === null ? domain.lastIndexOf('.') : long.index
  return { name: domain.slice(0, at), suffix: domain.slice(at + 1) }
}

/** The suffix, the country, the shape of the name, and its runs of three to five letters. */
function columnsOf(name: string, suffix: string): Uint32Array {
  const shape = `${Math.min(5, Math.floor(name.length / 3))}`
  const parts = [`.${suffix}`, `..${suffix.slice(suffix.lastIndexOf('.') + 1)}`, `#${shape}`]
  if (name.includes('-')) parts.push('#-')
  if (/\d/.test(name)) parts.push('#0')
  const edged = `^${name}$`
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= edged.length; at++) parts.push(edged.slice(at, at + length))
  }
  const mask = (1 << BITS) - 1
  return Uint32Array.from(new Set(parts.map((part) => 1 + (mix(hashWord(part)) & mask))))
}

function mix(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7
}

function fitHead(domains: readonly Domain[], rating: number): Float64Array {
  const there = domains.filter((domain) => domain.rating === rating).length
  return minimise(
    (point, slope) => {
      let loss = 0
      for (let at = 1; at < point.length; at++) {
        loss += (RIDGE / 2) * point[at] * point[at]
        slope[at] = RIDGE * point[at]
      }
      for (const domain of domains) {
        const target = domain.rating === rating ? 1 : 0
        // Half of the way to ratings of equal mass: the rarest is also the least alike.
        const mass = Math.sqrt(domains.length / 3 / there)
        const weight = target === 1 ? mass : 1
        const raw = read(point, domain.columns)
        loss += weight * (Math.max(0, raw) + Math.log1p(Math.exp(-Math.abs(raw))) - target * raw)
        const error = weight * (1 / (1 + Math.exp(-raw)) - target)
        slope[0] += error
        for (const column of domain.columns) slope[column] += error
      }
      return loss
    },
    (1 << BITS) + 1,
    80,
  )
}

function read(head: Float64Array, columns: Uint32Array): number {
  let raw = head[0]
  for (const column of columns) raw += head[column]
  return raw
}
