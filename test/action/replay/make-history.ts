// Makes history.bundle from this repository: every nth commit that edits a page, as a pair of commits, its parent's
// pages and its own. Run it in a clone with all of the history: node --conditions=source test/action/replay/make-history.ts
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Pairs to keep. */
const PAIRS = 48
const pages = [
  '*.md',
  ':!training',
  ':!test',
  ':!docs/rules',
  ':!packages/engine/models',
  ':!.changeset',
  ':!CHANGELOG.md',
]
const identity = {
  GIT_AUTHOR_NAME: 'Content Trust',
  GIT_AUTHOR_EMAIL: 'content-trust@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Content Trust',
  GIT_COMMITTER_EMAIL: 'content-trust@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
}
const here = resolve(import.meta.dirname, '../../..')
const objects = execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
  cwd: here,
  encoding: 'utf8',
}).trim()
const folder = mkdtempSync(join(tmpdir(), 'content-trust-history-'))

function git(cwd: string, args: readonly string[], input?: string): string {
  const env = {
    ...process.env,
    ...identity,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: join(objects, 'objects'),
  }
  return execFileSync('git', args, { cwd, env, input, encoding: 'utf8', maxBuffer: 1 << 28 }).trim()
}

/** Folders of generated pages, texts of others and fixtures. */
const left = /^(?:training|test|docs\/rules|packages\/engine\/models|\.changeset|CHANGELOG)/

/** The pages of a commit, as `git update-index` reads them. */
function pagesOf(commit: string): string {
  return git(here, ['ls-tree', '-r', '-z', commit])
    .split('\0')
    .filter((entry) => entry.endsWith('.md') && !left.test(entry.slice(entry.indexOf('\t') + 1)))
    .map((entry) => `${entry}\0`)
    .join('')
}

function commitPages(source: string, parent: string | null, message: string): string {
  git(folder, ['read-tree', '--empty'])
  git(folder, ['update-index', '-z', '--index-info'], pagesOf(source))
  const tree = git(folder, ['write-tree'])
  return git(folder, [
    'commit-tree',
    tree,
    ...(parent === null ? [] : ['-p', parent]),
    '-m',
    message,
  ])
}

try {
  git(folder, ['init', '-q', '-b', 'main'])
  const all = git(here, ['log', '--no-merges', '--reverse', '--format=%H', '--', ...pages]).split(
    '\n',
  )
  const edits = all.filter((commit) => {
    return (
      git(here, [
        'diff',
        '--name-only',
        '--diff-filter=MR',
        `${commit}^`,
        commit,
        '--',
        ...pages,
      ]) !== ''
    )
  })
  const step = edits.length / PAIRS
  let parent: string | null = null
  for (let pair = 0; pair < PAIRS; pair++) {
    const commit = edits[Math.floor(pair * step)] ?? ''
    const before: string = commitPages(`${commit}^`, parent, `before ${pair + 1}`)
    parent = commitPages(commit, before, `after ${pair + 1}`)
  }
  git(folder, ['update-ref', 'refs/heads/main', parent ?? ''])
  git(folder, ['repack', '-a', '-d', '-q', '--depth=250', '--window=250'])
  git(folder, ['bundle', 'create', '-q', join(import.meta.dirname, 'history.bundle'), 'main'])
} finally {
  rmSync(folder, { recursive: true })
}
