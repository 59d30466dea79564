import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageResult, TextResult } from '@content-trust/engine/schema'
import { processWide } from './host/process-wide.ts'

/** What is kept: of a page or of an image. */
type Kept = TextResult | ImageResult

/** Results by a key that names everything they depend on. */
export interface ResultCache {
  read(key: string): Kept | null
  write(key: string, result: Kept): void
}

/** Folder of results on disk, the one that `content-trust check --cache` uses. */
export const cacheFolder = '.content-trust-cache'

// Hosts compile a page for several targets, and make a new plugin for each; one process scores it once.
const inProcess = processWide('results', () => new Map<string, Kept>())
const MOST_KEPT = 5000

/** Keeps results as long as the process lives. */
export const memoryCache: ResultCache = {
  read: (key) => inProcess.get(key) ?? null,
  write: (key, result) => {
    // A server that runs for days sees many versions of a page; the oldest go.
    const [oldest] = inProcess.size < MOST_KEPT ? [] : inProcess.keys()
    if (oldest !== undefined) inProcess.delete(oldest)
    inProcess.set(key, result)
  },
}

/** Keeps results in a folder as well, for the next build. */
export function createDiskCache(cwd: string): ResultCache {
  const folder = join(cwd, cacheFolder)
  let isOpen = false
  const open = () => {
    if (isOpen) return
    mkdirSync(folder, { recursive: true })
    // Keeps Git from seeing what the cache holds.
    writeFileSync(join(folder, '.gitignore'), '*\n')
    isOpen = true
  }
  return {
    read: (key) => memoryCache.read(key) ?? readEntry(join(folder, `${key}.json`)),
    write: (key, result) => {
      memoryCache.write(key, result)
      open()
      const temporary = join(folder, `${key}.${process.pid}.tmp`)
      writeFileSync(temporary, JSON.stringify(result))
      renameSync(temporary, join(folder, `${key}.json`))
    },
  }
}

function readEntry(path: string): Kept | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isResult(value) ? value : null
  } catch (error) {
    // A missing entry is scored; a damaged one is written again.
    if (error instanceof SyntaxError) return null
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

// The key names the engine and every option, so an entry that parses has the engine's own shape.
function isResult(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'recommended_action' in value
}
