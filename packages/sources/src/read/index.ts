export { openReader, type Reader, type ReaderLimits } from './open-reader.ts'
export type {
  ReadOutcome,
  SourceBytes,
  SourceFormat,
  SourceText,
  Unreadable,
  UnreadableReason,
} from './source-text.ts'
