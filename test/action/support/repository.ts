import { createHash } from 'node:crypto'

/** A changed file as GitHub lists it. */
export interface ListedFile {
  readonly filename: string
  readonly status: string
  readonly sha: string
  readonly previous_filename?: string
  readonly patch?: string
  readonly changes: number
  readonly additions: number
  readonly deletions: number
}

/** A comment with its author. */
export interface StoredComment {
  readonly id: number
  readonly login: string
  body: string
}

/** A comment on lines of a diff. */
interface StoredReviewComment {
  readonly path: string
  readonly login: string
  body: string
  readonly from?: number
  readonly to?: number
}

/** What the tests' server knows of one repository with one pull request, number 7. */
export interface Repository {
  readonly base: string
  head: string
  readonly headLabel: string
  readonly files: ListedFile[]
  readonly trees: Map<string, Map<string, string>>
  /** Paths that are symbolic links in the new version. */
  readonly links: ReadonlySet<string>
  readonly blobs: Map<string, Buffer>
  readonly comments: StoredComment[]
  readonly reviewComments: StoredReviewComment[]
  readonly labels: Set<string>
  readonly statuses: Record<string, unknown>[]
  tokenLogin: string
  nextId: number
}

/** A file before and after a change; null where it is not there. */
export interface FileChange {
  readonly path: string
  readonly before: string | Buffer | null
  readonly after: string | Buffer | null
  readonly previous?: string
  /** Leaves the patch out, as GitHub does for large files. */
  readonly hasNoPatch?: boolean
  /** Lists no changed line, as GitHub does for a file that an attribute calls binary. */
  readonly isCalledBinary?: boolean
  /** Whether the new version is a symbolic link; its text is where it leads. */
  readonly isLink?: boolean
}

export const baseCommit = 'b'.repeat(40)
export const headCommit = 'a'.repeat(40)

/** A repository in which a pull request makes these changes; `others` are in both commits. */
export function makeRepository(
  changes: readonly FileChange[],
  others: Readonly<Record<string, string>> = {},
): Repository {
  const blobs = new Map<string, Buffer>()
  const add = (content: string | Buffer): string => {
    const bytes = Buffer.from(content)
    const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
    blobs.set(id, bytes)
    return id
  }
  const old = new Map(Object.entries(others).map(([path, text]) => [path, add(text)]))
  const now = new Map(old)
  const files = changes.map((change): ListedFile => {
    const { path, before, after, previous = path } = change
    const oldId = before === null ? null : add(before)
    const newId = after === null ? null : add(after)
    if (oldId !== null) old.set(previous, oldId)
    if (newId !== null) now.set(path, newId)
    return listedFile(change, newId ?? oldId ?? '')
  })
  const commits = new Map([
    [baseCommit, old],
    [headCommit, now],
  ])
  return {
    base: baseCommit,
    head: headCommit,
    headLabel: 'somebody:branch',
    files,
    trees: commits,
    links: new Set(changes.flatMap(({ path, isLink }) => (isLink === true ? [path] : []))),
    blobs,
    comments: [],
    reviewComments: [],
    labels: new Set(),
    statuses: [],
    tokenLogin: 'github-actions[bot]',
    nextId: 1,
  }
}

function listedFile(change: FileChange, sha: string): ListedFile {
  const { path, before, after, previous, hasNoPatch, isCalledBinary } = change
  const isText = typeof (after ?? before) === 'string'
  const lines = isCalledBinary === true ? [] : patchOf(String(before ?? ''), String(after ?? ''))
  const additions = lines.filter((line) => line.startsWith('+')).length
  const deletions = lines.filter((line) => line.startsWith('-')).length
  const status =
    before === null
      ? 'added'
      : after === null
        ? 'removed'
        : previous === undefined
          ? 'modified'
          : 'renamed'
  return {
    filename: path,
    status,
    sha,
    ...(previous === undefined ? {} : { previous_filename: previous }),
    ...(isText && hasNoPatch !== true && additions + deletions > 0
      ? { patch: lines.join('\n') }
      : {}),
    additions,
    deletions,
    changes: additions + deletions,
  }
}

/** A patch of one hunk: the lines that both versions start and end with are context. */
function patchOf(before: string, after: string): string[] {
  const old = linesOf(before)
  const now = linesOf(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  ) {
    end++
  }
  const removed = old.slice(start, old.length - end)
  const added = now.slice(start, now.length - end)
  const context = old.slice(Math.max(0, start - 3), start)
  const first = start - context.length
  const oldHead = `${old.length === 0 ? 0 : first + 1},${context.length + removed.length}`
  const newHead = `${now.length === 0 ? 0 : first + 1},${context.length + added.length}`
  return [
    `@@ -${oldHead} +${newHead} @@`,
    ...context.map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
  ]
}

function linesOf(text: string): string[] {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}
