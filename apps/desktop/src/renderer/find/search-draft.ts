import { compileSearch } from '../../shared/searching/compile-search.ts'
import {
  findMatches,
  findReplacements,
  type Match,
  type Replacement,
  SlowSearchError,
} from '../../shared/searching/find-matches.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { type FindOutcome, findOutcome, findState } from './find-state.ts'
import { searchedPart, searchWithin, showMatches } from './found-matches.ts'

/** Matches that are counted and shown; more are told as “10,000+”. */
const MOST_SHOWN = 10_000

/** Matches that one step replaces. */
export const MOST_REPLACED = 100_000

/** How long the window may search before it looks at keys again, and how long in all, in milliseconds. */
const STRETCH_MS = 12
const LONGEST_MS = 3000

/** The running search; a newer one ends it. */
let run = 0

/** Searches the draft in front for what the bar says, and shows the matches. */
export async function searchDraft(): Promise<void> {
  run += 1
  const own = run
  const view = editorView()
  if (view === null) return
  const { term, isOpen } = findState.get()
  // A draft that was left while the bar was open may still show its matches.
  if (!isOpen && searchedPart(view.state) !== null) searchWithin(view, null)
  if (!isOpen || term === '') return show([], { kind: 'nothing_asked' })
  const compiled = compileSearch(findState.get())
  if (!compiled.ok) return show([], { kind: 'wrong', ...compiled })
  const { doc } = view.state
  const draft = shownDraft()
  const found = await collect(findMatches(compiled.search, doc.toString()), {
    most: MOST_SHOWN,
    part: searchedPart(view.state),
    isWanted: () => own === run,
  })
  if (own !== run || shownDraft() !== draft) return
  // Words that were typed meanwhile start another search, which is on its way.
  if (editorView()?.state.doc !== doc) return
  if (found === 'slow') return show([], { kind: 'slow' })
  show(found.list, { kind: 'found', count: found.list.length, isMore: found.isMore })
}

/** What replaces each match of the draft in front; null where there is nothing to search for. */
export async function searchReplacements(): Promise<{
  readonly list: readonly Replacement[]
  readonly isMore: boolean
} | null> {
  const view = editorView()
  const { term, replacement } = findState.get()
  if (view === null || term === '') return null
  const compiled = compileSearch(findState.get())
  if (!compiled.ok) return null
  const { doc } = view.state
  const text = doc.toString()
  const found = await collect(findReplacements(compiled.search, text, replacement), {
    most: MOST_REPLACED,
    part: searchedPart(view.state),
    isWanted: () => editorView()?.state.doc === doc,
  })
  if (found === 'slow') show([], { kind: 'slow' })
  return found === 'slow' || editorView()?.state.doc !== doc ? null : found
}

interface Bounds {
  readonly most: number
  readonly part: Match | null
  isWanted(): boolean
}

/** Collects matches in stretches, between which the window goes on; `slow` when they take too long. */
async function collect<Found extends Match>(
  found: Generator<Found | null>,
  { most, part, isWanted }: Bounds,
): Promise<{ list: Found[]; isMore: boolean } | 'slow'> {
  const list: Found[] = []
  const start = performance.now()
  let stretch = start
  try {
    for (const match of found) {
      if (match !== null && (part === null || (match.from >= part.from && match.to <= part.to))) {
        if (list.length === most) return { list, isMore: true }
        list.push(match)
      }
      const now = performance.now()
      if (now - stretch < STRETCH_MS) continue
      if (now - start > LONGEST_MS) return 'slow'
      await new Promise((done) => window.setTimeout(done))
      if (!isWanted()) return { list: [], isMore: false }
      stretch = performance.now()
    }
  } catch (error) {
    if (error instanceof SlowSearchError) return 'slow'
    throw error
  }
  return { list, isMore: false }
}

function show(matches: readonly Match[], outcome: FindOutcome): void {
  const view = editorView()
  if (view !== null) showMatches(view, matches)
  findOutcome.set(outcome)
}
