import type {
  MixedCalibration,
  Register,
} from '../../packages/engine/src/models/mixed-calibration.ts'
import { registerOf } from '../../packages/engine/src/models/mixed-calibration.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { quantile } from '../metrics.ts'
import { LAYOUT } from './parts.ts'

/** A text with its raw score and the probabilities of its kinds, both of models without its source. */
export interface KindRow {
  /** The raw score after what shortness takes off. */
  readonly raw: number
  readonly machine: 0 | 1
  readonly probabilities: Float64Array
  /** Who wrote it, as far as is known: a file of the corpora, or one repository of it. */
  readonly source: string
  /** What is left out together to see how the curves hold for people of other sources. */
  readonly unit: string
  /** Genre and file: texts of one cell weigh less the more there are. */
  readonly cell: string
  /** Mean letters of a word. */
  readonly letters: number
}

/** What the curves are fitted to. */
export interface KindAnchors {
  /** Shares of people's texts at the published scores below medium. */
  readonly low: readonly (readonly [share: number, published: number])[]
  /** Shares of the texts of people whose source was left out, below medium and below high. */
  readonly medium: number
  readonly high: number
  /** The least raw distance between medium and high. */
  readonly gap: number
}

/** What the curves of the shipped calibration are asked for. */
export const kindAnchors: KindAnchors = {
  low: [
    [0.05, 0.02],
    [0.5, 0.1],
    [0.9, 0.24],
  ],
  medium: 0.98,
  high: 0.998,
  gap: LAYOUT.most,
}

export const REGISTER_FEATURE = 'mean_word_letters'
/**
 * Of the slope of raw scores over the register so much is taken off. Machines write long words too: with
 * all of it people of every source score alike, but fewer machines are told from them.
 */
const REGISTER_SHARE = 0.4
/** A kind with so many more sources than one is believed half. */
const HALF_BELIEVED = 2
const KINDS = kinds.length
const UNKNOWN = kinds.indexOf('unknown')

/** What the raw score of the machines' 97 % point is published as. */
const TOP = 0.98
const MEDIUM = 0.4
const HIGH = 0.7

/**
 * A curve for each kind from people's texts, each counted with its probability of the kind. `unknown`
 * has the curve of all texts. A kind whose people score higher than all has its own curve, so that
 * they are left in peace; one whose people score lower comes down from the common curve only as far
 * as its number of sources allows, because people of the next source may score higher.
 *
 * Medium and high are then moved, kind by kind, to where they would have had to lie for the people of
 * each unit under the curves of all other units.
 */
export function calibrateKinds(rows: readonly KindRow[], anchors: KindAnchors): MixedCalibration {
  const people = tableOf(rows.filter(({ machine }) => machine === 0))
  const everyone = Uint32Array.from(people.rows.keys())
  const first = fitCurves(people, everyone, anchors)
  const { y, register } = first
  const machines = rows.filter(({ machine }) => machine === 1)
  const top = quantile(
    machines.map((row) => levelOf(row, register)),
    0.97,
  )
  const masses = massesOf(people, everyone)
  const { medium, high } = leftOutExcess(people, anchors)
  const byMedium = weightedQuantiles(people, everyone, masses, medium, [anchors.medium])
  const byHigh = weightedQuantiles(people, everyone, masses, high, [anchors.high])
  const mediumAt = y.indexOf(MEDIUM)
  const x = first.x.map((knots, kind) => {
    const moved = [...knots, top]
    moved[mediumAt] += careful(byMedium[kind][0])
    moved[mediumAt + 1] += careful(byHigh[kind][0])
    return rising(moved, [...y, TOP], anchors.gap)
  })
  return { kinds: [...kinds], y: [...y, TOP], x, register }
}

/** A mark goes up as far as the people of sources left out ask for, and down half as far: the next source may score higher. */
function careful(move: number): number {
  return move < 0 ? move / 2 : move
}

/** Texts as columns, so that fits without each unit take seconds. */
interface PeopleTable {
  readonly rows: readonly KindRow[]
  /** How far each text is of each kind; every text is wholly of `unknown`, whose curve is that of all. */
  readonly shares: Float64Array
  readonly cells: Uint32Array
  readonly sources: Uint32Array
}

function tableOf(rows: readonly KindRow[]): PeopleTable {
  const shares = new Float64Array(rows.length * KINDS)
  for (const [at, { probabilities }] of rows.entries()) {
    shares.set(probabilities, at * KINDS)
    shares[at * KINDS + UNKNOWN] = 1
  }
  return {
    rows,
    shares,
    cells: numbersOf(rows.map(({ cell }) => cell)),
    sources: numbersOf(rows.map(({ cell, source }) => `${cell} ${source}`)),
  }
}

/** A number for each different text, from 0 on. */
function numbersOf(keys: readonly string[]): Uint32Array {
  const numbers = new Map<string, number>()
  for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size)
  return Uint32Array.from(keys, (key) => numbers.get(key) ?? 0)
}

/** The raw score of a text of the mean register. */
function levelOf({ raw, letters }: KindRow, register: Register): number {
  return raw - registerOf(register, letters)
}

/** Curves up to high from the chosen people, before they are moved. */
function fitCurves(
  people: PeopleTable,
  chosen: Uint32Array,
  anchors: KindAnchors,
): Pick<MixedCalibration, 'x' | 'y' | 'register'> {
  const masses = massesOf(people, chosen)
  const register = fitRegister(people, chosen, masses)
  const values = Float64Array.from(chosen, (at) => levelOf(people.rows[at], register))
  const shares = [...anchors.low.map(([share]) => share), anchors.medium, anchors.high]
  const y = [...anchors.low.map(([, published]) => published), MEDIUM, HIGH]
  const byKind = weightedQuantiles(people, chosen, masses, values, shares)
  const beliefs = beliefsOf(people, chosen, masses)
  const all = byKind[UNKNOWN]
  const x = byKind.map((own, kind) => {
    const knots = own.map((knot, at) =>
      knot > all[at] ? knot : all[at] + beliefs[kind] * (knot - all[at]),
    )
    return rising(knots, y, anchors.gap)
  })
  return { x, y, register }
}

/** How far each text lies above medium and above high of the curves of all other units; mostly below zero. */
function leftOutExcess(
  people: PeopleTable,
  anchors: KindAnchors,
): { readonly medium: Float64Array; readonly high: Float64Array } {
  const { rows } = people
  const medium = new Float64Array(rows.length)
  const high = new Float64Array(rows.length)
  const units = numbersOf(rows.map((row) => row.unit))
  for (const unit of new Set(units)) {
    const others = Uint32Array.from(units.keys()).filter((at) => units[at] !== unit)
    if (others.length === 0) continue
    const { x, y, register } = fitCurves(people, others, anchors)
    const mediumAt = y.indexOf(MEDIUM)
    for (const [at, row] of rows.entries()) {
      if (units[at] !== unit) continue
      const level = levelOf(row, register)
      medium[at] = level - markOf(row, x, mediumAt)
      high[at] = level - markOf(row, x, mediumAt + 1)
    }
  }
  return { medium, high }
}

/** The mark of a text between those of its kinds. */
function markOf({ probabilities }: KindRow, x: MixedCalibration['x'], knot: number): number {
  let sum = 0
  for (let kind = 0; kind < x.length; kind++) sum += probabilities[kind] * x[kind][knot]
  return sum
}

/** Mass of each chosen text: the root of its cell's size, shared within the cell by the roots of the sources' sizes. */
function massesOf({ cells, sources, rows }: PeopleTable, chosen: Uint32Array): Float64Array {
  const bySource = new Uint32Array(rows.length)
  const byCell = new Uint32Array(rows.length)
  for (const at of chosen) {
    bySource[sources[at]]++
    byCell[cells[at]]++
  }
  const totals = new Float64Array(rows.length)
  for (const at of chosen) totals[cells[at]] += 1 / Math.sqrt(bySource[sources[at]])
  return Float64Array.from(chosen, (at) => {
    const cell = cells[at]
    return Math.sqrt(byCell[cell] / bySource[sources[at]]) / totals[cell]
  })
}

/** How raw scores of people rise with the letters of their words, within the kinds. */
function fitRegister(people: PeopleTable, chosen: Uint32Array, masses: Float64Array): Register {
  const letters = Float64Array.from(chosen, (at) => people.rows[at].letters)
  const centre = weightedMean(letters, masses)
  const spread = Math.sqrt(
    weightedMean(
      letters.map((value) => (value - centre) ** 2),
      masses,
    ),
  )
  const standard = letters.map((value) => (value - centre) / spread)
  const raws = Float64Array.from(chosen, (at) => people.rows[at].raw)
  const distances = withinKinds(people, chosen, masses, standard)
  const levels = withinKinds(people, chosen, masses, raws)
  let product = 0
  let square = 0
  for (const [at, mass] of masses.entries()) {
    product += mass * distances[at] * levels[at]
    square += mass * distances[at] ** 2
  }
  const slope = (REGISTER_SHARE * product) / square
  return { feature: REGISTER_FEATURE, ...rounded({ centre, spread, slope }) }
}

function rounded<Key extends string>(values: Record<Key, number>): Record<Key, number> {
  const out = { ...values }
  for (const key in out) out[key] = Number(out[key].toFixed(6))
  return out
}

/** Values less the mean of their kinds, each kind counted by its probability. */
function withinKinds(
  { rows, shares }: PeopleTable,
  chosen: Uint32Array,
  masses: Float64Array,
  values: Float64Array,
): Float64Array {
  const sums = new Float64Array(KINDS)
  const totals = new Float64Array(KINDS)
  for (const [place, at] of chosen.entries()) {
    for (let kind = 0; kind < KINDS; kind++) {
      const mass = masses[place] * shares[at * KINDS + kind]
      sums[kind] += mass * values[place]
      totals[kind] += mass
    }
  }
  const means = sums.map((sum, kind) => (totals[kind] === 0 ? 0 : sum / totals[kind]))
  return values.map((value, place) => {
    const { probabilities } = rows[chosen[place]]
    let mean = 0
    for (let kind = 0; kind < KINDS; kind++) mean += probabilities[kind] * means[kind]
    return value - mean
  })
}

function weightedMean(values: Float64Array, masses: Float64Array): number {
  let sum = 0
  let total = 0
  for (let at = 0; at < masses.length; at++) {
    sum += masses[at] * values[at]
    total += masses[at]
  }
  return sum / total
}

/** For each kind its effective number of sources (Kish: squared sum over sum of squares) as a belief from 0 to 1. */
function beliefsOf(
  { rows, shares, sources }: PeopleTable,
  chosen: Uint32Array,
  masses: Float64Array,
): number[] {
  const bySource = new Float64Array(rows.length * KINDS)
  for (const [place, at] of chosen.entries()) {
    for (let kind = 0; kind < KINDS; kind++) {
      bySource[sources[at] * KINDS + kind] += masses[place] * shares[at * KINDS + kind]
    }
  }
  return kinds.map((_, kind) => {
    let total = 0
    let squares = 0
    for (let at = kind; at < bySource.length; at += KINDS) {
      total += bySource[at]
      squares += bySource[at] ** 2
    }
    const others = squares === 0 ? 0 : (total * total) / squares - 1
    return others / (others + HALF_BELIEVED)
  })
}

/** For each kind the values below which shares of its mass lie; shares rise. */
function weightedQuantiles(
  people: PeopleTable,
  chosen: Uint32Array,
  masses: Float64Array,
  values: Float64Array,
  shares: readonly number[],
): number[][] {
  const order = Uint32Array.from(chosen.keys()).sort((a, b) => values[a] - values[b])
  return kinds.map((_, kind) => {
    const massAt = (rank: number): number =>
      masses[order[rank]] * people.shares[chosen[order[rank]] * KINDS + kind]
    let total = 0
    for (let rank = 0; rank < order.length; rank++) total += massAt(rank)
    let rank = 0
    let sum = massAt(0)
    return shares.map((share) => {
      while (sum < share * total && rank + 1 < order.length) sum += massAt(++rank)
      return values[order[rank]]
    })
  })
}

/** Knots that rise: by `gap` or more above medium, by a little elsewhere. */
function rising(knots: readonly number[], y: readonly number[], gap: number): number[] {
  const out: number[] = []
  for (const [at, knot] of knots.entries()) {
    const least = (out.at(-1) ?? Number.NEGATIVE_INFINITY) + (y[at] > MEDIUM ? gap : 0.01)
    out.push(Number(Math.max(knot, least).toFixed(4)))
  }
  return out
}
