import { fitMix } from '../texture/fit-mix.ts'
import { packMix } from '../texture/pack-mix.ts'
import { ngramRows } from '../texture/parts.ts'
import { scoreTexts } from '../texture/score-texts.ts'
import { shippedParts } from '../texture/train-texture.ts'
import {
  bucketKilobytes,
  type FittedPart,
  fitPart,
  fitTokenRatios,
  shapeKilobytes,
  wordKilobytes,
} from './fit-parts.ts'
import { fitTrees } from './fit-trees.ts'
import { fitGroupDro } from './group-dro.ts'
import { joinRows } from './join-rows.ts'
import {
  type Join,
  joinRuns,
  type RunScores,
  softMinimum,
  standardise,
  weightedSum,
} from './run-scores.ts'
import type { Task } from './task.ts'

/** A form that the texture model could have, fitted in every run. */
export interface Candidate extends FittedPart {
  readonly id: string
  readonly name: string
}

/** Fits every candidate; what several of them share is fitted once. */
export function* fitCandidates(task: Task): Generator<Candidate> {
  const fitted = yield* fitSingles(task)
  yield* joinSums(task, fitted)
  yield* fitShipped(task, fitted)
}

/** The parts that sums are made of. */
interface Singles {
  readonly shapes: FittedPart
  readonly stumps: FittedPart
  readonly ngrams: FittedPart
  readonly words: FittedPart
  readonly ratios: FittedPart
  readonly smallRatios: FittedPart
}

/** Fits the forms that have one part. */
function* fitSingles(task: Task): Generator<Candidate, Singles> {
  const { samples, runs, parts, seed } = task
  const shapes = { scores: fitPart(task, parts.shapes), kilobytes: shapeKilobytes(parts.knots) }
  yield { id: 'shapes', name: 'style shapes', ...shapes }
  const { stumps, trees, distilled } = fitTrees(task)
  yield { id: 'stumps', name: 'style, boosted stumps', ...stumps }
  yield { id: 'trees', name: 'style, boosted trees of depth 3', ...trees }
  yield { id: 'distilled', name: 'style, those trees distilled to shapes', ...distilled }
  const ngrams = { scores: fitPart(task, parts.ngrams), kilobytes: bucketKilobytes(parts.ngrams) }
  yield { id: 'ngrams', name: 'n-grams of 1 to 3 tokens', ...ngrams }
  for (const step of [1, 3]) {
    const scores = runs.map((run) => fitGroupDro(samples, parts.ngrams, run, step, seed))
    yield {
      id: `group-dro-${step}`,
      name: `n-grams of 1 to 3, group DRO, step ${step}`,
      scores: standardised(task, scores),
      kilobytes: ngrams.kilobytes,
    }
  }
  const longer = { ...parts.ngrams, rows: ngramRows(samples, 4, 18) }
  yield {
    id: 'longer-ngrams',
    name: 'n-grams of 1 to 4 tokens',
    scores: fitPart(task, longer),
    kilobytes: bucketKilobytes(longer),
  }
  const words = { scores: fitPart(task, parts.words), kilobytes: wordKilobytes(parts.list) }
  yield { id: 'words', name: 'words in 12 files or more', ...words }
  const ratios = fitTokenRatios(task, 'large')
  yield { id: 'ratio', name: 'likelihood ratio', ...ratios }
  const smallRatios = fitTokenRatios(task, 'small')
  yield { id: 'small-ratio', name: 'likelihood ratio, small', ...smallRatios }
  return { shapes, stumps, ngrams, words, ratios, smallRatios }
}

/** Joins the parts in all ways that are compared. */
function* joinSums(task: Task, fitted: Singles): Generator<Candidate> {
  const { shapes, stumps, ngrams, words, ratios, smallRatios } = fitted
  const three = [shapes, ngrams, words]
  const all = shippedParts(task.parts).map(({ share }) => share)
  const [shapeShare, ngramShare, wordShare] = all
  const sums: [id: string, name: string, list: FittedPart[], shares: number[]][] = [
    ['ngrams-words', 'n-grams and words', [ngrams, words], [ngramShare, wordShare]],
    ['shapes-ngrams', 'shapes and n-grams', [shapes, ngrams], [shapeShare, ngramShare]],
    ['shapes-words', 'shapes and words', [shapes, words], [shapeShare, wordShare]],
    ['mix', 'shapes, n-grams and words', three, all],
    ['mix-stumps', 'stumps, n-grams and words', [stumps, ngrams, words], all],
    ['mix-ratio', 'all three and the ratio', [...three, ratios], [...all, 1]],
    ['mix-small-ratio', 'all three and the small ratio', [...three, smallRatios], [...all, 1]],
    [
      'shapes-words-ratio',
      'shapes, words and the small ratio',
      [shapes, words, smallRatios],
      [shapeShare, wordShare, 1],
    ],
  ]
  for (const [id, name, list, shares] of sums) {
    yield { id, name: `sum of ${name}`, ...joined(task, list, weightedSum(shares)) }
  }
  const minimum: Join = (scores) => Math.min(...scores)
  yield { id: 'minimum', name: 'minimum of the three', ...joined(task, three, minimum) }
  yield {
    id: 'soft-minimum',
    name: 'soft minimum of the three',
    ...joined(task, three, softMinimum),
  }
}

/** The shipped form, and two that differ from it in how they are fitted. */
function* fitShipped(task: Task, { shapes, ngrams, words }: Singles): Generator<Candidate> {
  const { samples, runs, parts, seed } = task
  const all = shippedParts(parts).map(({ share }) => share)
  const kilobytes = sizeOf([shapes, ngrams, words])
  const shipped = runs.map((run): RunScores => {
    const mix = packMix(fitMix(samples, shippedParts(parts), run.train, run.dev, seed))
    const score = (indexes: readonly number[]): Float64Array =>
      scoreTexts(mix, parts, samples, indexes)
    return { dev: score(run.dev), out: score(run.out) }
  })
  yield {
    id: 'shipped',
    name: 'shipped: the sum, over the draft or its most machine-like run',
    scores: standardised(task, shipped),
    kilobytes,
  }
  const rows = joinRows(
    shippedParts(parts).map((part) => part.rows),
    all,
  )
  const joint = fitPart(task, { ...parts.ngrams, rows })
  yield { id: 'joint', name: 'one fit of all columns', scores: joint, kilobytes }
  // Without the name of its generator no text counts as a raw completion.
  const nameless = samples.map((sample) => ({ ...sample, generator: null }))
  const withRaw = shippedParts(parts).map((part) => ({
    scores: fitPart({ ...task, samples: nameless }, part),
    kilobytes: 0,
  }))
  const rawKept = joined(task, withRaw, weightedSum(all))
  yield {
    id: 'raw-kept',
    name: 'sum of all three, raw completions fitted to',
    ...rawKept,
    kilobytes,
  }
}

function standardised({ samples, runs }: Task, scores: readonly RunScores[]): RunScores[] {
  return scores.map((list, at) => standardise(samples, runs[at], list))
}

function joined(task: Task, list: readonly FittedPart[], join: Join): FittedPart {
  const scores = list.map((part) => part.scores)
  return { scores: standardised(task, joinRuns(scores, join)), kilobytes: sizeOf(list) }
}

function sizeOf(list: readonly FittedPart[]): number {
  return list.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
}
