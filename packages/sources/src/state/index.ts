export { type CheckOptions, checkReferences } from './check-references.ts'
export {
  type CheckedReference,
  checkedReferenceSchema,
  type ReferenceNote,
  type ReferenceState,
  referenceNoteSchema,
  referenceStateSchema,
} from './checked-reference.ts'
export { type EndpointName, type Endpoints, endpointsSchema } from './endpoints.ts'
export { resolveEndpoints } from './packages/resolve-endpoints.ts'
export { hostsOf } from './target.ts'
