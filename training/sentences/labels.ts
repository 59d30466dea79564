import { readJsonl } from '../corpora.ts'
import type { SentenceLabel } from './read-samples.ts'

/** Labels of the signals; higher targets are riskier. See the corpora's README for their sources. */

interface Rated {
  readonly id: string
  readonly text: string
  readonly score: number
  readonly split?: string
}

/** Specificity ratings 1 (general) to 5 (specific) of a file of `specificity/`, as risk 1 to 0. */
export async function specificityLabels(
  name: string,
): Promise<(SentenceLabel & { rating: number })[]> {
  const labels = []
  for await (const row of readJsonl<Rated>(`signals/specificity/${name}.jsonl.gz`)) {
    labels.push({
      text: row.text,
      rating: row.score,
      target: Math.min(1, Math.max(0, (5 - row.score) / 4)),
      weight: 1,
      group: row.id,
    })
  }
  return labels
}

/**
 * Verifiability of arguments as weakness of provenance: what cannot be checked 1, what could be sourced
 * and first-hand detail 0. What is not an argument is left out.
 */
export async function provenanceLabels(): Promise<(SentenceLabel & { label: string })[]> {
  const labels = []
  for await (const row of readJsonl<{ text: string; label: string; doc: string }>(
    'signals/weak_provenance/cmv-verifiability.jsonl.gz',
  )) {
    if (!row.label.includes('verifiable_') && row.label !== 'unverifiable') continue
    labels.push({
      text: row.text,
      label: row.label,
      target: row.label === 'unverifiable' ? 1 : 0,
      weight: 1,
      group: row.doc,
    })
  }
  return labels
}

/** Check-worthy factual claims 1, others 0. */
export async function claimLabels(): Promise<(SentenceLabel & { split: string })[]> {
  const labels = []
  for await (const row of readJsonl<{ id: string; text: string; label: number; split: string }>(
    'signals/unsupported_claim/claimbuster.jsonl.gz',
  )) {
    labels.push({ text: row.text, target: row.label, weight: 1, group: row.id, split: row.split })
  }
  return labels
}

/** Sentences with a hedge or weasel cue 1, others 0. */
export async function weaselLabels(): Promise<SentenceLabel[]> {
  return binaryLabels('signals/hedging/wiki-weasel-train.jsonl.gz')
}

/** Sentences with biased wording 1, others 0. */
export async function biasLabels(): Promise<SentenceLabel[]> {
  return binaryLabels('signals/hedging/babe-bias.jsonl.gz')
}

/** Sentences that were tagged as puffery 1, similar cited ones 0; lower case, without punctuation. */
export async function pufferyLabels(): Promise<SentenceLabel[]> {
  return binaryLabels('signals/slop/puffery-sample.jsonl.gz')
}

async function binaryLabels(path: string): Promise<SentenceLabel[]> {
  const labels = []
  for await (const row of readJsonl<{ id: string; text: string; label: number }>(path)) {
    labels.push({ text: row.text, target: row.label, weight: 1, group: row.id })
  }
  return labels
}
