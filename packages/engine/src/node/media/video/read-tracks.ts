import type { InputVideoTrack } from 'mediabunny'
import type { DeclaredFacts } from '../../../provenance/declared-facts.ts'
import { EngineError } from '../../../schema/error.ts'
import { type ExtractedTrack, extractAudioTrack } from '../audio/extract-audio-track.ts'
import { type OpenContainer, openContainer } from '../container/open-container.ts'
import { readDeclaredFacts } from '../tags/read-declared-facts.ts'
import { type ExtractedVideo, extractVideoTrack } from './extract-video-track.ts'

/** What is in the container of a video, before anything of it is decoded. */
export interface ReadTracks {
  readonly video: ExtractedVideo
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** The audio, or why there is none. */
  readonly audio: ExtractedTrack | string
  readonly declared: DeclaredFacts
}

/** Most seconds of a video (R-SRC-07), and a little more for the last frame. */
const MOST_SECONDS = 30.5
const MOST_PIXELS = 40_000_000

/** Takes the tracks out of a video of at most 30 seconds and 40 megapixels; throws an `EngineError` for others. */
export async function readTracks(
  bytes: Uint8Array,
  container: 'mp4' | 'webm',
): Promise<ReadTracks> {
  const opened = await openContainer(bytes, container)
  try {
    const { video } = opened
    if (video === null) throw new EngineError('invalid_media', 'The file has no video track.')
    const seconds = checkLength(await opened.readDuration())
    const size = checkSize(await sizeOf(video))
    return {
      ...size,
      seconds,
      video: await extractVideoTrack(video, opened, bytes.length),
      audio: await audioOf(opened, bytes.length),
      declared: await readDeclaredFacts(bytes, container),
    }
  } finally {
    opened.close()
  }
}

function checkLength(seconds: number | null): number {
  if (seconds !== null && seconds <= MOST_SECONDS) return seconds
  const length = seconds === null ? 'an unknown length' : `${seconds.toFixed(1)} s`
  throw new EngineError(
    'invalid_media',
    `The video has ${length}, expected at most 30 s. Send a part of it.`,
  )
}

async function sizeOf(track: InputVideoTrack) {
  return { width: await track.getCodedWidth(), height: await track.getCodedHeight() }
}

function checkSize<Size extends { readonly width: number; readonly height: number }>(size: Size) {
  const { width, height } = size
  if (width > 0 && height > 0 && width * height <= MOST_PIXELS) return size
  throw new EngineError(
    'invalid_media',
    `The video has ${width} × ${height} pixels, expected at most 40 megapixels.`,
  )
}

/** The audio of a video; one whose audio cannot be read is still a video. */
async function audioOf(opened: OpenContainer, size: number): Promise<ExtractedTrack | string> {
  if (opened.audio === null) return 'the file has no audio track'
  try {
    return await extractAudioTrack(opened.audio, opened, size)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return error.message.replace(/\.$/, '')
  }
}
