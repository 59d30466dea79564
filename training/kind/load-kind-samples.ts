import { type Kind, kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import type { Sample } from '../texture/load-samples.ts'
import { isWild } from '../texture/sample-weights.ts'

/** One document as the model of the kinds sees it. */
export interface KindSample extends Sample {
  /** What is left out together: a file of the corpora, or one repository of the wild drafts. */
  readonly source: string
  /** Place of the kind in the list of kinds; -1 for a domain that is none of them. */
  readonly kind: number
}

/** The kind of each domain of the corpora. Encyclopaedia articles and summaries of plots are none of the kinds. */
const kindOfDomain: Readonly<Record<string, Kind>> = {
  docs: 'documentation',
  blog: 'blog',
  essay: 'essay',
  argument: 'essay',
  abstract: 'abstract',
  paper: 'abstract',
  product: 'product',
  'marketing-email': 'product',
  review: 'review',
  news: 'news',
  story: 'story',
  'fiction-classic': 'story',
  social: 'message',
  email: 'message',
  assistant: 'message',
  'qa-medical': 'message',
  speech: 'speech',
  wiki: 'unknown',
  summary: 'unknown',
}

/** The samples with their kinds, in the same order. */
export function kindSamples(samples: readonly Sample[]): KindSample[] {
  return samples.map((sample) => ({
    ...sample,
    source: isWild(sample) ? sample.group : sample.file,
    kind: kinds.indexOf(kindOfDomain[sample.domain]),
  }))
}
