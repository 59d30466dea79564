import confidenceFile from '../../../models/confidence.json' with { type: 'json' }
import documentProvenanceModel from '../../../models/document-provenance/model.json' with {
  type: 'json',
}
import documentSpecificityModel from '../../../models/document-specificity/model.json' with {
  type: 'json',
}
import hedgingModel from '../../../models/hedging/model.json' with { type: 'json' }
import kindModel from '../../../models/kind-of-writing/model.json' with { type: 'json' }
import loadedModel from '../../../models/loaded-wording/model.json' with { type: 'json' }
import provenanceModel from '../../../models/provenance-weakness/model.json' with { type: 'json' }
import slopModel from '../../../models/slop-risk/model.json' with { type: 'json' }
import specificityModel from '../../../models/specificity-risk/model.json' with { type: 'json' }
import textureModel from '../../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import claimModel from '../../../models/unsupported-claim/model.json' with { type: 'json' }
import { checkModel } from '../../models/check-model.ts'
import { openVocabulary } from '../document/vocabulary.ts'
import { createTokenIds } from '../features/token-stream.ts'
import { commonWords } from '../lexicons/common-words.ts'
import { slopWords } from '../lexicons/slop-words.ts'
import type { ConfidenceFile } from '../result/limits/confidence.ts'
import { type RuleTables, ruleTables } from '../rule-engine/compile-rules.ts'
import { rules } from '../rules/index.ts'
import phraseTable from '../rules/phrases.generated.json' with { type: 'json' }
import type { DocumentModelFiles } from '../scores/document-risk.ts'
import { type KindSettings, type KindTables, kindTables } from '../scores/kind-of-writing.ts'
import { sentenceSettings } from '../scores/sentence-model.ts'
import {
  allSentenceTables,
  meanSettings,
  type SentenceSettings,
  type SentenceTables,
} from '../scores/sentence-scores.ts'
import { type SlopSettings, type SlopTables, slopTables } from '../scores/slop-risk.ts'
import { type TextureSettings, type TextureTables, textureTables } from '../scores/texture-risk.ts'

/**
 * What the engine knows that is not code: settings, and tables as plain numbers.
 *
 * Bundles for Node make them when they are built and keep them in one file (`scripts/bundle/ready-tables.ts`),
 * because a fresh process takes 50 ms for it.
 */
export interface TextTables {
  readonly rules: RuleTables
  readonly tokenIds: Uint16Array
  readonly slop: { readonly settings: SlopSettings; readonly tables: SlopTables }
  readonly texture: { readonly settings: TextureSettings; readonly tables: TextureTables }
  readonly kind: { readonly settings: KindSettings; readonly tables: KindTables }
  readonly sentences: { readonly settings: SentenceSettings; readonly tables: SentenceTables }
  readonly documents: DocumentModelFiles
  readonly confidence: ConfidenceFile
}

const sentenceModels = {
  specificity: specificityModel,
  provenance: provenanceModel,
  claim: claimModel,
  hedge: hedgingModel,
  loaded: loadedModel,
}

const documentModels: DocumentModelFiles = {
  specificity: documentSpecificityModel,
  provenance: documentProvenanceModel,
}

/** Checks the shipped models and lays them out as the engine reads them. */
export function textTables(): TextTables {
  const { specificity, provenance } = documentModels
  for (const model of [
    slopModel,
    textureModel,
    kindModel,
    ...Object.values(sentenceModels),
    specificity,
    provenance,
  ]) {
    checkModel(model)
  }
  const compiled = ruleTables(rules, phraseTable, [...commonWords, ...slopWords])
  const vocabulary = openVocabulary(compiled.vocabulary)
  const { features: _, weights: __, ...slop } = slopModel
  const { weights: ___, ...ngrams } = textureModel.ngrams
  return {
    rules: compiled,
    tokenIds: createTokenIds(commonWords, vocabulary.size, vocabulary.idOf),
    slop: { settings: slop, tables: slopTables(slopModel, slopWords, rules, vocabulary) },
    texture: {
      settings: { ...textureModel, ngrams, words: { scale: textureModel.words.scale } },
      tables: textureTables(textureModel, commonWords.length),
    },
    kind: {
      settings: {
        ...kindModel,
        style: { scale: kindModel.style.scale },
        words: { scale: kindModel.words.scale },
      },
      tables: kindTables(kindModel),
    },
    sentences: {
      settings: {
        specificity: meanSettings(specificityModel),
        provenance: meanSettings(provenanceModel),
        claim: sentenceSettings(claimModel),
        hedge: sentenceSettings(hedgingModel),
        loaded: sentenceSettings(loadedModel),
      },
      tables: allSentenceTables(sentenceModels),
    },
    documents: documentModels,
    confidence: confidenceFile,
  }
}
