/**
 * Packages that are loaded from the disk and not bundled: those that decode media are native or load parts of themselves by
 * name, `piscina` starts threads from a file of its own, and `@pnpm/npm-conf` looks for npm with `require`.
 */
export const unbundledPackages: readonly string[] = [
  '@pnpm/npm-conf',
  '@trustnxt/c2pa-ts',
  '@wasm-audio-decoders/flac',
  '@wasm-audio-decoders/ogg-vorbis',
  'exifreader',
  'mediabunny',
  'mpg123-decoder',
  'ogg-opus-decoder',
  'piscina',
  'sharp',
]
