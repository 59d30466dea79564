export { checkDrafts } from './check-drafts.ts'
export { isUnanswered, sourceFindings } from './findings.ts'
export { type SourceGate, sourceGates } from './rules.ts'
export {
  type HeldClaim,
  type SourceCheck,
  type SourcesFile,
  sourceCheckSchema,
  sourcesFileSchema,
} from './source-check.ts'
