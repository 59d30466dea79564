export { compareClaim } from './compare-claim.ts'
export { indexSource, type SourceIndex } from './source-index.ts'
