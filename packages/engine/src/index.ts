export { analyzeText, type AnalyzeTextOptions } from './text/analyze-text.ts'
