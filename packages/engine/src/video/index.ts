export type { ExtractedFrame, FrameExtractor, VideoStream } from '../providers/frame-extractor.ts'
export { type AnalyzeVideoOptions, analyzeVideo, type VideoDraft } from './analyze-video.ts'
export type { VideoFrame } from './read-frames.ts'
export type { VideoFacts } from './video-facts.ts'
