import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import {
  type FileChange,
  type ListedFile,
  makeRepository,
  type Repository,
} from '../support/repository.ts'

/** One edit of the history as a pull request. */
export interface ReplayedChange {
  readonly name: string
  readonly repository: Repository
  /** Old and new text of each changed page, by its new path. */
  readonly texts: ReadonlyMap<string, { readonly before: string; readonly after: string }>
}

/** Reads the pairs of commits of `history.bundle`, unpacked into an empty folder. */
export function* readHistory(folder: string): Generator<ReplayedChange> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })
  const known = new Map<string, string>()
  git('init', '-q')
  git('fetch', '-q', join(import.meta.dirname, 'history.bundle'), 'main:replay')
  const commits = git('rev-list', '--reverse', 'replay').trim().split('\n')
  for (let at = 0; at + 1 < commits.length; at += 2) {
    const [before = '', after = ''] = [commits[at], commits[at + 1]]
    yield readChange(git, known, `${at / 2 + 1}`, before, after)
  }
}

type Git = (...args: readonly string[]) => string

function readChange(
  git: Git,
  known: Map<string, string>,
  name: string,
  before: string,
  after: string,
): ReplayedChange {
  const textOf = (commit: string, path: string) => git('show', `${commit}:${path}`)
  const changes = namesOf(git('diff', '-M', '--name-status', '-z', before, after)).map(
    ({ letter, path, previous }): FileChange => ({
      path,
      ...(previous === path ? {} : { previous }),
      before: letter === 'A' ? null : textOf(before, previous),
      after: letter === 'D' ? null : textOf(after, path),
    }),
  )
  const touched = new Set(changes.flatMap(({ path, previous = path }) => [path, previous]))
  const rest = git('ls-tree', '-r', '-z', before)
    .split('\0')
    .flatMap((entry) => {
      const [, id, path] = / ([0-9a-f]{40})\t(.+)$/.exec(entry) ?? []
      return id === undefined || path === undefined || touched.has(path)
        ? []
        : [[path, id] as const]
    })
  // A process for each page of each commit would take minutes.
  const texts = Object.fromEntries(
    rest.map(([path, id]) => {
      const text = known.get(id) ?? git('cat-file', 'blob', id)
      known.set(id, text)
      return [path, text] as const
    }),
  )
  const repository = makeRepository(changes, texts)
  const files = repository.files.map((file): ListedFile => {
    return { ...file, ...patchOf(git, before, after, file) }
  })
  return {
    name,
    repository: { ...repository, files },
    texts: new Map(
      changes.map(({ path, before: old, after: now }) => {
        return [path, { before: String(old ?? ''), after: String(now ?? '') }]
      }),
    ),
  }
}

/** The patch that git makes of a file: the server of the tests makes one hunk of everything between two edits. */
function patchOf(git: Git, before: string, after: string, file: ListedFile) {
  const paths = [file.filename, file.previous_filename ?? file.filename]
  const patch = git('diff', '-M', '--unified=3', before, after, '--', ...paths)
  const start = patch.search(/^@@ /m)
  const text = start < 0 ? '' : patch.slice(start).trimEnd()
  const count = (sign: string) => text.split('\n').filter((line) => line.startsWith(sign)).length
  const [additions, deletions] = [count('+'), count('-')]
  const counts = { additions, deletions, changes: additions + deletions }
  return text === '' ? counts : { ...counts, patch: text }
}

function namesOf(text: string): { letter: string; path: string; previous: string }[] {
  const parts = text.split('\0')
  const names: { letter: string; path: string; previous: string }[] = []
  for (let at = 0; (parts[at] ?? '') !== ''; ) {
    const letter = (parts[at] ?? '').charAt(0)
    const isMove = letter === 'R'
    const previous = parts[at + 1] ?? ''
    names.push({ letter, previous, path: isMove ? (parts[at + 2] ?? '') : previous })
    at += isMove ? 3 : 2
  }
  return names
}
