import { byGenre, weightedQuantile } from '../calibrate.ts'
import { auroc, mean } from '../metrics.ts'
import { createRandom } from '../random.ts'
import type { Sample } from '../texture/load-samples.ts'
import { limitOf, meanLimitOf, redrawn } from './calm.ts'
import type { RunScores } from './run-scores.ts'
import type { Run } from './runs.ts'

/** Shorter texts do not judge a source, and are never high. */
export const FEWEST_WORDS = 100
/** A source with fewer people's texts does not place the threshold. */
export const FEWEST_TEXTS = 30
/** Share of the people of the dev split above the mark that thresholds are counted from. */
export const SEEN = 0.01
export const REDRAWS = 200

/** One left-out source. */
export interface SourceMeasures {
  readonly file: string
  readonly people: number
  readonly machines: number
  readonly area: number
  /** Share of its people beyond the mark that 1 % of seen people pass. */
  readonly peopleAtMark: number
  readonly peopleHigh: number
  readonly machinesHigh: number
}

export interface Measures {
  readonly area: number
  readonly leftOutArea: number
  /** The left-out source whose people are worst off at the mark. */
  readonly wildest: SourceMeasures
  /** The left-out source that places the threshold. */
  readonly placedBy: string
  /** How far beyond the mark the threshold is, in standard deviations of seen people. */
  readonly distance: number
  readonly machinesHigh: number
  /** Human texts of the test groups. */
  readonly people: number
  readonly peopleHigh: number
  readonly documentationHigh: number
  readonly leftOutMachinesHigh: number
  readonly sources: readonly SourceMeasures[]
  /** The same where not the worst source but the mean of the sources places the threshold. */
  readonly leftOutMachinesAtMean: number
  /** The last two again, one value for each redraw of the people who place the threshold. */
  readonly redrawn: readonly number[]
  readonly redrawnAtMean: readonly number[]
}

/** A candidate with its measures. */
export interface Measured extends Measures {
  readonly id: string
  readonly name: string
  readonly kilobytes: number
}

interface Held {
  readonly sample: Sample
  /** Distance from the mark. */
  readonly score: number
}

/** Measures one candidate where all are equally calm: the worst left-out source has 2 % of its people at high. */
export function measure(
  samples: readonly Sample[],
  runs: readonly Run[],
  scores: readonly RunScores[],
  seed: number,
): Measures {
  const held = runs.map((run, at) => fromMark(samples, run, scores[at]))
  const [groups, ...leftOut] = held
  const texts = groups.filter(({ sample }) => sample.file !== 'markdown')
  const documentation = groups.filter(({ sample }) => sample.file === 'markdown')
  const sides = leftOut.map((list) => ({ people: longOf(list, 0), machines: longOf(list, 1) }))
  const judges = sides.filter(({ people }) => people.length >= FEWEST_TEXTS)
  const limits = judges.map(({ people }) => limitOf(people))
  const threshold = Math.max(...limits)
  const sources = sides.map(
    ({ people, machines }, at): SourceMeasures => ({
      file: runs[at + 1].leftOut ?? '',
      people: people.length,
      machines: machines.length,
      area: areaOf(leftOut[at]),
      peopleAtMark: shareAbove(people, 0),
      peopleHigh: shareAbove(people, threshold),
      machinesHigh: shareAbove(machines, threshold),
    }),
  )
  const judged = sources.filter(({ people }) => people >= FEWEST_TEXTS)
  const high = (list: readonly Held[], machine: number): number =>
    shareAbove(
      longOf(list, machine),
      threshold,
      list.filter((h) => h.sample.machine === machine).length,
    )
  const meanRecall = (limit: number): number =>
    mean(sides.map(({ machines }) => shareAbove(machines, limit)))
  const redraws = Array.from({ length: REDRAWS }, (_, redraw) => {
    const random = createRandom(seed + redraw)
    return judges.map(({ people }) => redrawn(people, random))
  })
  return {
    area: areaOf(texts),
    leftOutArea: mean(sources.map(({ area }) => area)),
    wildest: judged.reduce((a, b) => (b.peopleAtMark > a.peopleAtMark ? b : a)),
    placedBy: judged[limits.indexOf(threshold)].file,
    distance: threshold,
    machinesHigh: high(texts, 1),
    people: texts.filter(({ sample }) => sample.machine === 0).length,
    peopleHigh: high(texts, 0),
    documentationHigh: high(documentation, 0),
    leftOutMachinesHigh: meanRecall(threshold),
    leftOutMachinesAtMean: meanRecall(meanLimitOf(judges.map(({ people }) => people))),
    sources,
    redrawn: redraws.map((redraw) => meanRecall(Math.max(...redraw.map(limitOf)))),
    redrawnAtMean: redraws.map((redraw) => meanRecall(meanLimitOf(redraw))),
  }
}

/** Scores as distances from the mark that a genre-weighted 1 % of the dev split's people pass. */
function fromMark(samples: readonly Sample[], run: Run, { dev, out }: RunScores): Held[] {
  const people = run.dev
    .map((index, at) => ({ ...samples[index], score: dev[at] }))
    .filter(({ machine, words }) => machine === 0 && words >= FEWEST_WORDS)
  const mark = weightedQuantile(
    byGenre(people, ({ score }) => score),
    1 - SEEN,
  )
  return run.out.map((index, at) => ({ sample: samples[index], score: out[at] - mark }))
}

function longOf(list: readonly Held[], machine: number): Float64Array {
  const long = list.filter(
    ({ sample }) => sample.machine === machine && sample.words >= FEWEST_WORDS,
  )
  return Float64Array.from(long, ({ score }) => score)
}

function shareAbove(scores: Float64Array, limit: number, of = scores.length): number {
  return of === 0 ? 0 : scores.filter((score) => score > limit).length / of
}

function areaOf(list: readonly Held[]): number {
  return auroc(
    list.map(({ score }) => score),
    list.map(({ sample }) => sample.machine),
  )
}
