import { EngineError } from '../../schema/error.ts'

const packages =
  'mediabunny mpg123-decoder ogg-opus-decoder @wasm-audio-decoders/ogg-vorbis @wasm-audio-decoders/flac @trustnxt/c2pa-ts exifreader sharp'

/** Loads a module whose packages are optional, and says what to install where they are not there. */
export async function loadOptional<Module>(
  what: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const isMissing =
      error instanceof Error && /Cannot find (?:package|module)|ERR_MODULE/.test(String(error))
    if (!isMissing) throw error
    throw new EngineError(
      'invalid_option',
      `${what} needs packages that are not installed: npm install ${packages}. (${error.message})`,
    )
  }
}
