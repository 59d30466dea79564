import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import {
  draftExtensions,
  draftSyntax,
  fileProblem,
  isFoundDraft,
  UsageError,
} from '@content-trust/workspace'
import { writtenFiles } from '../output/written-files.ts'
import { isBucketUrl, storageOf } from '../storage/open-storage.ts'

/** How an input is read. */
export type InputKind = 'lines' | 'parquet' | 'draft'

/** One file of a corpus, or standard input. */
export interface Input {
  readonly kind: InputKind
  /** Absolute path, or address in a bucket; null for standard input. */
  readonly path: string | null
  /** Its name in rows and reports: the path from the working folder, or the address. */
  readonly source: string
  readonly size: number
  readonly modified: number
}

const skippedFolders = new Set(['node_modules', '.git'])
const lineEndings = /\.(?:jsonl|ndjson)(?:\.gz|\.zst)?$/i

/**
 * Finds the inputs that names mean, in order: files as given, folders sorted by name. What the run itself
 * writes is not an input, or a resumed run would find more inputs than the run before.
 */
export async function findInputs(
  cwd: string,
  names: readonly string[],
  output: string | null,
): Promise<Input[]> {
  const written = output === null || isBucketUrl(output) ? [] : writtenFiles(resolve(cwd, output))
  const inputs: Input[] = []
  for (const name of names) {
    if (name === '-') {
      inputs.push({ kind: 'lines', path: null, source: '-', size: 0, modified: 0 })
      continue
    }
    if (isBucketUrl(name)) {
      inputs.push(...(await findObjects(name, output)))
      continue
    }
    const path = resolve(cwd, name)
    const info = await stat(path).catch((error: unknown) => {
      throw new UsageError(`${name}: ${fileProblem(error)}`)
    })
    if (info.isDirectory()) await walk({ cwd, written, inputs }, path)
    else if (written.includes(path)) throw new UsageError(`${name} is the output, not an input.`)
    else inputs.push(await inputOf(cwd, path, name))
  }
  requireOneStdin(inputs)
  return inputs
}

/** How a file is read, by its name; null when a corpus cannot hold it. */
function inputKind(path: string): InputKind | null {
  if (lineEndings.test(path)) return 'lines'
  if (/\.parquet$/i.test(path)) return 'parquet'
  return draftSyntax(path) === null ? null : 'draft'
}

/** Whether a search of a folder finds a file: all that a corpus holds but pages that are only read when named. */
function isFound(path: string): boolean {
  const kind = inputKind(path)
  return kind === 'draft' ? isFoundDraft(path) : kind !== null
}

async function inputOf(cwd: string, path: string, name: string): Promise<Input> {
  const kind = requireKind(path, name)
  const { size, mtimeMs } = await stat(path)
  const source = relative(cwd, path).replaceAll('\\', '/')
  return { kind, path, source, size, modified: Math.trunc(mtimeMs) }
}

function requireKind(path: string, name: string): InputKind {
  const kind = inputKind(path)
  if (kind !== null) return kind
  throw new UsageError(
    `${name}: not a kind of file that \`corpus\` reads, expected .jsonl or .ndjson (also with .gz or .zst), .parquet, ${draftExtensions.join(', ')}, or - for JSON lines on standard input.`,
  )
}

/** One object, or all that lie under an address that ends in a slash. */
async function findObjects(url: string, output: string | null): Promise<Input[]> {
  const storage = await storageOf(url)
  const names = url.endsWith('/') ? (await storage.list(url)).map((name) => `${url}${name}`) : [url]
  const written = output === null ? [] : writtenFiles(output)
  const isWritten = (path: string) =>
    written.some((name) => path === name || path.startsWith(`${name}/`))
  const inputs: Input[] = []
  for (const path of names) {
    const kind = url.endsWith('/') ? inputKind(path) : requireKind(path, url)
    if (kind === null || isWritten(path)) continue
    const found = await storage.find(path)
    if (found === null) throw new UsageError(`${path}: no such object`)
    inputs.push({ kind, path, source: path, ...found })
  }
  return inputs
}

interface Walk {
  readonly cwd: string
  readonly written: readonly string[]
  readonly inputs: Input[]
}

async function walk(search: Walk, folder: string): Promise<void> {
  const { cwd, written, inputs } = search
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new UsageError(`${relative(cwd, folder)}: ${fileProblem(error)}`)
  })
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) continue
      if (written.includes(path)) continue
      await walk(search, path)
    } else if (entry.isFile() && isFound(path) && !written.includes(path)) {
      inputs.push(await inputOf(cwd, path, path))
    }
  }
}

function requireOneStdin(inputs: readonly Input[]): void {
  if (inputs.filter(({ path }) => path === null).length > 1) {
    throw new UsageError('`-` means standard input, which can be read only once.')
  }
}
