/** Scoring of text alone: a host that neither revises nor looks at style loads this sooner. */
export { engineVersion, modelVersion } from '../version.ts'
export { type AnalyzeTextOptions, analyzeText } from './analyze-text.ts'
export { type RuleDescription, ruleCatalogue } from './pipeline/rule-catalogue.ts'
export { createTextSession, type TextSession } from './text-session.ts'
