import type { InputVideoTrack } from 'mediabunny'
import type { AudioDraft } from '../../../audio/analyze-audio.ts'
import type { FrameExtractor } from '../../../providers/frame-extractor.ts'
import { EngineError } from '../../../schema/error.ts'
import type { VideoFrame } from '../../../video/read-frames.ts'
import type { VideoFacts } from '../../../video/video-facts.ts'
import { declaredOf } from '../audio/declared-of.ts'
import { type OpenContainer, openContainer } from '../audio/open-container.ts'
import { readTrack } from '../audio/read-track.ts'
import { sniffSound } from '../audio/sniff-sound.ts'
import { extractFilm } from './extract-film.ts'

/** A film whose frames are decoded, with all that it says of itself. */
export interface ReadVideo {
  readonly frames: readonly VideoFrame[]
  readonly sound: AudioDraft | null
  readonly facts: VideoFacts
}

/** Most seconds of a film (R-SRC-07), with room for the last frame. */
const MOST_SECONDS = 30.5
const MOST_PIXELS = 40_000_000
/** Frames are scored at no more pixels than these. */
const SCORED_PIXELS = 1920 * 1080
/** 8 to 16 frames are asked for; each takes some 200 ms to score, so a long film gets 10. */
const LEAST_FRAMES = 8
const MOST_FRAMES = 10

/** Opens a film, decodes sampled frames and the sound; throws an `EngineError` for one that cannot be read. */
export async function readFilm(bytes: Uint8Array, extractor: FrameExtractor): Promise<ReadVideo> {
  const container = sniffSound(bytes)
  if (container !== 'mp4' && container !== 'webm') {
    const what = bytes.length === 0 ? 'The video is empty' : 'Unexpected kind of data'
    throw new EngineError('invalid_media', `${what}, expected MP4, WebM or QuickTime.`)
  }
  const film = await openContainer(bytes)
  try {
    const { video, duration } = film
    if (video === null) throw new EngineError('invalid_media', 'The file has no picture track.')
    if (duration === null || duration > MOST_SECONDS) {
      const length = duration === null ? 'an unknown length' : `${duration.toFixed(1)} s`
      throw new EngineError(
        'invalid_media',
        `The video has ${length}, expected at most 30 s. Send a part of it.`,
      )
    }
    const { frames, ...picture } = await readPicture(video, duration, extractor)
    const { sound, withoutSound } = await readSoundOf(film, container)
    return {
      frames,
      sound,
      facts: {
        ...picture,
        container,
        seconds: duration,
        withoutSound,
        declared: await declaredOf(bytes),
      },
    }
  } finally {
    film.close()
  }
}

async function readPicture(track: InputVideoTrack, seconds: number, extractor: FrameExtractor) {
  const width = await track.getCodedWidth()
  const height = await track.getCodedHeight()
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) {
    throw new EngineError(
      'invalid_media',
      `The picture has ${width} × ${height} pixels, expected at most 40 megapixels.`,
    )
  }
  const scale = Math.min(1, Math.sqrt(SCORED_PIXELS / (width * height)))
  const size = { width: even(width * scale), height: even(height * scale) }
  const count = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, Math.round(seconds)))
  const bytes = await extractFilm(track)
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

/** Sizes of frames are even, because most codecs halve their colours. */
function even(size: number): number {
  return Math.max(2, Math.floor(size / 2) * 2)
}

async function readSoundOf({ audio }: OpenContainer, container: string) {
  if (audio === null) return { sound: null, withoutSound: 'the file has none' }
  try {
    return { sound: await readTrack(audio, container), withoutSound: null }
  } catch (error) {
    // A film without sound that can be read is still a film.
    if (!(error instanceof EngineError)) throw error
    return { sound: null, withoutSound: error.message.replace(/\.$/, '') }
  }
}
