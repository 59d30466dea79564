import { spawnSync } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '@content-trust/workspace'
import type { ImageOutcome } from './score-image.ts'

/** The image that the process is asked about. */
export interface AskedImage {
  /** Absolute path of the file. */
  readonly path: string
  readonly settings: Settings
}

/** Scores an image before the next statement runs, in a process of its own: an ending process waits for nothing else. */
export function scoreImageNow(path: string, settings: Settings): ImageOutcome {
  const script = new URL(`./score-one-image${extname(import.meta.url)}`, import.meta.url)
  const asked: AskedImage = { path, settings }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, fileURLToPath(script)],
    { input: JSON.stringify(asked), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  try {
    return JSON.parse(stdout)
  } catch {
    const [reason = 'no result came back'] = stderr.split('\n').filter((line) => /Error/.test(line))
    return { problem: `could not be read: ${reason.trim()}` }
  }
}
