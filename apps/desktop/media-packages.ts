/** Packages that decode media: they are loaded from the disk and not bundled. */
export const mediaPackages: readonly string[] = [
  '@trustnxt/c2pa-ts',
  '@wasm-audio-decoders/flac',
  '@wasm-audio-decoders/ogg-vorbis',
  'exifreader',
  'mediabunny',
  'mpg123-decoder',
  'ogg-opus-decoder',
  'sharp',
]
