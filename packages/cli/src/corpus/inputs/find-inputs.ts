import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { draftExtensions, draftSyntax } from '../../drafts/draft-syntax.ts'
import { fileProblem, UsageError } from '../../usage-error.ts'

/** How an input is read. */
export type InputKind = 'lines' | 'parquet' | 'draft'

/** One file of a corpus, or standard input. */
export interface Input {
  readonly kind: InputKind
  /** Absolute path; null for standard input. */
  readonly path: string | null
  /** Its name in rows and reports: the path from the working folder. */
  readonly source: string
  readonly size: number
  readonly modified: number
}

const skippedFolders = new Set(['node_modules', '.git'])
const lineEndings = /\.(?:jsonl|ndjson)(?:\.gz|\.zst)?$/i

/** Finds the inputs that names mean, in order: files as given, folders sorted by name. */
export async function findInputs(cwd: string, names: readonly string[]): Promise<Input[]> {
  const inputs: Input[] = []
  for (const name of names) {
    if (name === '-') {
      inputs.push({ kind: 'lines', path: null, source: '-', size: 0, modified: 0 })
      continue
    }
    const path = resolve(cwd, name)
    const info = await stat(path).catch((error: unknown) => {
      throw new UsageError(`${name}: ${fileProblem(error)}`)
    })
    if (info.isDirectory()) await walk(cwd, path, inputs)
    else inputs.push(await inputOf(cwd, path, name))
  }
  requireOneStdin(inputs)
  return inputs
}

/** How a file is read, by its name; null when it is no part of a corpus. */
function inputKind(path: string): InputKind | null {
  if (lineEndings.test(path)) return 'lines'
  if (/\.parquet$/i.test(path)) return 'parquet'
  return draftSyntax(path) === null ? null : 'draft'
}

async function inputOf(cwd: string, path: string, name: string): Promise<Input> {
  const kind = inputKind(path)
  if (kind === null) {
    throw new UsageError(
      `${name}: not a kind of file that \`corpus\` reads, expected .jsonl or .ndjson (also with .gz or .zst), .parquet, ${draftExtensions.join(', ')}, or - for JSON lines on standard input.`,
    )
  }
  const { size, mtimeMs } = await stat(path)
  const source = relative(cwd, path).replaceAll('\\', '/')
  return { kind, path, source, size, modified: Math.trunc(mtimeMs) }
}

async function walk(cwd: string, folder: string, inputs: Input[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) continue
      await walk(cwd, path, inputs)
    } else if (entry.isFile() && inputKind(path) !== null) {
      inputs.push(await inputOf(cwd, path, path))
    }
  }
}

function requireOneStdin(inputs: readonly Input[]): void {
  if (inputs.filter(({ path }) => path === null).length > 1) {
    throw new UsageError('`-` stands for standard input, which can be read once.')
  }
}
