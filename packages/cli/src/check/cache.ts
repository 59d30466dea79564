import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextResult } from '@content-trust/engine/schema'
import { errorCode, UsageError, writeProblem } from '@content-trust/workspace'

/** Folder of the cache, in the working folder. */
export const cacheFolder = '.content-trust-cache'

/** Makes the folder of the cache and answers its path. */
export async function openCache(cwd: string): Promise<string> {
  const folder = join(cwd, cacheFolder)
  try {
    await mkdir(folder, { recursive: true })
    // Keeps the cache out of git; writing it also shows that the folder is writable.
    await writeFile(join(folder, '.gitignore'), '*\n')
  } catch (error) {
    throw new UsageError(`--cache: ${cacheFolder}: ${writeProblem(error)}`)
  }
  return folder
}

/** Names a result by everything it depends on. */
export function cacheKey(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** Reads a cached result; null without one. */
export async function readCached(folder: string, key: string): Promise<TextResult | null> {
  let text: string
  try {
    text = await readFile(join(folder, `${key}.json`), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    const value: unknown = JSON.parse(text)
    return isResult(value) ? value : null
  } catch {
    // A damaged entry is written again.
    return null
  }
}

/** Caches a result; another run that writes the same entry does no harm. */
export async function writeCached(folder: string, key: string, result: TextResult): Promise<void> {
  const temporary = join(folder, `${key}.${randomUUID()}.tmp`)
  await writeFile(temporary, JSON.stringify(result))
  await rename(temporary, join(folder, `${key}.json`))
}

// The key names the engine and every option, so an entry that parses has the engine's own shape.
function isResult(value: unknown): value is TextResult {
  return typeof value === 'object' && value !== null && 'recommended_action' in value
}
