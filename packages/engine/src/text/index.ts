/** Scoring of text alone: a host that neither revises nor looks at style loads this sooner. */
export { EngineError, type EngineErrorCode } from '../schema/error.ts'
export { engineVersion, modelVersion } from '../version.ts'
export { type AddedDirectives, addedDirectives } from './added-directives.ts'
export { type AnalyzeTextOptions, analyzeText } from './analyze-text.ts'
export { countWords, type TextRange, type WordCount } from './pipeline/count-words.ts'
export { type RuleDescription, ruleCatalogue } from './pipeline/rule-catalogue.ts'
export type { IgnoreComment, IgnoreKind } from './result/directives/ignore-comment.ts'
export { createTextSession, type TextSession } from './text-session.ts'
