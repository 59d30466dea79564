export {
  type BilledCallOptions,
  type CallOptions,
  type ClientOptions,
  type ContentTrustClient,
  createClient,
  type ResultByType,
} from './client.ts'
export { ContentTrustError, type NoAnswerCode, type ProblemCode } from './error.ts'
export type * from './generated-types.ts'
