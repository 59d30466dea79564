import { EngineError } from '../../schema/error.ts'

/** The optional packages that audio and video need. */
export const streamPackages =
  'mediabunny mpg123-decoder ogg-opus-decoder @wasm-audio-decoders/ogg-vorbis @wasm-audio-decoders/flac @trustnxt/c2pa-ts exifreader sharp'

/**
 * Loads a module whose packages are optional. Where one is missing, throws an `EngineError` with the code
 * `invalid_option` whose message starts with `who`, such as “Audio needs”, and says what to install.
 */
export async function loadOptional<Module>(
  who: string,
  packages: string,
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
      `${who} packages that are not installed: npm install ${packages}. (${error.message})`,
    )
  }
}
