import { analyzeText } from '../../packages/engine/src/index.ts'
import type { Confidence, TextResult } from '../../packages/engine/src/schema/index.ts'
import { readMarkdownCorpus, readTextCorpora } from '../corpora.ts'
import { isHeldOutMarkdown, splitOf } from '../splits.ts'

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
  /** Read as another language than English, which all of these texts are in. */
  readonly misread: boolean
}

/** What the evaluation keeps of a result. */
export function publishedFor(
  text: string,
): Pick<
  Scored,
  'characters' | 'words' | 'coverage' | 'texture' | 'slop' | 'confidence' | 'misread'
> {
  const result: TextResult = analyzeText({ source: text, syntax: 'markdown' }, { details: true })
  return {
    characters: text.length,
    words: result.coverage?.words ?? 0,
    coverage: result.coverage?.share ?? 0,
    texture: result.synthetic_texture_risk,
    slop: result.slop_risk,
    confidence: result.confidence,
    misread: result.limitations.includes('language_experimental'),
  }
}

/** Scores every document, in the order in which `loadSamples` reads them. */
export async function scoreCorpora(): Promise<Scored[]> {
  const scored: Scored[] = []
  for await (const row of readTextCorpora()) {
    scored.push({
      ...publishedFor(row.text),
      file: row.file,
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      split: splitOf(row.group),
    })
  }
  for (const { path, text } of await readMarkdownCorpus()) {
    scored.push({
      ...publishedFor(text),
      file: 'markdown',
      domain: 'docs',
      machine: 0,
      split: isHeldOutMarkdown(path) ? 'test' : 'train',
    })
  }
  return scored
}
