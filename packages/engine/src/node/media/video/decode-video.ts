import type { InputVideoTrack } from 'mediabunny'
import type { AudioDraft } from '../../../audio/analyze-audio.ts'
import type { FrameExtractor } from '../../../providers/frame-extractor.ts'
import { EngineError } from '../../../schema/error.ts'
import type { VideoFrame } from '../../../video/read-frames.ts'
import type { VideoFacts } from '../../../video/video-facts.ts'
import { readTrack } from '../audio/read-track.ts'
import { type OpenContainer, openContainer } from '../container/open-container.ts'
import { readDeclaredFacts } from '../container/read-declared-facts.ts'
import { sniffContainer } from '../container/sniff-container.ts'
import { extractVideoTrack } from './extract-video-track.ts'

/** A video whose frames are decoded, with what its file declares. */
export interface ReadVideo {
  readonly frames: readonly VideoFrame[]
  readonly audio: AudioDraft | null
  readonly facts: VideoFacts
}

/** Most seconds of a video (R-SRC-07), and a little more for the last frame. */
const MOST_SECONDS = 30.5
const MOST_PIXELS = 40_000_000
/** Frames are scored at no more pixels than these. */
const SCORED_PIXELS = 1920 * 1080
/** The specification asks for 8 to 16 frames; each takes about 200 ms to score, so a long video gets 10. */
const LEAST_FRAMES = 8
const MOST_FRAMES = 10

/** Opens a video, decodes sampled frames and the audio; throws an `EngineError` for bytes that cannot be read. */
export async function decodeVideo(
  bytes: Uint8Array,
  extractor: FrameExtractor,
): Promise<ReadVideo> {
  const container = sniffContainer(bytes)
  if (container !== 'mp4' && container !== 'webm') {
    const what = bytes.length === 0 ? 'The video is empty' : 'Unexpected kind of data'
    throw new EngineError('invalid_media', `${what}, expected MP4, WebM or QuickTime.`)
  }
  const opened = await openContainer(bytes)
  try {
    const { video, duration } = opened
    if (video === null) throw new EngineError('invalid_media', 'The file has no video track.')
    if (duration === null || duration > MOST_SECONDS) {
      const length = duration === null ? 'an unknown length' : `${duration.toFixed(1)} s`
      throw new EngineError(
        'invalid_media',
        `The video has ${length}, expected at most 30 s. Send a part of it.`,
      )
    }
    const { frames, ...track } = await readVideoTrack(video, duration, extractor)
    const { audio, withoutAudio } = await readAudioOf(opened, container)
    return {
      frames,
      audio,
      facts: {
        ...track,
        container,
        seconds: duration,
        withoutAudio,
        declared: await readDeclaredFacts(bytes),
      },
    }
  } finally {
    opened.close()
  }
}

async function readVideoTrack(track: InputVideoTrack, seconds: number, extractor: FrameExtractor) {
  const width = await track.getCodedWidth()
  const height = await track.getCodedHeight()
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) {
    throw new EngineError(
      'invalid_media',
      `The video has ${width} × ${height} pixels, expected at most 40 megapixels.`,
    )
  }
  const scale = Math.min(1, Math.sqrt(SCORED_PIXELS / (width * height)))
  const size = { width: even(width * scale), height: even(height * scale) }
  const count = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, Math.round(seconds)))
  const bytes = await extractVideoTrack(track)
  const found = await extractor.extract({ bytes, seconds, ...size, count })
  const { packetCount } = await track.computePacketStats()
  return {
    frames: found.map(
      ({ time, data }): VideoFrame => ({
        time: Math.min(time, seconds),
        pixels: { ...size, channels: 3, data },
      }),
    ),
    codec: (await track.getCodec()) ?? 'unknown',
    width,
    height,
    bitsPerPixel: (bytes.length * 8) / (width * height * Math.max(1, packetCount)),
  }
}

/** Frame sizes are even, because most codecs store colours at half the resolution. */
function even(size: number): number {
  return Math.max(2, Math.floor(size / 2) * 2)
}

async function readAudioOf({ audio }: OpenContainer, container: string) {
  if (audio === null) return { audio: null, withoutAudio: 'the file has no audio track' }
  try {
    return { audio: await readTrack(audio, container), withoutAudio: null }
  } catch (error) {
    // A video whose audio cannot be read is still a video.
    if (!(error instanceof EngineError)) throw error
    return { audio: null, withoutAudio: error.message.replace(/\.$/, '') }
  }
}
