import type { MediaFile } from '../../shared/media.ts'
import { closePage, layout, showPage } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'
import { type MediaState, stateOf } from './media-state.ts'

export interface OpenMedia extends MediaFile {
  /** Also the name of its request. */
  readonly id: string
  readonly state: MediaState
}

/** Images, audio files and videos that the user opened, the newest first. */
export const mediaFiles = createStore<readonly OpenMedia[]>([])

/** Shows files in the view of media and scores them; a file that is there already is scored again. */
export function openMedia(files: readonly MediaFile[]): void {
  if (files.length === 0) return
  const paths = new Set(files.map(({ path }) => path))
  const fresh = files.map(({ path, name }): OpenMedia => {
    return { path, name, id: crypto.randomUUID(), state: { kind: 'waiting' } }
  })
  mediaFiles.change((all) => [...fresh.toReversed(), ...all.filter(({ path }) => !paths.has(path))])
  showPage('media')
  void scoreWaiting()
}

/** Takes a file out of the view; what is being read of it stops. */
export function closeMedia(id: string): void {
  mediaFiles.change((all) => all.filter((file) => file.id !== id))
  void window.api.cancelMedia({ requests: [id] })
  if (mediaFiles.get().length === 0 && layout.get().page === 'media') closePage()
}

/** Scores a file again, as after a failure. */
export function scoreAgain(id: string): void {
  change(id, { kind: 'waiting' })
  void scoreWaiting()
}

/** Stops what is being read and what waits. */
export function stopMedia(): void {
  const stopped = mediaFiles.get().filter(isOpenWork)
  for (const { id } of stopped) change(id, { kind: 'failed', code: 'not_available', message: '' })
  void window.api.cancelMedia({ requests: stopped.map(({ id }) => id) })
}

/** Whether a file is still to be scored. */
export function isOpenWork({ state }: OpenMedia): boolean {
  return state.kind === 'waiting' || state.kind === 'scoring'
}

let isRunning = false

async function scoreWaiting(): Promise<void> {
  if (isRunning) return
  isRunning = true
  const next = () => mediaFiles.get().findLast(({ state }) => state.kind === 'waiting')
  for (let file = next(); file !== undefined; file = next()) {
    const { id, path } = file
    change(id, { kind: 'scoring' })
    const { format, intendedUse: intended_use, customPolicy } = settings.get()
    const policy = customPolicy.trim() === '' ? {} : { custom_policy: customPolicy }
    const context = { format, intended_use, ...policy }
    const answer = await window.api.scoreMedia({ path, context, request: id })
    if (stateNow(id)?.kind === 'scoring') change(id, stateOf(answer))
  }
  isRunning = false
}

function stateNow(id: string): MediaState | undefined {
  return mediaFiles.get().find((file) => file.id === id)?.state
}

function change(id: string, state: MediaState): void {
  mediaFiles.change((all) => all.map((file) => (file.id === id ? { ...file, state } : file)))
}
