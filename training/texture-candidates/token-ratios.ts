import { createTally } from './mass-tally.ts'

/** Two small language models, of people and of machines, as log ratios of their probabilities. */
export interface TokenRatios {
  readonly vocabulary: number
  readonly unigrams: Float32Array
  /** By first token times vocabulary plus second; not a number where the pair is not kept. */
  readonly bigrams: Float32Array
  /** Only those kept: common ones that say something else than their last pair. */
  readonly trigrams: ReadonlyMap<number, number>
}

export interface RatioSettings {
  /** Mass that a context gives to the next shorter one. */
  readonly backOff: number
  readonly fewestPairs: number
  readonly fewestTriples: number
  /** A longer run is kept when its ratio differs by as much from that of the next shorter one. */
  readonly leastChange: number
  /** No token counts for more. */
  readonly cap: number
}

/** A text as the models read it. */
export interface TokenText {
  readonly tokens: Uint16Array
  readonly machine: 0 | 1
}

/** Smoothing of single tokens, in masses. */
const UNSEEN = 0.5

/** Fits both models by counting, and keeps the capped ratios of what is common enough. */
export function fitRatios(
  texts: readonly TokenText[],
  masses: Float64Array,
  vocabulary: number,
  settings: RatioSettings,
): TokenRatios {
  const size = vocabulary
  const singles = [new Float64Array(size), new Float64Array(size)]
  const firsts = [new Float64Array(size), new Float64Array(size)]
  const pairs = [new Float64Array(size * size), new Float64Array(size * size)]
  const pairTexts = new Uint32Array(size * size)
  const totals = [0, 0]
  const triples = createTally(22)
  for (const [index, { tokens, machine }] of texts.entries()) {
    const mass = masses[index]
    for (let at = 0; at < tokens.length; at++) {
      singles[machine][tokens[at]] += mass
      totals[machine] += mass
      if (at === 0) continue
      const pair = tokens[at - 1] * size + tokens[at]
      firsts[machine][tokens[at - 1]] += mass
      pairs[machine][pair] += mass
      pairTexts[pair]++
      if (at > 1) triples.add(tokens[at - 2] * size * size + pair, machine, mass)
    }
  }
  const { backOff, cap } = settings
  const single = (side: number, token: number): number =>
    (singles[side][token] + UNSEEN) / (totals[side] + UNSEEN * size)
  const afterOne = (side: number, pair: number): number =>
    (pairs[side][pair] + backOff * single(side, pair % size)) /
    (firsts[side][Math.floor(pair / size)] + backOff)
  const ratio = (people: number, machines: number): number =>
    Math.max(-cap, Math.min(cap, Math.log(machines / people)))
  const unigrams = Float32Array.from(singles[0], (_, token) =>
    ratio(single(0, token), single(1, token)),
  )
  const bigrams = Float32Array.from(pairs[0], (_, pair) => {
    const found = ratio(afterOne(0, pair), afterOne(1, pair))
    const isNews = Math.abs(found - unigrams[pair % size]) >= settings.leastChange
    return isNews && pairTexts[pair] >= settings.fewestPairs ? found : Number.NaN
  })
  const trigrams = new Map<number, number>()
  triples.forEach((key, seen, mass) => {
    if (seen < settings.fewestTriples) return
    const pair = key % (size * size)
    const context = Math.floor(key / size)
    const afterTwo = (side: number): number =>
      (mass[side] + backOff * afterOne(side, pair)) / (pairs[side][context] + backOff)
    const found = ratio(afterTwo(0), afterTwo(1))
    const known = Number.isNaN(bigrams[pair]) ? unigrams[pair % size] : bigrams[pair]
    if (Math.abs(found - known) >= settings.leastChange) trigrams.set(key, found)
  })
  return { vocabulary: size, unigrams, bigrams, trigrams }
}

/**
 * Log-odds of machine text. The sum is divided by the length to the power of 3/4: by the length
 * itself short texts would scatter most, by its root long ones.
 */
export function scoreTokens(
  { vocabulary, unigrams, bigrams, trigrams }: TokenRatios,
  tokens: Uint16Array,
): number {
  let sum = 0
  for (let at = 0; at < tokens.length; at++) {
    const pair = at > 0 ? tokens[at - 1] * vocabulary + tokens[at] : -1
    const triple =
      at > 1 ? trigrams.get(tokens[at - 2] * vocabulary * vocabulary + pair) : undefined
    const double = pair >= 0 && !Number.isNaN(bigrams[pair]) ? bigrams[pair] : undefined
    sum += triple ?? double ?? unigrams[tokens[at]]
  }
  return sum / Math.max(1, tokens.length) ** 0.75
}
