export {
  type AnalyzeAudioOptions,
  type AudioDraft,
  analyzeAudio,
  type Transcript,
} from './analyze-audio.ts'
export type { AudioFacts } from './audio-facts.ts'
