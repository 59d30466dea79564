import { readJsonl } from '../corpora.ts'
import { fitSentences, rawOf } from '../sentences/fit-sentences.ts'
import { readSamples, type SentenceSample } from '../sentences/read-samples.ts'
import { settings } from '../sentences/train-sentences.ts'
import type { Row } from './row.ts'

/** A debate's claims may weigh as much as this many of the general claims that it is learned beside. */
const DEBATE_WEIGHT = 0.3

/**
 * Ranks the sentences of each debate by check-worthiness: the shipped form of model, fitted to general
 * claims alone, and to these and all other debates.
 */
export async function clefRow(general: readonly SentenceSample[]): Promise<Row> {
  const labels = []
  for await (const row of readJsonl<{ doc: string; text: string; label: number }>(
    'signals/unsupported_claim/clef2019-train.jsonl.gz',
  )) {
    labels.push({ text: row.text, target: row.label, weight: DEBATE_WEIGHT, group: row.doc })
  }
  const samples = readSamples(labels)
  const shipped = fitSentences(general, settings.claim)
  const precisions = [...new Set(labels.map(({ group }) => group))].map((debate) => {
    const own = samples.filter(({ group }) => group === debate)
    const others = samples.filter(({ group }) => group !== debate)
    const joint = fitSentences([...general, ...others], settings.claim)
    return {
      transfer: averagePrecision(own, (sample) => rawOf(shipped, sample)),
      joint: averagePrecision(own, (sample) => rawOf(joint, sample)),
      digits: averagePrecision(own, ({ text }) => (/\d/.test(text) ? 1 : 0)),
    }
  })
  const mean = (of: (row: (typeof precisions)[number]) => number): string =>
    (precisions.reduce((sum, row) => sum + of(row), 0) / precisions.length).toFixed(3)
  return {
    measure:
      'unsupported_claim, clef2019, mean average precision: shipped model; with the other debates, one left out',
    floor: `${mean(({ digits }) => digits)} (digits rule)`,
    goal: '≥ 0.291',
    value: `${mean(({ transfer }) => transfer)}; ${mean(({ joint }) => joint)}`,
  }
}

export function averagePrecision(
  samples: readonly SentenceSample[],
  score: (sample: SentenceSample) => number,
): number {
  const ranked = samples
    .map((sample, index) => ({ target: sample.target, score: score(sample), index }))
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
