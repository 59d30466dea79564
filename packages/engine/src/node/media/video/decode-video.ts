import type { AudioDraft } from '../../../audio/analyze-audio.ts'
import type { FrameExtractor } from '../../../providers/frame-extractor.ts'
import { EngineError } from '../../../schema/error.ts'
import type { VideoFrame } from '../../../video/read-frames.ts'
import type { VideoFacts } from '../../../video/video-facts.ts'
import { readTrack } from '../audio/read-track.ts'
import { whileReading } from '../container/reading.ts'
import { sniffContainer } from '../container/sniff-container.ts'
import { type ReadTracks, readTracks } from './read-tracks.ts'

/** A video whose frames are decoded, with what its file declares. */
export interface ReadVideo {
  readonly frames: readonly VideoFrame[]
  readonly audio: AudioDraft | null
  readonly facts: VideoFacts
}

/** Frames are scored at no more pixels than these. */
const SCORED_PIXELS = 1920 * 1080
/** The specification asks for 8 to 16 frames; each takes about 200 ms to score, so a long video gets 10. */
const LEAST_FRAMES = 8
const MOST_FRAMES = 10

/** Reads a video, decodes sampled frames and the audio; throws an `EngineError` for bytes that cannot be read. */
export async function decodeVideo(
  bytes: Uint8Array,
  extractor: FrameExtractor,
): Promise<ReadVideo> {
  const container = sniffContainer(bytes)
  if (container !== 'mp4' && container !== 'webm') {
    const what = bytes.length === 0 ? 'The video is empty' : 'Unexpected kind of data'
    throw new EngineError('invalid_media', `${what}, expected MP4, WebM or QuickTime.`)
  }
  const read = await whileReading(() => readTracks(bytes, container))
  const { width, height, seconds, declared } = read
  const { bytes: track, codec, packets } = read.video
  const frames = await decodeFrames(read, extractor)
  const { audio, withoutAudio } = await decodeAudioOf(read, container)
  const bitsPerPixel = (track.length * 8) / (width * height * Math.max(1, packets))
  return {
    frames,
    audio,
    facts: { codec, width, height, bitsPerPixel, container, seconds, withoutAudio, declared },
  }
}

async function decodeFrames(
  { video, width, height, seconds }: ReadTracks,
  extractor: FrameExtractor,
): Promise<VideoFrame[]> {
  const scale = Math.min(1, Math.sqrt(SCORED_PIXELS / (width * height)))
  const size = { width: even(width * scale), height: even(height * scale) }
  const count = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, Math.round(seconds)))
  const found = await extractor.extract({ bytes: video.bytes, seconds, ...size, count })
  return found.map(
    ({ time, data }): VideoFrame => ({
      time: Math.min(time, seconds),
      pixels: { ...size, channels: 3, data },
    }),
  )
}

/** Frame sizes are even, because most codecs store colours at half the resolution. */
function even(size: number): number {
  return Math.max(2, Math.floor(size / 2) * 2)
}

async function decodeAudioOf({ audio }: ReadTracks, container: string) {
  if (typeof audio === 'string') return { audio: null, withoutAudio: audio }
  try {
    return { audio: await readTrack(audio, container), withoutAudio: null }
  } catch (error) {
    return { audio: null, withoutAudio: whyNot(error) }
  }
}

/** Why there is no audio: a video whose audio cannot be read is still a video. */
function whyNot(error: unknown): string {
  if (!(error instanceof EngineError)) throw error
  return error.message.replace(/\.$/, '')
}
