import { publish } from '../../models/calibration.ts'
import type { Document } from '../document/document.ts'
import { documentFeatures } from '../features/document-features.ts'
import { readTokenStream } from '../features/token-stream.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import { holdLow } from '../scores/hold-low.ts'
import type { ModelScores } from '../scores/score-readings.ts'
import type { ReusedProbabilities } from '../scores/sentence-probabilities.ts'
import type { ScratchBuffers } from '../tokenize/scratch-buffers.ts'
import type { TextEngine } from './text-engine.ts'

/** What an earlier analysis and the caller provide. */
export interface ScoreReuse {
  readonly reused?: ReusedProbabilities | undefined
  readonly buffers?: ScratchBuffers | undefined
  /** 1 for each word of an accepted term, which adds nothing to slop. */
  readonly acceptedWords?: Uint8Array | undefined
  /** Whether the content of single sentences will be asked for. */
  readonly withContent?: boolean
}

/**
 * Runs every model over a document once; what is reused of an earlier draft is not computed again. The two risks that
 * route stay low in a draft that cannot be judged, unless something left over lifts one.
 */
export function computeScores(
  engine: TextEngine,
  document: Document,
  hits: readonly Hit[],
  isJudged: boolean,
  { reused, buffers, acceptedWords, withContent }: ScoreReuse,
): ModelScores {
  const slop = engine.slop.read(document, hits, acceptedWords)
  const stream = readTokenStream(document, engine.tokenIds, buffers?.tokens)
  const features = documentFeatures(document)
  const kinds = engine.kind.read(document, stream, features)
  const texture = engine.texture.read(document, stream, features, kinds)
  const sentences = engine.sentences.read(document, reused, withContent)
  const documents = engine.documents.read(document, hits, sentences)
  return {
    risks: {
      specificity_risk: publish(documents.specificity.risk),
      provenance_weakness: publish(documents.provenance.risk),
      slop_risk: publish(isJudged || slop.isLifted ? slop.risk : holdLow(slop.risk)),
      synthetic_texture_risk: publish(isJudged ? texture.risk : holdLow(texture.risk)),
    },
    slop,
    texture,
    kinds,
    sentences,
    documents,
  }
}
