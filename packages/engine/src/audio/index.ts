export { type AnalyzeAudioOptions, type AudioDraft, analyzeAudio } from './analyze-audio.ts'
export type { AudioFacts } from './audio-facts.ts'
export type { Transcript, WithoutWords } from './transcript.ts'
