export {
  type ClauseExplanation,
  explainPolicy,
  type PlacedPolicyMatch,
} from './explain/explain-policy.ts'
export { acceptRewrite } from './revise/accept-rewrite.ts'
export { autoRevise } from './revise/auto-revise.ts'
export { byGain, type RevisionGain, type Weighed } from './revise/gain.ts'
export { proposeRevisions, type RevisionProposal } from './revise/propose-revisions.ts'
export {
  type RefusedEdit,
  type ReviseOptions,
  type Revision,
  revise,
} from './revise/revise.ts'
export { rewriteRequest } from './revise/rewrite-request.ts'
export { checkRevisionSafety, type RevisionSafetyOptions } from './safety/check-revision-safety.ts'
export { type AnalyzeStyleOptions, analyzeStyle } from './style/analyze-style.ts'
export * from './text/index.ts'
