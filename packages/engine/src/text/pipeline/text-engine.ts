import { ruleNames } from '../result/directives/rule-overrides.ts'
import type { ConfidenceFile } from '../result/limits/confidence.ts'
import { type CompiledRules, openRules } from '../rule-engine/compile-rules.ts'
import { rules } from '../rules/index.ts'
import { type DocumentModels, openDocumentModels } from '../scores/document-risk.ts'
import { type KindModel, openKindModel } from '../scores/kind-of-writing.ts'
import { openSentenceModels, type SentenceModels } from '../scores/sentence-scores.ts'
import { openSlopModel, type SlopModel } from '../scores/slop-risk.ts'
import { openTextureModel, type TextureModel } from '../scores/texture-risk.ts'
import { textTables } from './text-tables.ts'

/** Everything that scoring needs and that does not depend on the draft. */
export interface TextEngine {
  readonly compiled: CompiledRules
  /** Names that switches and comments may use. */
  readonly ruleNames: ReadonlySet<string>
  readonly tokenIds: Uint16Array
  readonly slop: SlopModel
  readonly texture: TextureModel
  /** Tells the kind of writing, by which the texture is calibrated. */
  readonly kind: KindModel
  readonly sentences: SentenceModels
  readonly documents: DocumentModels
  readonly confidence: ConfidenceFile
  /** Versions by model id. */
  readonly versions: Readonly<Record<string, string>>
}

let made: TextEngine | undefined

/** The engine with its shipped rules and models; made at the first call, because that takes milliseconds. */
export function textEngine(): TextEngine {
  if (made) return made
  const tables = textTables()
  const { slop, texture, kind } = tables
  const sentences = openSentenceModels(tables.sentences.settings, tables.sentences.tables)
  const documents = openDocumentModels(tables.documents, sentences)
  made = {
    compiled: openRules(rules, tables.rules),
    ruleNames: ruleNames(rules),
    tokenIds: tables.tokenIds,
    slop: openSlopModel(slop.settings, slop.tables),
    texture: openTextureModel(texture.settings, texture.tables),
    kind: openKindModel(kind.settings, kind.tables),
    sentences,
    documents,
    confidence: tables.confidence,
    versions: {
      [slop.settings.id]: slop.settings.version,
      [texture.settings.id]: texture.settings.version,
      [kind.settings.id]: kind.settings.version,
      ...sentences.versions,
      ...documents.versions,
    },
  }
  return made
}
