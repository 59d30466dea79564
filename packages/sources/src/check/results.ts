export { isUnanswered, sourceFindings } from './findings.ts'
export { failingRules, type SourceGate, sourceGates } from './rules.ts'
export {
  type HeldClaim,
  type SourceCheck,
  type SourcesFile,
  sourceCheckSchema,
  sourcesFileSchema,
} from './source-check.ts'
