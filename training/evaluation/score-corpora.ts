import type { Confidence } from '../../packages/engine/src/schema/index.ts'
import { runPipeline } from '../../packages/engine/src/text/pipeline/run-pipeline.ts'
import { likelyKinds } from '../../packages/engine/src/text/result/limits/confidence.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { readSampleTexts } from '../texture/load-samples.ts'

/** A document of the corpora with what the engine publishes for it. */
export interface Scored {
  readonly file: string
  readonly domain: string
  readonly machine: 0 | 1
  readonly split: 'test' | 'dev' | 'train'
  readonly characters: number
  readonly words: number
  /** Share of lines that are prose. */
  readonly coverage: number
  readonly texture: number
  readonly slop: number
  readonly confidence: Confidence
  /** Every kind of writing that the engine takes it for. */
  readonly kinds: readonly string[]
  /** Read as another language than English, which all of these texts are in. */
  readonly misread: boolean
}

/** What the evaluation keeps of an analysis. */
export function publishedFor(
  text: string,
): Pick<
  Scored,
  'characters' | 'words' | 'coverage' | 'texture' | 'slop' | 'confidence' | 'kinds' | 'misread'
> {
  const { scores, coverage, confidence, limitations } = runPipeline(
    { source: text, syntax: 'markdown' },
    {},
  )
  return {
    characters: text.length,
    words: coverage.words,
    coverage: coverage.share,
    texture: scores.risks.synthetic_texture_risk,
    slop: scores.risks.slop_risk,
    confidence,
    kinds: likelyKinds(kinds, scores.kinds),
    misread: limitations.includes('language_experimental'),
  }
}

/** Scores every document, in the order in which `loadSamples` reads them. */
export async function scoreCorpora(): Promise<Scored[]> {
  const scored: Scored[] = []
  for await (const { text, file, domain, machine, split } of readSampleTexts()) {
    scored.push({ ...publishedFor(text), file, domain, machine, split })
  }
  return scored
}
