import { execFile } from 'node:child_process'
import { access, constants, lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LineRanges } from '@content-trust/engine/report'
import { joinPath, UsageError } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'

/** Lines changed since a commit by absolute path with forward slashes; null: the file did not change. */
export type ChangedLines = (path: string) => LineRanges | null

const run = promisify(execFile)
const wholeFile: LineRanges = [[1, Number.POSITIVE_INFINITY]]

/** The folder of the repository, and the commit that `--since` compares with. */
export interface SinceBase {
  readonly top: string
  readonly commit: string
}

/** Finds what a commit and the files as they are now have in common; without that, the commit itself. */
export async function findBase(cwd: string, ref: string): Promise<SinceBase> {
  const top = (await git(cwd, ['rev-parse', '--show-toplevel'], notARepository)).trimEnd()
  const commit = (
    await git(
      cwd,
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
      () => {
        return `--since: git knows no commit \`${ref}\`. In CI, fetch it first (a shallow clone lacks it).`
      },
    )
  ).trim()
  // Without a common ancestor, the commit itself is all there is to compare with.
  const base = await git(cwd, ['merge-base', commit, 'HEAD'], () => '').catch(() => commit)
  return { top, commit: base.trim() }
}

/** Asks git what changed between the merge base of a commit and the files as they are now. */
export async function findChangedLines(cwd: string, ref: string): Promise<ChangedLines> {
  const { top, commit: base } = await findBase(cwd, ref)
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv']
  // What was only moved or copied has no lines of its own.
  const moves = ['--find-renames', '--find-copies-harder']
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--diff-filter=d']
  const failed = (reason: string) => `--since: git diff failed: ${reason}`
  const patch = await git(top, ['diff', ...options, ...moves, ...prefixes, base, '--'], failed)
  const changed = parsePatch(patch)
  for (const path of await changedBinaries(top, [
    ...options,
    '--no-renames',
    '--diff-filter=d',
    base,
    '--',
  ])) {
    changed.set(path, wholeFile)
  }
  const untracked = await git(top, ['ls-files', '--others', '--exclude-standard', '-z'], failed)
  for (const path of await withoutCopies(top, base, untracked.split('\0'))) {
    changed.set(path, wholeFile)
  }
  const byPath = new Map([...changed].map(([path, lines]) => [joinPath(slashed(top), path), lines]))
  // git prints real paths; the working folder may be reached through a link.
  const ownCwd = slashed(cwd)
  const realCwd = slashed(await realpath(cwd))
  return (path) => {
    const real = path.startsWith(`${ownCwd}/`) ? realCwd + path.slice(ownCwd.length) : path
    return byPath.get(real) ?? byPath.get(path) ?? null
  }
}

/** New files that git does not track yet, without those that the commit has under another name. */
async function withoutCopies(top: string, commit: string, paths: string[]): Promise<string[]> {
  const named = paths.filter((path) => path !== '')
  if (named.length === 0) return []
  const failed = (reason: string) => `--since: git could not compare new files: ${reason}`
  const tree = await git(top, ['ls-tree', '-r', '-z', commit], failed)
  const known = new Set(
    tree.split('\0').flatMap((entry) => / ([0-9a-f]+)\t/.exec(entry)?.[1] ?? []),
  )
  const canBeHashed = await Promise.all(named.map((path) => isReadableFile(join(top, path))))
  const files = named.filter((_path, index) => canBeHashed[index])
  const kept = named.filter((_path, index) => !canBeHashed[index])
  for (let at = 0; at < files.length; at += HASHED_AT_ONCE) {
    const some = files.slice(at, at + HASHED_AT_ONCE)
    const ids = (await git(top, ['hash-object', '--', ...some], failed)).split('\n')
    kept.push(...some.filter((_path, index) => !known.has(ids[index] ?? '')))
  }
  return kept
}

/** Whether git can hash what is there: it can hash no link to a folder or to nothing, and no repository in this one. */
async function isReadableFile(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isFile()) return false
    await access(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** A command line holds no more paths for certain. */
const HASHED_AT_ONCE = 100

/** Changed files without lines, such as images: a patch names them in a sentence that a path may contain too. */
async function changedBinaries(top: string, options: readonly string[]): Promise<string[]> {
  const failed = (reason: string) => `--since: git diff failed: ${reason}`
  const counts = await git(top, ['diff', '--numstat', '-z', ...options], failed)
  return counts.split('\0').flatMap((entry) => /^-\t-\t(.+)$/s.exec(entry)?.[1] ?? [])
}

/** Reads the changed lines of each file from a patch without context lines. */
export function parsePatch(patch: string): Map<string, LineRanges> {
  const files = new Map<string, LineRanges>()
  const lines = patch.split('\n')
  let ranges: (readonly [number, number])[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line.startsWith('+++ ')) {
      ranges = []
      files.set(unquote(line.slice(4).replace(/\t$/, '')).replace(/^b\//, ''), ranges)
      continue
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk) continue
    const removed = Number(hunk[1] ?? 1)
    const start = Number(hunk[2])
    const added = Number(hunk[3] ?? 1)
    if (added > 0) ranges.push([start, start + added - 1])
    // The text of a hunk may itself look like a header.
    let rest = removed + added
    while (rest > 0 && i + 1 < lines.length) {
      i++
      if (!lines[i]?.startsWith('\\')) rest--
    }
  }
  return files
}

// git writes a path with unusual characters as a C string of UTF-8 bytes.
function unquote(path: string): string {
  if (!path.startsWith('"')) return path
  const escapes: Readonly<Record<string, string>> = {
    n: '\n',
    t: '\t',
    r: '\r',
    a: '\x07',
    b: '\b',
    f: '\f',
    v: '\v',
  }
  const bytes = path
    .slice(1, -1)
    .replaceAll(/\\([0-7]{3}|.)/g, (_, code: string) =>
      /^[0-7]{3}$/.test(code)
        ? String.fromCharCode(Number.parseInt(code, 8))
        : (escapes[code] ?? code),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function notARepository(): string {
  return '--since needs a git repository, and this folder is not in one.'
}

/** Runs git; a failure is a `UsageError`. */
export async function git(
  cwd: string,
  args: readonly string[],
  explain: (reason: string) => string,
): Promise<string> {
  try {
    const options = { cwd, maxBuffer: 256 * 1024 * 1024, encoding: 'utf8' } as const
    return (await run('git', ['-c', 'core.quotePath=true', ...args], options)).stdout
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) throw new UsageError('--since needs git, which is not installed.')
    throw new UsageError(explain(error instanceof Error ? error.message : String(error)), {
      cause: error,
    })
  }
}
