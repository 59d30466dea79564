export type {
  ActionFacts,
  CameraFacts,
  ContentState,
  Credentials,
  DeclaredFacts,
  GeneratorMark,
  ManifestFacts,
  SignatureState,
  SourceDeclaration,
} from '../provenance/declared-facts.ts'
export { type AnalyzeImageOptions, analyzeImage, type ImageDraft } from './analyze-image.ts'
export type { ImageFacts } from './image-facts.ts'
export type { Box, Pixels } from './pixels.ts'
