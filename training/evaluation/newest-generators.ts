import { wildFiles } from '../corpora.ts'
import type { Sample } from '../texture/load-samples.ts'
import { rateOf, rateText } from './rate.ts'
import { type DocumentOrigin, HIGH, MEDIUM, type RatedSample } from './rated-samples.ts'
import type { Row } from './row.ts'
import type { SampleSplit } from './split-without.ts'

/** The newest models that the wild files name, each left out whole. */
export const newestGenerators = ['Opus 5', 'Fable 5', 'Opus 4.8', 'gpt-5.2'] as const

/** What a model is fitted to so that it sees no document of a newest model, nor of a repository that holds one. */
export function splitWithoutNewest(
  samples: readonly (DocumentOrigin & Pick<Sample, 'split' | 'evaluationOnly'>)[],
): SampleSplit {
  const out = [...samples.keys()].filter((at) => newestOf(samples[at]) !== undefined)
  const groups = new Set(out.map((at) => samples[at].group))
  const fitted = (isDev: boolean): number[] =>
    [...samples.keys()].filter((at) => {
      const { split, evaluationOnly, group } = samples[at]
      return !evaluationOnly && !groups.has(group) && (split === 'dev') === isDev
    })
  return { train: fitted(false), dev: fitted(true), out }
}

/** A share of fewer texts than this is told and not judged. */
const FEWEST_TEXTS = 10

/** The newest model that wrote a document, by the name of its model or of its generator; none for others. */
export function newestOf({ file, model, generator }: DocumentOrigin): string | undefined {
  if (!wildFiles.some((wild) => wild === file)) return undefined
  return newestGenerators.find((name) => name === model || name === generator)
}

/**
 * How machine documents of the newest models fare with models that saw none of their documents. The
 * risks of `rows` are by such models; what is by another generator is passed over.
 */
export function newestRows(rows: readonly RatedSample[]): Row[] {
  const sets = newestGenerators.map((name) => ({
    name,
    risks: rows.filter((row) => newestOf(row) === name).map(({ risk }) => risk),
  }))
  const rate = (risks: readonly number[], mark: number): string =>
    rateText(rateOf(risks.filter((risk) => risk >= mark).length, risks.length), risks.length)
  const all = sets.flatMap(({ risks }) => risks)
  const row = (name: string, risks: readonly number[], isJudged: boolean): Row => ({
    measure: `newest generator left out whole, ${name}: machine at medium or above; at high (of ${risks.length})`,
    floor: '–',
    goal: isJudged ? '≥ 60 %' : '–',
    value: `${rate(risks, MEDIUM)}; ${rate(risks, HIGH)}`,
  })
  return [
    row('all of them', all, all.length > 0),
    ...sets.map(({ name, risks }) => row(name, risks, risks.length >= FEWEST_TEXTS)),
  ]
}
