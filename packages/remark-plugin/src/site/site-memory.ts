import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '../options.ts'
import type { PageRecord } from '../report/page-record.ts'

/** A page that came to the plugin in an earlier build. */
export interface RememberedPage {
  /** Path from the working folder. */
  readonly path: string
  /** The key of the use that it came to. */
  readonly use: string
  /** Whether it stopped the last build. */
  readonly stopped: boolean
}

/** What a folder remembers of the pages of a site. */
export interface Remembered {
  /** Options by the keys of uses. */
  readonly uses: Readonly<Record<string, Options>>
  readonly pages: readonly RememberedPage[]
  /** Images with their records: scoring one takes longer than the end of a process waits. */
  readonly images: readonly PageRecord[]
}

/** Counts the shapes that the file has had: one of before is not read. */
const VERSION = 3

const nothing: Remembered = { uses: {}, pages: [], images: [] }

/**
 * Reads which pages came to the plugin. Hosts with caches hand in a page once, also one that was refused; what
 * a later build does not hand in is read from its file.
 */
export function readMemory(folder: string): Remembered {
  try {
    // Our own file, in a folder that Git does not see.
    const value: Partial<Remembered & { version: number }> = JSON.parse(
      readFileSync(fileIn(folder), 'utf8'),
    )
    const { version, uses = {}, pages = [], images = [] } = value
    return version === VERSION ? { uses, pages, images } : nothing
  } catch {
    // Most folders have none; a damaged one is written again.
    return nothing
  }
}

/** Replaces what a folder remembers; a folder with nothing to remember keeps no file. */
export function writeMemory(folder: string, remembered: Remembered): void {
  const file = fileIn(folder)
  if (remembered.pages.length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(folder, { recursive: true })
  // Keeps Git from seeing what the folder holds.
  writeFileSync(join(folder, '.gitignore'), '*\n')
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify({ version: VERSION, ...remembered })}\n`)
  renameSync(temporary, file)
}

function fileIn(folder: string): string {
  return join(folder, 'pages.json')
}
