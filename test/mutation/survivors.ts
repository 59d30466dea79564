import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { type FolderName, measuredFolders } from './folders.ts'

/** A fault that no test noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  /** The line of the source on which it begins, trimmed. */
  readonly code: string
  /** The kind of fault, as StrykerJS names it. */
  readonly mutator: string
  readonly replacement: string
  /** No test runs the code at all. */
  readonly isUnreached: boolean
}

/** What a measurement of a folder found. */
export interface FolderScore {
  /** SHA-256 of the sources that were measured. */
  readonly sources: string
  /** Faults that a test noticed, by failing. */
  readonly killed: number
  /** Faults that made the tests run without an end, which counts as noticed. */
  readonly timedOut: number
  readonly survivors: readonly Survivor[]
  /** Faults that were not tried: they act while a module loads, and the modules stay loaded. */
  readonly static: number
}

/** Why survivors stay. Each of its fields that is given must fit. */
export interface Reason {
  /** The end of the path of the file. */
  readonly file?: string
  /** A part of the line of the source. */
  readonly code?: string
  readonly mutator?: string
  readonly replacement?: string
  /** What a reader needs to agree: why no test can notice, or why none is worth writing. */
  readonly why: string
}

export const scorePath = (name: FolderName) => `test/mutation/survivors/${name}.json`
export const reasonsPath = (name: FolderName) => `test/mutation/reasons/${name}.json`

export function readScore(name: FolderName): FolderScore | undefined {
  return readJson(scorePath(name))
}

export function readReasons(name: FolderName): readonly Reason[] {
  return readJson<readonly Reason[]>(reasonsPath(name)) ?? []
}

/** The files of a folder that get faults. */
export function sourceFiles(name: FolderName): string[] {
  return globSync([...measuredFolders[name].sources])
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('.generated.'))
    .sort()
}

/** A hash that changes with any source of a folder. */
export function hashSources(name: FolderName): string {
  const hash = createHash('sha256')
  for (const path of sourceFiles(name)) hash.update(`${path}\n${readFileSync(path, 'utf8')}\n`)
  return hash.digest('hex')
}

/** The share of faults that were noticed, in percent, rounded down to a tenth; 100 where there was none. */
export function percentNoticed({ killed, timedOut, survivors }: FolderScore): number {
  const all = killed + timedOut + survivors.length
  return all === 0 ? 100 : Math.floor((1000 * (killed + timedOut)) / all) / 10
}

/** The first reason that fits a survivor. */
export function findReason(survivor: Survivor, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(
    ({ file, code, mutator, replacement }) =>
      (file === undefined || survivor.file.endsWith(file)) &&
      (code === undefined || survivor.code.includes(code)) &&
      (mutator === undefined || survivor.mutator === mutator) &&
      (replacement === undefined || survivor.replacement === replacement),
  )
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
