import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type SourcesFile, sourcesFileSchema } from '@content-trust/sources/results'
import { processWide } from '../host/process-wide.ts'

/** What the file knows of one draft. */
export type DraftSources = SourcesFile['drafts'][number]

/** Largest file that is read, in bytes: 1,000 references take about 1 MB. */
const MOST_BYTES = 100_000_000

const howToMake = 'make it with `npx content-trust sources . -o sources.json`'

// Hosts make a new plugin for every page or target; one process reads a file once.
const known = processWide('sources', () => new Map<string, readonly DraftSources[]>())

/** Reads what `content-trust sources --output` wrote; throws an error that says what to do about it. */
export function readSourcesFile(cwd: string, file: string): readonly DraftSources[] {
  const path = resolve(cwd, file)
  const { size, mtimeMs } = statFile(path, file)
  if (size > MOST_BYTES) {
    refuse(`${file} has ${size} bytes, expected at most ${MOST_BYTES}`)
  }
  const key = `${path} ${size} ${mtimeMs}`
  const drafts = known.get(key) ?? parseFile(readFileSync(path, 'utf8'), file)
  known.set(key, drafts)
  return drafts
}

function statFile(path: string, file: string): { readonly size: number; readonly mtimeMs: number } {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return refuse(`${file}: no such file; ${howToMake}`)
  if (!found.isFile()) return refuse(`${file} is not a file; ${howToMake}`)
  return found
}

function parseFile(text: string, file: string): readonly DraftSources[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse(`${file} is not valid JSON (${reason}); ${howToMake}`)
  }
  const parsed = sourcesFileSchema.safeParse(value)
  if (parsed.success) return parsed.data.drafts
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  return refuse(
    `${file} is not a file of this version of content-trust sources (at \`${place}\`); ${howToMake}`,
  )
}

function refuse(problem: string): never {
  throw new Error(`remark-content-trust: \`sources\`: ${problem}.`)
}
