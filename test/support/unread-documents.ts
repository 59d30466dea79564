import type {
  DocumentReading,
  DocumentReadings,
} from '../../packages/engine/src/text/scores/document-risk.ts'

const short: DocumentReading = { risk: 0, parts: new Float64Array(), share: 0 }

/** What the document models say of a draft that is too short for them. */
export const unread: DocumentReadings = { specificity: short, provenance: short }
