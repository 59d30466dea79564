import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeDraft, docOf, draftOfFile, drafts, findDraft, showDrafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { keepSaved, keepVersions, keepWaiting } from './keep-versions.ts'

const MINUTE = 60_000
const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const
const usual = settings.get()

interface Told {
  readonly text: string
  readonly reason: string
  readonly words: number | null
}

/** What the main process was told to keep. */
let told: string[] = []
const api = {
  keepVersion: async ({ text, reason, words }: Told) => {
    told.push(`${reason}: ${text}${words === null ? '' : ` (${words})`}`)
    return { ok: true, value: {} }
  },
}

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout, clearTimeout, api })
  told = []
  stop = keepVersions()
})

afterEach(() => {
  stop()
  drafts.set({ open: [], activeId: null })
  settings.set(usual)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let count = 0
function openFile(text = 'One.'): string {
  count += 1
  const path = `/${count}.md`
  const draft = draftOfFile({ path, name: 'a.md', text, format, readOnly: false, version: '1' })
  showDrafts([draft])
  return draft.id
}

const type = (id: string, text: string): void => changeDraft(id, { doc: docOf(text) })

/** Saves as the window does: what was saved is known, then kept. */
function save(id: string): void {
  const doc = findDraft(id)?.doc ?? docOf('')
  changeDraft(id, { savedDoc: doc })
  keepSaved(id, doc)
}

describe('versions of a draft', () => {
  it('begin with its text before the first change, and not before', () => {
    const id = openFile()
    changeDraft(id, { externalChange: 'none' })
    expect(told).toEqual([])
    type(id, 'One. Two.')
    type(id, 'One. Two. Three.')
    expect(told).toEqual(['opened: One.'])
  })

  it('are kept with each save', () => {
    const id = openFile()
    type(id, 'Two.')
    save(id)
    type(id, 'Three.')
    save(id)
    expect(told).toEqual(['opened: One.', 'saved: Two.'])
    vi.advanceTimersByTime(2000)
    expect(told).toEqual(['opened: One.', 'saved: Two.', 'saved: Three.'])
  })

  it('are kept at once before the end', async () => {
    const id = openFile()
    type(id, 'Two.')
    save(id)
    await keepWaiting()
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['opened: One.', 'saved: Two.'])
  })

  it('are kept after an hour of work, and not while nobody writes', () => {
    const id = openFile()
    type(id, 'Two.')
    vi.advanceTimersByTime(59 * MINUTE)
    type(id, 'Three.')
    expect(told).toEqual(['opened: One.'])
    vi.advanceTimersByTime(300 * MINUTE)
    expect(told).toHaveLength(1)
    type(id, 'Four.')
    type(id, 'Five.')
    expect(told).toEqual(['opened: One.', 'hour: Four.'])
  })

  it('of a draft that the app saves by itself lie ten minutes apart', () => {
    settings.set({ ...usual, autosave: true })
    const id = openFile()
    for (let minute = 0; minute < 25; minute++) {
      type(id, `Minute ${minute}.`)
      save(id)
      vi.advanceTimersByTime(MINUTE)
    }
    expect(told).toEqual(['opened: One.', 'saved: Minute 10.', 'saved: Minute 20.'])
  })

  it('are not kept where the settings say so', () => {
    settings.set({ ...usual, keepsHistory: false })
    const id = openFile()
    type(id, 'Two.')
    save(id)
    expect(told).toEqual([])
  })
})
