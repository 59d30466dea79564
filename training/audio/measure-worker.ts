import { measureSpeech } from '../../packages/engine/src/audio/features/audio-features.ts'
import { readSpeech } from '../../packages/engine/src/audio/signal/speech.ts'
import { answerWork } from '../media/answer-work.ts'
import { type AudioVariant, readAudioVariant } from './audio-variants.ts'

await answerWork(async (file, variant: AudioVariant) =>
  measureSpeech(readSpeech(await readAudioVariant(file, variant))),
)
