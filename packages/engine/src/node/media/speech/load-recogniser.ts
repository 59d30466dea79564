import type { SpeechRecogniser } from '../../../providers/speech-recogniser.ts'
import { readSpeechModel } from './speech-model.ts'

let loaded: Promise<SpeechRecogniser | null> | undefined

/** The recogniser that is installed beside the engine, or null; loaded at the first call. */
export function loadRecogniser(): Promise<SpeechRecogniser | null> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<SpeechRecogniser | null> {
  const model = await readSpeechModel()
  if (model === null) return null
  try {
    const { startMoonshine } = await import('./moonshine.ts')
    return await startMoonshine(model)
  } catch (error) {
    const isMissing =
      error instanceof Error && /Cannot find (?:package|module)|ERR_MODULE/.test(String(error))
    if (isMissing) return null
    throw error
  }
}
