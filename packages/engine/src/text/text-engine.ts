import confidenceFile from '../../models/confidence.json' with { type: 'json' }
import hedgingModel from '../../models/hedging/model.json' with { type: 'json' }
import loadedModel from '../../models/loaded-wording/model.json' with { type: 'json' }
import provenanceModel from '../../models/provenance-weakness/model.json' with { type: 'json' }
import slopModel from '../../models/slop-risk/model.json' with { type: 'json' }
import specificityModel from '../../models/specificity-risk/model.json' with { type: 'json' }
import textureModel from '../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import claimModel from '../../models/unsupported-claim/model.json' with { type: 'json' }
import { checkModel } from '../models/check-model.ts'
import { createTokenIds } from './features/token-stream.ts'
import { commonWords } from './lexicons/common-words.ts'
import { slopWords } from './lexicons/slop-words.ts'
import type { ConfidenceFile } from './result/confidence.ts'
import { switchNames } from './result/rule-switches.ts'
import { type CompiledRules, loadRules } from './rules/compile-rules.ts'
import { rules } from './rules/index.ts'
import phraseTable from './rules/phrases.generated.json' with { type: 'json' }
import { loadSentenceModels, type SentenceModels } from './scores/sentence-scores.ts'
import { loadSlopModel, type SlopModel } from './scores/slop-risk.ts'
import { loadTextureModel, type TextureModel } from './scores/texture-risk.ts'

/** Everything that scoring needs and that does not depend on the draft. */
export interface TextEngine {
  readonly compiled: CompiledRules
  /** Names that switches and comments may use. */
  readonly switchNames: ReadonlySet<string>
  readonly tokenIds: Uint16Array
  readonly slop: SlopModel
  readonly texture: TextureModel
  readonly sentences: SentenceModels
  readonly confidence: ConfidenceFile
  /** Versions by model id. */
  readonly versions: Readonly<Record<string, string>>
}

const models: readonly unknown[] = [
  slopModel,
  textureModel,
  specificityModel,
  provenanceModel,
  claimModel,
  hedgingModel,
  loadedModel,
]

let made: TextEngine | undefined

/** The engine with its shipped rules and models; made at the first call, because that takes milliseconds. */
export function textEngine(): TextEngine {
  if (made) return made
  models.forEach(checkModel)
  const compiled = loadRules(rules, phraseTable, [...commonWords, ...slopWords])
  const { vocabulary } = compiled
  const slop = loadSlopModel(slopModel, slopWords, rules, vocabulary)
  const texture = loadTextureModel(textureModel, commonWords.length)
  const sentences = loadSentenceModels({
    specificity: specificityModel,
    provenance: provenanceModel,
    claim: claimModel,
    hedge: hedgingModel,
    loaded: loadedModel,
  })
  made = {
    compiled,
    switchNames: switchNames(rules),
    tokenIds: createTokenIds(commonWords, vocabulary.size, vocabulary.idOf),
    slop,
    texture,
    sentences,
    confidence: confidenceFile,
    versions: {
      [slopModel.id]: slop.version,
      [textureModel.id]: texture.version,
      ...sentences.versions,
    },
  }
  return made
}
