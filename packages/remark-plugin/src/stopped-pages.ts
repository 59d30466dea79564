import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './result-cache.ts'

/** Pages that stopped the last build with the same options. */
export interface StoppedPages {
  read(): readonly string[]
  write(paths: readonly string[]): void
}

/**
 * Remembers in the folder of the cache which pages stopped a build. Astro keeps a page that a plugin
 * refused as done, so the next build would not hand it in again, and pass.
 */
export function createStoppedPages(cwd: string, name: string): StoppedPages {
  const folder = join(cwd, cacheFolder)
  const file = join(folder, `stopped-${name}.json`)
  let known: readonly string[] = []
  return {
    read: () => {
      known = readPaths(file)
      return known
    },
    write: (paths) => {
      if (paths.length === 0 && known.length === 0) return
      if (paths.length === 0) return rmSync(file, { force: true })
      mkdirSync(folder, { recursive: true })
      // Git shall not see what the folder holds.
      writeFileSync(join(folder, '.gitignore'), '*\n')
      writeFileSync(file, `${JSON.stringify(paths)}\n`)
    },
  }
}

function readPaths(file: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Most builds have none; a damaged list is written anew.
    return []
  }
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
