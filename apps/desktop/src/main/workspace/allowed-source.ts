import type { FileSource } from '@content-trust/workspace'
import { diskSource, slashed } from '@content-trust/workspace/disk'
import type { AllowedPaths } from '../files/allowed-paths.ts'

/**
 * The disk as far as the user has opened it, for reading settings. A folder that is not open has nothing
 * in it, a file outside throws, and no config that is code is run. `used` hears of every folder that is
 * listed and every file that is read, so that both can be watched.
 */
export function allowedSource(
  allowed: Pick<AllowedPaths, 'checkOwn'>,
  used: { folder(path: string): void; file(path: string): void },
): FileSource {
  const disk = diskSource({ runsCode: false })
  return {
    list: async (folder) => {
      const real = await allowed.checkOwn(folder).catch(() => null)
      if (real === null) return null
      used.folder(real)
      return disk.list(slashed(real))
    },
    read: async (path) => {
      const real = await allowed.checkOwn(path)
      used.file(real)
      return disk.read(slashed(real))
    },
  }
}
