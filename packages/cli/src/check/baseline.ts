import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { BaselineEntry } from '@content-trust/engine/settings'
import { errorCode, fileProblem, UsageError, writeProblem } from '../usage-error.ts'

/** Findings that were there before, by draft. */
export interface Baseline {
  readonly entryOf: (path: string) => BaselineEntry | null
}

const VERSION = 1

/** Reads a baseline file; paths in it are relative to its folder. */
export async function readBaseline(
  cwd: string,
  file: string,
  mayBeMissing: boolean,
): Promise<Baseline> {
  const path = resolve(cwd, file)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (mayBeMissing && errorCode(error) === 'ENOENT') return { entryOf: () => null }
    const hint = errorCode(error) === 'ENOENT' ? '; make it with --update-baseline' : ''
    throw new UsageError(`${file}: ${fileProblem(error)}${hint}`)
  }
  const { parseBaseline } = await import('@content-trust/engine/settings/parse')
  const parsed = parseBaseline(text)
  if ('problem' in parsed) throw new UsageError(`${file}: ${parsed.problem}`)
  return { entryOf: (draft) => parsed.files[keyOf(path, draft)] ?? null }
}

/** Writes the entries of this run over a baseline file, in a stable order. */
export async function writeBaseline(
  cwd: string,
  file: string,
  entries: ReadonlyMap<string, BaselineEntry>,
): Promise<void> {
  const path = resolve(cwd, file)
  const files: Record<string, BaselineEntry> = {}
  const { parseBaseline } = await import('@content-trust/engine/settings/parse')
  const before = await readFile(path, 'utf8').then(parseBaseline, () => ({ files: {} }))
  if ('problem' in before) throw new UsageError(`${file}: ${before.problem}`)
  for (const [name, entry] of Object.entries(before.files)) {
    if (await exists(join(dirname(path), name))) files[name] = entry
  }
  for (const [draft, entry] of entries) files[keyOf(path, draft)] = sortFindings(entry)
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  const temporary = `${path}.tmp`
  try {
    await writeFile(temporary, `${JSON.stringify({ version: VERSION, files: sorted }, null, 2)}\n`)
    await rename(temporary, path)
  } catch (error) {
    throw new UsageError(`${file}: ${writeProblem(error)}`)
  }
}

function sortFindings(entry: BaselineEntry): BaselineEntry {
  const findings = Object.fromEntries(
    Object.entries(entry.findings).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { ...entry, findings }
}

function keyOf(file: string, draft: string): string {
  return relative(dirname(file), draft).replaceAll('\\', '/')
}

async function exists(path: string): Promise<boolean> {
  const { access } = await import('node:fs/promises')
  return await access(path).then(
    () => true,
    () => false,
  )
}
