import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { settingsSchema } from '../../shared/settings.ts'
import { changeDraft, type Draft, docOf, draftOfFile, drafts, showDrafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { autosave } from './autosave.ts'

const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const

/** The text that went to the disk, and what it answers. */
let saved: string[] = []
let answer: Answer<{ version: string; path: string }>
const api = {
  keepVersion: async () => ({ ok: true, value: {} }),
  save: async ({ text }: { text: string }) => {
    saved.push(text)
    return answer
  },
  saveAs: async () => {
    saved.push('asked where to')
    return { ok: true, value: { saved: null } }
  },
}

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout, clearTimeout, api })
  settings.set(settingsSchema.parse({ autosave: true }))
  saved = []
  answer = { ok: true, value: { version: 'v2', path: '/a.md' } }
  stop = autosave()
})

afterEach(() => {
  stop()
  settings.set(settingsSchema.parse({}))
  drafts.set({ open: [], activeId: null })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A file that was read as `One.`, with more words typed. */
function typedDraft(over: Partial<Draft> = {}): string {
  const file = { path: '/a.md', name: 'a.md', text: 'One.', format, readOnly: false, version: 'v1' }
  const draft = { ...draftOfFile(file), ...over }
  showDrafts([draft])
  changeDraft(draft.id, { doc: docOf('One. Two.') })
  return draft.id
}

const pause = () => vi.advanceTimersByTimeAsync(10_000)

it('saves words that were typed, once the writer pauses', async () => {
  const id = typedDraft()
  await vi.advanceTimersByTimeAsync(1000)
  changeDraft(id, { doc: docOf('One. Two. Three.') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual([])
  await pause()
  expect(saved).toEqual(['One. Two. Three.'])
})

it('saves nothing automatically unless the settings ask for it', async () => {
  settings.set(settingsSchema.parse({ autosave: false }))
  typedDraft()
  await pause()
  expect(saved).toEqual([])
})

it.each([
  ['another program changed', { externalChange: 'changed' }],
  ['another program deleted', { externalChange: 'removed' }],
  ['may not be written', { readOnly: true }],
  ['was never chosen', { path: null }],
] as const)('does not touch a file that %s', async (_what, over) => {
  typedDraft(over)
  await pause()
  expect(saved).toEqual([])
})

it('stops at a change on the disk that the editor did not know of', async () => {
  answer = { ok: false, code: 'changed_on_disk', message: 'a.md was changed.' }
  const id = typedDraft()
  await pause()
  changeDraft(id, { doc: docOf('One. Two. Three.') })
  await pause()
  expect(saved).toEqual(['One. Two.'])
  expect(drafts.get().open[0]?.externalChange).toBe('changed')
})
