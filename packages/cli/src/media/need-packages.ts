import { errorCode, UsageError } from '@content-trust/workspace'
import type { MediaTask } from '../tasks/media-task.ts'

/** What reads images, and what reads audio and video besides: who checks text alone installs none of it. */
export const imagePackages = ['@trustnxt/c2pa-ts', 'exifreader', 'sharp'] as const
export const streamPackages = [
  '@wasm-audio-decoders/flac',
  '@wasm-audio-decoders/ogg-vorbis',
  'mediabunny',
  'mpg123-decoder',
  'ogg-opus-decoder',
] as const

const imageName = /\.(?:jpe?g|png|webp|gif|tiff?|avif)$/i

/**
 * Throws a `UsageError` that says what to install where the packages that decode these files are missing.
 *
 * @param isInstalled whether a package can be loaded from here.
 */
export function needPackages(
  tasks: readonly Pick<MediaTask, 'shown'>[],
  isInstalled: (name: string) => boolean = isBeside,
): void {
  const isImages = tasks.every(({ shown }) => imageName.test(shown))
  const needed = isImages ? imagePackages : [...imagePackages, ...streamPackages]
  const missing = needed.filter((name) => !isInstalled(name))
  const [first] = tasks
  if (missing.length === 0 || first === undefined) return
  const kinds = isImages ? 'Images' : 'Images, audio and video'
  throw new UsageError(
    `${kinds} need packages that are not installed (found ${first.shown}). ` +
      `Install them where content-trust is, with -g if that is global:\n  npm install ${missing.join(' ')}`,
  )
}

function isBeside(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch (error) {
    // One that is there may export only parts of itself.
    return errorCode(error) !== 'ERR_MODULE_NOT_FOUND'
  }
}
