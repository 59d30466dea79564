import type { Text } from '@codemirror/state'
import type { CallInputs } from '../../shared/ipc.ts'
import type { SourceRow } from '../../shared/sources.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { type Draft, drafts, findDraft } from '../state/drafts.ts'
import { createStore } from '../state/store.ts'
import { followResults, followSourcePlaces, forgetPlaces, startFollowing } from './source-places.ts'

/** A check that runs. */
interface RunningCheck {
  readonly request: string
  /** References that are done, and all of them; null until the first one is. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

/** What a check has found. */
export interface SourceResults {
  /** The text that was checked. */
  readonly doc: Text
  readonly rows: readonly SourceRow[]
  /** Whether nobody answered at all. */
  readonly isUnanswered: boolean
}

/** What is known about the sources of a draft. */
export interface SourceCheck {
  readonly running: RunningCheck | null
  /** How the last check ended, where it found nothing. */
  readonly message: { readonly text: string; readonly hasFailed: boolean } | null
  /** Of the last check that came to its end; they stay while the draft is open. */
  readonly results: SourceResults | null
}

const nothing: SourceCheck = { running: null, message: null, results: null }

/** What is known about the sources of each draft, by its id. */
export const sourceChecks = createStore<Readonly<Record<string, SourceCheck>>>({})

/** What is known about the sources of a draft; the same value for one of which nothing is. */
export function sourceCheckOf(all: Readonly<Record<string, SourceCheck>>, id: string): SourceCheck {
  return all[id] ?? nothing
}

/** What the main process is sent: at most the first 100,000 characters. */
export function sourceInput(draft: Draft): CallInputs['planSources'] {
  const { path, syntax, text } = scoringInput(draft)
  return { path, syntax, text }
}

/** Has the sources of a draft looked up; the main process asks the writer first. */
export async function checkSources(id: string): Promise<void> {
  const draft = findDraft(id)
  if (draft === null || sourceCheckOf(sourceChecks.get(), id).running !== null) return
  const request = crypto.randomUUID()
  change(id, { running: { request, progress: null }, message: null })
  startFollowing(id, draft.doc)
  const answer = await window.api.checkSources({ ...sourceInput(draft), request })
  // Stopped, or the draft was closed.
  if (sourceChecks.get()[id]?.running?.request !== request) return
  change(id, { running: null })
  if (!answer.ok) {
    // Where it is off, the panel says so anyway.
    if (answer.code !== 'not_available') fail(id, answer.message)
  } else if (answer.value.status === 'checked') {
    const { isUnanswered, rows } = answer.value
    followResults(id)
    change(id, { results: { doc: draft.doc, rows, isUnanswered } })
  } else {
    change(id, { message: { text: messages.ended[answer.value.status], hasFailed: false } })
  }
}

/** Stops a check; what was found before stays. */
export async function cancelSources(id: string): Promise<void> {
  const request = sourceChecks.get()[id]?.running?.request
  if (request === undefined) return
  change(id, { running: null, message: { text: messages.ended.stopped, hasFailed: false } })
  await window.api.cancelSources({ request })
}

/** Follows how far checks are, and forgets what is known of drafts that are closed. */
export function followSources(): void {
  followSourcePlaces()
  window.api.on('sourcesProgress', ({ request, ...progress }) => {
    const found = Object.entries(sourceChecks.get()).find(
      ([, { running }]) => running?.request === request,
    )
    if (found !== undefined) change(found[0], { running: { request, progress } })
  })
  drafts.subscribe(() => {
    const closed = Object.keys(sourceChecks.get()).filter((id) => findDraft(id) === null)
    for (const id of closed) {
      void cancelSources(id)
      forgetPlaces(id)
      sourceChecks.change(({ [id]: _gone, ...others }) => others)
    }
  })
}

function fail(id: string, text: string): void {
  change(id, { message: { text, hasFailed: true } })
}

function change(id: string, part: Partial<SourceCheck>): void {
  sourceChecks.change((all) => ({ ...all, [id]: { ...sourceCheckOf(all, id), ...part } }))
}
