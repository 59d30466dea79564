export { type Claim, claimSchema } from './claim.ts'
export {
  type ComparedFact,
  type Comparison,
  comparedFactSchema,
  comparisonSchema,
  type FactKind,
  factKindSchema,
  type Verdict,
  verdictSchema,
} from './comparison.ts'
export {
  type Ecosystem,
  ecosystemSchema,
  type ReferenceKind,
  referenceKindSchema,
} from './kinds.ts'
export {
  type CitedReference,
  citedReferenceSchema,
  type PackageReference,
  packageReferenceSchema,
  type Reference,
  referenceSchema,
} from './reference.ts'
export { type Span, spanSchema } from './span.ts'
export {
  type ReferenceNote,
  type ReferenceState,
  referenceNoteSchema,
  referenceStateSchema,
} from './states.ts'
