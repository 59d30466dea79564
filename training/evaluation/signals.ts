import { createHash } from 'node:crypto'
import { readJsonl } from '../corpora.ts'
import { auroc, f1At, partialSpearman, spearman } from '../metrics.ts'
import {
  fitSentences,
  rawOf,
  readSamples,
  type SentenceLabel,
  type SentenceSample,
} from '../sentences/fit-sentences.ts'
import {
  biasLabels,
  claimLabels,
  provenanceLabels,
  specificityLabels,
  weaselLabels,
} from '../sentences/labels.ts'
import { settings } from '../sentences/train-sentences.ts'
import type { Row } from './row.ts'

const FOLDS = 5
const foldOf = (group: string): number => createHash('sha1').update(group).digest()[0] % FOLDS

/** Log-odds of each sample under a model that was fitted without its fold. */
function crossFit(samples: readonly SentenceSample[], seed: number): number[] {
  const out = new Array<number>(samples.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitSentences(
      samples.filter(({ group }) => foldOf(group) !== fold),
      settings,
      seed,
    )
    for (const [index, sample] of samples.entries()) {
      if (foldOf(sample.group) === fold) out[index] = rawOf(model, sample)
    }
  }
  return out
}

/** The largest value of a measure over thresholds; the threshold is a choice of the user of a rank. */
function best<Value>(of: (threshold: number) => Value, size: (value: Value) => number): Value {
  let found = of(0)
  for (let threshold = -5; threshold <= 5; threshold += 0.05) {
    const value = of(threshold)
    if (size(value) > size(found)) found = value
  }
  return found
}

function macroF1(scores: readonly number[], labels: readonly number[]): number {
  const inverse = scores.map((score) => -score)
  const others = labels.map((label) => 1 - label)
  return best(
    (threshold) =>
      (f1At(scores, labels, threshold).f1 + f1At(inverse, others, -threshold + 1e-9).f1) / 2,
    (value) => value,
  )
}

/** Rows of the other signals: five folds grouped by document, or the corpus's own split. */
export async function signalRows(seed: number): Promise<Row[]> {
  const rows: Row[] = []
  const names = ['ko-movies', 'ko-yelp', 'gao-tweets-train'] as const
  const floors = ['0.734', '0.742', '0.585']
  const goals = ['≥ 0.78', '≥ 0.78', '≥ 0.66']
  const sets = await Promise.all(names.map(specificityLabels))
  const weighted = sets.flatMap((labels, index) =>
    labels.map((label) => ({ ...label, weight: index < 2 ? 3 : 1, set: index })),
  )
  const samples = readSamples(weighted)
  const raw = crossFit(samples, seed)
  const known = new Map(weighted.map((label) => [label.group, label]))
  for (const [index, name] of names.entries()) {
    const own = samples.flatMap((sample, at) =>
      known.get(sample.group)?.set === index ? [{ sample, raw: raw[at] }] : [],
    )
    const ratings = own.map(({ sample }) => known.get(sample.group)?.rating ?? 0)
    const calm = own.map((row) => -row.raw)
    const length = own.map(({ sample }) => Math.log(sample.text.split(/\s+/).length))
    rows.push({
      measure: `specificity, Spearman with the rating, ${name}; partial given log words`,
      floor: floors[index],
      goal: goals[index],
      value: `${spearman(calm, ratings).toFixed(3)}; ${partialSpearman(calm, ratings, length).toFixed(3)}`,
    })
  }

  const arguments_ = await provenanceLabels()
  const argumentSamples = readSamples(arguments_)
  const weakness = crossFit(argumentSamples, seed)
  const labelByText = new Map(arguments_.map(({ text, label }) => [text, label]))
  const unverifiable = argumentSamples.map(({ text }) =>
    labelByText.get(text) === 'unverifiable' ? 1 : 0,
  )
  rows.push({
    measure: 'provenance_weakness, cmv-verifiability, macro F1 binary (unverifiable)',
    floor: '0.673',
    goal: '≥ 0.72',
    value: macroF1(weakness, unverifiable).toFixed(3),
  })

  const claims = await claimLabels()
  const claimModel = fitSentences(
    readSamples(claims.filter(({ split }) => split === 'train')),
    settings,
    seed,
  )
  const held = readSamples(claims.filter(({ split }) => split === 'test'))
  const heldRaw = held.map((sample) => rawOf(claimModel, sample))
  const heldLabels = held.map(({ target }) => target)
  const claim = best(
    (threshold) => f1At(heldRaw, heldLabels, threshold),
    ({ f1 }) => f1,
  )
  rows.push(
    {
      measure: 'unsupported_claim, claimbuster test, F1 (best threshold)',
      floor: '0.802',
      goal: '≥ 0.83',
      value: claim.f1.toFixed(3),
    },
    {
      measure: 'unsupported_claim, clef2019, mean average precision, model of claimbuster',
      floor: 'digits rule',
      goal: '≥ 1.5 × the floor',
      value: await clefPrecision((sample) => rawOf(claimModel, sample)),
    },
  )

  const weasels = readSamples(await weaselLabels())
  const weaselRaw = crossFit(weasels, seed)
  const weasel = best(
    (threshold) =>
      f1At(
        weaselRaw,
        weasels.map(({ target }) => target),
        threshold,
      ),
    ({ f1 }) => f1,
  )
  rows.push({
    measure: 'hedging, wiki-weasel, sentence F1 (precision)',
    floor: '0.58 (0.51)',
    goal: '≥ 0.65 with precision ≥ 0.60',
    value: `${weasel.f1.toFixed(3)} (${weasel.precision.toFixed(2)})`,
  })
  const biased = readSamples(await biasLabels())
  rows.push({
    measure: 'loaded wording, babe-bias, macro F1',
    floor: '0.743',
    goal: '≥ 0.76',
    value: macroF1(
      crossFit(biased, seed),
      biased.map(({ target }) => target),
    ).toFixed(3),
  })
  return rows
}

/** Mean over debates of the average precision of ranked check-worthy sentences, and of the digits rule. */
async function clefPrecision(score: (sample: SentenceSample) => number): Promise<string> {
  const byDebate = new Map<string, (SentenceLabel & { target: number })[]>()
  for await (const row of readJsonl<{ doc: string; text: string; label: number }>(
    'signals/unsupported_claim/clef2019-train.jsonl.gz',
  )) {
    const list = byDebate.get(row.doc) ?? []
    list.push({ text: row.text, target: row.label, weight: 1, group: row.doc })
    byDebate.set(row.doc, list)
  }
  const averages: { model: number; digits: number }[] = []
  for (const labels of byDebate.values()) {
    const samples = readSamples(labels)
    const average = (scoreOf: (sample: SentenceSample) => number): number => {
      const ranked = samples
        .map((sample, index) => ({ target: sample.target, score: scoreOf(sample), index }))
        .sort((a, b) => b.score - a.score || a.index - b.index)
      let hits = 0
      let sum = 0
      for (const [rank, { target }] of ranked.entries()) {
        if (target === 0) continue
        hits++
        sum += hits / (rank + 1)
      }
      return hits === 0 ? 0 : sum / hits
    }
    averages.push({
      model: average(score),
      digits: average(({ text }) => (/\d/.test(text) ? 1 : 0)),
    })
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const model = mean(averages.map((average) => average.model))
  const digits = mean(averages.map((average) => average.digits))
  return `${model.toFixed(3)} (digits rule ${digits.toFixed(3)})`
}

/** Separation of puffery by the published sentence signal `generic_phrasing`, which saw none of it. */
export function pufferyRow(
  labels: readonly SentenceLabel[],
  phrasing: (text: string) => number,
): Row {
  return {
    measure: 'slop, puffery-sample, AUC of generic_phrasing',
    floor: '0.60',
    goal: '≥ 0.72',
    value: auroc(
      labels.map(({ text }) => phrasing(text)),
      labels.map(({ target }) => target),
    ).toFixed(3),
  }
}
