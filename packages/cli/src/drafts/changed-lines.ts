import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { LineRanges } from '@content-trust/engine/report'
import { joinPath, UsageError } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'

/** Lines changed since a commit by absolute path with forward slashes; null: the file did not change. */
export type ChangedLines = (path: string) => LineRanges | null

const run = promisify(execFile)
const wholeFile: LineRanges = [[1, Number.POSITIVE_INFINITY]]

/** Asks git what changed between the merge base of a commit and the files as they are now. */
export async function findChangedLines(cwd: string, ref: string): Promise<ChangedLines> {
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
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames']
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--diff-filter=d']
  const failed = (reason: string) => `--since: git diff failed: ${reason}`
  const patch = await git(top, ['diff', ...options, ...prefixes, base.trim(), '--'], failed)
  const changed = parsePatch(patch)
  for (const path of await changedBinaries(top, [
    ...options,
    '--diff-filter=d',
    base.trim(),
    '--',
  ])) {
    changed.set(path, wholeFile)
  }
  const untracked = await git(top, ['ls-files', '--others', '--exclude-standard', '-z'], failed)
  for (const path of untracked.split('\0')) if (path !== '') changed.set(path, wholeFile)
  const byPath = new Map([...changed].map(([path, lines]) => [joinPath(slashed(top), path), lines]))
  // git prints real paths; the working folder may be reached through a link.
  const ownCwd = slashed(cwd)
  const realCwd = slashed(await realpath(cwd))
  return (path) => {
    const real = path.startsWith(`${ownCwd}/`) ? realCwd + path.slice(ownCwd.length) : path
    return byPath.get(real) ?? byPath.get(path) ?? null
  }
}

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

async function git(
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
