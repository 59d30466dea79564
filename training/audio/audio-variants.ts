import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import { resample } from '../../packages/engine/src/audio/signal/resample.ts'
import { SPEECH_RATE } from '../../packages/engine/src/audio/signal/samples.ts'
import { audioFolder } from './audio-corpus.ts'

/** A recording as it is, and what sites and telephones make of it. */
export const audioVariants = ['plain', 'mp3', 'narrow'] as const
export type AudioVariant = (typeof audioVariants)[number]

/** Encoder of MP3 copies; needed for training alone. */
const encoder = process.env['CONTENT_TRUST_FFMPEG'] ?? 'ffmpeg'

/** Decodes one variant of a recording of the corpus, at 16 kHz. */
export async function readAudioVariant(file: string, variant: AudioVariant): Promise<Float32Array> {
  const plain = await decodeOpus(await readFile(join(audioFolder, file)))
  switch (variant) {
    case 'plain':
      return plain
    case 'mp3':
      return await throughMp3(plain)
    case 'narrow': {
      const narrow = resample({ rate: SPEECH_RATE, values: plain }, 8_000)
      return resample(narrow, SPEECH_RATE).values
    }
    default:
      return variant satisfies never
  }
}

async function decodeOpus(bytes: Uint8Array): Promise<Float32Array> {
  const decoder = new OggOpusDecoder()
  await decoder.ready
  const { channelData, sampleRate } = await decoder.decodeFile(bytes)
  decoder.free()
  return resample({ rate: sampleRate, values: channelData[0] }, SPEECH_RATE).values
}

/** MP3 at 48 kb/s and back. */
async function throughMp3(values: Float32Array): Promise<Float32Array> {
  const input = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const mp3 = await run(
    [
      '-f',
      'f32le',
      '-ar',
      `${SPEECH_RATE}`,
      '-ac',
      '1',
      '-i',
      '-',
      '-b:a',
      '48k',
      '-f',
      'mp3',
      '-',
    ],
    input,
  )
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(mp3)
  decoder.free()
  return resample({ rate: sampleRate, values: channelData[0] }, SPEECH_RATE).values
}

function run(options: readonly string[], input: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = spawn(encoder, ['-hide_banner', '-loglevel', 'error', ...options], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const chunks: Buffer[] = []
    child.on('error', fail)
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) =>
      code === 0 ? done(Buffer.concat(chunks)) : fail(new Error(`The encoder ended with ${code}.`)),
    )
    child.stdin.end(input)
  })
}
