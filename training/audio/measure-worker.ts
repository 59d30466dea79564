import { parentPort, workerData } from 'node:worker_threads'
import { measureSpeech } from '../../packages/engine/src/audio/features/audio-features.ts'
import { readSpeech } from '../../packages/engine/src/audio/speech.ts'
import { type AudioVariant, readAudioVariant } from './audio-variants.ts'

/** Measures the recordings that it is given, in order, and sends one row of features at a time. */
interface Work {
  readonly variant: AudioVariant
  readonly files: readonly { readonly row: number; readonly file: string }[]
}

const { variant, files }: Work = workerData
for (const { row, file } of files) {
  const speech = readSpeech(await readAudioVariant(file, variant))
  parentPort?.postMessage({ row, features: measureSpeech(speech) })
}
