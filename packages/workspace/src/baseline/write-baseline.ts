import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { slashed } from '../adapters/disk-source.ts'
import { errorCode, fileProblem, UsageError, writeProblem } from '../problems.ts'
import type { BaselineEntry } from '../settings/settings.ts'
import { baselineText } from './baseline-text.ts'

/**
 * Writes the entries of a run, by paths of this machine, over a baseline file. Entries of drafts that the run
 * did not check stay, those of files that are gone do not. Throws a `UsageError` for a file that is not a
 * baseline or cannot be written.
 */
export async function writeBaseline(
  cwd: string,
  file: string,
  entries: ReadonlyMap<string, BaselineEntry>,
): Promise<void> {
  const path = resolve(cwd, file)
  const folder = dirname(path)
  const files = new Map<string, BaselineEntry>()
  for (const [name, entry] of Object.entries(await readEntries(path, file))) {
    if (await exists(join(folder, name))) files.set(name, entry)
  }
  for (const [draft, entry] of entries) files.set(slashed(relative(folder, draft)), entry)
  const temporary = `${path}.tmp`
  try {
    await writeFile(temporary, baselineText(files))
    await rename(temporary, path)
  } catch (error) {
    throw new UsageError(`${file}: ${writeProblem(error)}`, { cause: error })
  }
}

async function readEntries(
  path: string,
  file: string,
): Promise<Readonly<Record<string, BaselineEntry>>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {}
    throw new UsageError(`${file}: ${fileProblem(error)}`, { cause: error })
  }
  const { parseBaseline } = await import('./parse-baseline.ts')
  const parsed = parseBaseline(text)
  if ('problem' in parsed) throw new UsageError(`${file}: ${parsed.problem}`)
  return parsed.files
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
