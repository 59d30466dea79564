import { readFile } from 'node:fs/promises'
import { analyzeAudio } from '@content-trust/engine/audio'
import { analyzeImage } from '@content-trust/engine/image'
import {
  hasVideoTrack,
  readAudio,
  readImage,
  readVideo,
  sniffImage,
} from '@content-trust/engine/node/media'
import type { Context } from '@content-trust/engine/schema'
import { analyzeVideo } from '@content-trust/engine/video'
import { drawFrames, drawImage } from './draw-thumbnails.ts'
import { measureWaveform } from './measure-waveform.ts'
import type { MediaInputs, MediaOutputs } from './media-tasks.ts'

type Scored = MediaOutputs['score']

/** Decodes a file by what its bytes show, scores it, and makes what the window may see of it. */
export async function scoreMedia({ source, context }: MediaInputs['score']): Promise<Scored> {
  const bytes = 'bytes' in source ? source.bytes : new Uint8Array(await readFile(source.path))
  if (sniffImage(bytes) !== null) return scoreImage(bytes, context)
  return (await hasVideoTrack(bytes)) ? scoreVideo(bytes, context) : scoreAudio(bytes, context)
}

async function scoreImage(bytes: Uint8Array, context: Context): Promise<Scored> {
  const image = await readImage(bytes)
  const { width, height } = image.pixels
  return {
    result: analyzeImage(image, { context }),
    facts: { format: image.facts.format, bytes: bytes.length, width, height, seconds: null },
    copy: { bytes: await drawImage(image.pixels), isWhole: true },
    waveform: [],
  }
}

async function scoreAudio(bytes: Uint8Array, context: Context): Promise<Scored> {
  const audio = await readAudio(bytes)
  const { container: format, seconds } = audio.facts
  return {
    result: analyzeAudio(audio, { context }),
    facts: { format, bytes: bytes.length, width: null, height: null, seconds },
    copy: null,
    waveform: measureWaveform(audio.samples),
  }
}

async function scoreVideo(bytes: Uint8Array, context: Context): Promise<Scored> {
  const video = await readVideo(bytes)
  const { container: format, width, height, seconds } = video.facts
  const frames = await drawFrames(video.frames.map(({ pixels }) => pixels))
  return {
    result: analyzeVideo(video, { context }),
    facts: { format, bytes: bytes.length, width, height, seconds },
    copy: frames === null ? null : { bytes: frames, isWhole: false },
    waveform: video.audio === null ? [] : measureWaveform(video.audio.samples),
  }
}
