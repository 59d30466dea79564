import { publish } from '../models/calibration.ts'
import type { TextScores } from '../schema/index.ts'
import type { Document } from './document.ts'
import { documentFeatures } from './features/document-features.ts'
import { readTokenStream } from './features/token-stream.ts'
import type { Hit } from './rules/run-rules.ts'
import { holdLow } from './scores/hold-low.ts'
import type { KnownReadings, SentenceReadings } from './scores/sentence-scores.ts'
import type { SlopReading } from './scores/slop-risk.ts'
import type { TextureReading } from './scores/texture-risk.ts'
import type { TextEngine } from './text-engine.ts'
import type { Workspace } from './workspace.ts'

/** What the models say of a draft: the published risks and what they were made from. */
export interface ScoreReadings {
  readonly risks: TextScores
  readonly slop: SlopReading
  readonly texture: TextureReading
  readonly sentences: SentenceReadings
}

/** What another reading leaves for this one. */
export interface ScoreReuse {
  readonly known?: KnownReadings | undefined
  readonly workspace?: Workspace | undefined
  /** 1 for each word of an accepted term, which adds nothing to slop. */
  readonly acceptedWords?: Uint8Array | undefined
}

/**
 * Runs every model over a document once; what is known of an earlier draft is not read again. The two risks that
 * route stay low in a draft that cannot be judged, unless something left over lifts one.
 */
export function readScores(
  engine: TextEngine,
  document: Document,
  hits: readonly Hit[],
  isJudged: boolean,
  { known, workspace, acceptedWords }: ScoreReuse,
): ScoreReadings {
  const slop = engine.slop.read(document, hits, acceptedWords)
  const texture = engine.texture.read(
    document,
    readTokenStream(document, engine.tokenIds, workspace?.tokens),
    documentFeatures(document),
  )
  const sentences = engine.sentences.read(document, known)
  return {
    risks: {
      specificity_risk: publish(engine.sentences.specificityRisk(document, sentences)),
      provenance_weakness: publish(engine.sentences.provenanceWeakness(document, sentences)),
      slop_risk: publish(isJudged || slop.isLifted ? slop.risk : holdLow(slop.risk)),
      synthetic_texture_risk: publish(isJudged ? texture.risk : holdLow(texture.risk)),
    },
    slop,
    texture,
    sentences,
  }
}
