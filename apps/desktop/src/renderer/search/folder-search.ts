import type { FoundFile } from '../../shared/ipc/search.ts'
import { compileSearch, type TermProblem } from '../../shared/searching/compile-search.ts'
import type { SearchTerm } from '../../shared/searching/search-term.ts'
import { folder } from '../files/folder.ts'
import { drafts, isUnsaved } from '../state/drafts.ts'
import { createStore } from '../state/store.ts'

/** A search of the open folder, with what it has found so far. */
interface FolderSearch extends SearchTerm {
  readonly status:
    | { readonly kind: 'nothing_asked' }
    | { readonly kind: 'searching' }
    | {
        readonly kind: 'done'
        readonly isStopped: boolean
        readonly hasMore: boolean
        readonly skipped: number
      }
    | { readonly kind: 'wrong'; readonly problem: TermProblem; readonly part: string }
    | { readonly kind: 'failed'; readonly message: string }
  readonly files: readonly FoundFile[]
  /** Paths of the files whose places are hidden. */
  readonly closed: ReadonlySet<string>
  /** Counts the times that the panel is asked for, so that its field takes the focus. */
  readonly asked: number
}

export const folderSearch = createStore<FolderSearch>({
  term: '',
  isRegex: false,
  matchesCase: false,
  isWholeWord: false,
  status: { kind: 'nothing_asked' },
  files: [],
  closed: new Set(),
  asked: 0,
})

/** Most drafts that are sent along; the main process takes no more. */
const MOST_DRAFTS = 100

/** Milliseconds without a key before a term is searched for. */
const SETTLE_MS = 300

let request: string | null = null
let timer = 0

/** Shows what the main process finds, as it comes. */
export function followFolderSearch(): void {
  window.api.on('searchFound', ({ request: of, files }) => {
    if (of === request) change({ files: [...folderSearch.get().files, ...files] })
  })
  let before = folder.get()?.path
  folder.subscribe(() => {
    const path = folder.get()?.path
    if (path === before) return
    before = path
    stopFolderSearch()
    change({ files: [], status: { kind: 'nothing_asked' } })
  })
}

/** Changes what is searched for, and searches once no more is typed. */
export function changeFolderTerm(changed: Partial<SearchTerm>): void {
  change(changed)
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void searchFolder(), SETTLE_MS)
}

/** Searches the open folder now; a search that runs is stopped. */
export async function searchFolder(): Promise<void> {
  window.clearTimeout(timer)
  const { term, isRegex, matchesCase, isWholeWord } = folderSearch.get()
  const path = folder.get()?.path
  change({ files: [], closed: new Set() })
  if (term === '' || path === undefined) {
    stopFolderSearch()
    return change({ status: { kind: 'nothing_asked' } })
  }
  const asked = { term, isRegex, matchesCase, isWholeWord }
  const compiled = compileSearch(asked)
  if (!compiled.ok) {
    stopFolderSearch()
    const { problem, part } = compiled
    return change({ status: { kind: 'wrong', problem, part } })
  }
  const own = crypto.randomUUID()
  request = own
  change({ status: { kind: 'searching' } })
  const answer = await window.api.searchFolder({
    request: own,
    path,
    term: asked,
    drafts: changedDrafts(path),
  })
  if (request !== own) return
  request = null
  if (!answer.ok) return change({ status: { kind: 'failed', message: answer.message } })
  const { status, hasMore, skipped } = answer.value
  change({ status: { kind: 'done', isStopped: status === 'stopped', hasMore, skipped } })
}

/** Stops the search; what it has found stays. */
export function stopFolderSearch(): void {
  window.clearTimeout(timer)
  if (request === null) return
  void window.api.stopSearch({ request })
  request = null
  change({ status: { kind: 'done', isStopped: true, hasMore: false, skipped: 0 } })
}

/** Shows or hides the places of a file. */
export function toggleFile(path: string): void {
  const closed = new Set(folderSearch.get().closed)
  if (!closed.delete(path)) closed.add(path)
  change({ closed })
}

/** Open drafts of the folder whose words are not on the disk. */
function changedDrafts(root: string): { path: string; text: string }[] {
  return drafts
    .get()
    .open.filter(isUnsaved)
    .flatMap(({ path, doc }) =>
      path?.startsWith(root) === true ? [{ path, text: doc.toString() }] : [],
    )
    .slice(0, MOST_DRAFTS)
}

function change(part: Partial<FolderSearch>): void {
  folderSearch.change((state) => ({ ...state, ...part }))
}
