import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backup } from '../../shared/drafts.ts'
import { changeDraft, docOf, drafts, newDraft, showDrafts } from '../state/drafts.ts'
import { backUpDrafts, forgetBackup } from './back-up.ts'

/** What the main process was told: words that were backed up, and drops. */
let told: string[] = []
const api = {
  backUp: async ({ text }: Backup) => {
    told.push(text)
    return { ok: true, value: {} }
  },
  dropBackup: async () => {
    told.push('dropped')
    return { ok: true, value: {} }
  },
}

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout, clearTimeout, api })
  drafts.set({ open: [], activeId: null })
  told = []
  stop = backUpDrafts()
})

afterEach(async () => {
  stop()
  for (const { id } of drafts.get().open) await forgetBackup(id)
  drafts.set({ open: [], activeId: null })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openDraft(text = 'One.'): string {
  const draft = newDraft('a.md', text)
  showDrafts([draft])
  return draft.id
}

const type = (id: string, text: string): void => changeDraft(id, { doc: docOf(text) })

describe('typed words', () => {
  it('are backed up within two seconds', () => {
    const id = openDraft()
    type(id, 'One. Two.')
    vi.advanceTimersByTime(2000)
    expect(told).toEqual(['One. Two.'])
  })

  it('are backed up while somebody types on without a pause', () => {
    const id = openDraft()
    let text = 'One.'
    for (let key = 0; key < 40; key++) {
      text += 'x'
      type(id, text)
      vi.advanceTimersByTime(100)
      // At no time are more than two seconds of keys in memory alone.
      const kept = told.at(-1)?.length ?? 'One.'.length
      expect(text.length - kept).toBeLessThanOrEqual(20)
    }
    expect(told.length).toBeLessThanOrEqual(5)
  })

  it('are backed up for each draft separately', () => {
    const [one, two] = [openDraft('One.'), openDraft('Two.')]
    type(one, 'One, typed.')
    type(two, 'Two, typed.')
    vi.advanceTimersByTime(2000)
    expect(told.toSorted()).toEqual(['One, typed.', 'Two, typed.'])
  })

  it('are backed up once, until more are typed', () => {
    const id = openDraft()
    type(id, 'One. Two.')
    vi.advanceTimersByTime(2000)
    changeDraft(id, { name: 'b.md' })
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['One. Two.'])
    type(id, 'One. Two. Three.')
    vi.advanceTimersByTime(2000)
    expect(told).toEqual(['One. Two.', 'One. Two. Three.'])
  })

  it('are not backed up where nothing changed', () => {
    openDraft()
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([])
  })
})

describe('a backup', () => {
  it('is deleted when the text is saved', () => {
    const id = openDraft()
    const doc = docOf('One. Two.')
    changeDraft(id, { doc })
    vi.advanceTimersByTime(2000)
    changeDraft(id, { savedDoc: doc })
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['One. Two.', 'dropped'])
  })

  it('is not made when the text is saved first', () => {
    const id = openDraft()
    const doc = docOf('One. Two.')
    changeDraft(id, { doc })
    vi.advanceTimersByTime(500)
    changeDraft(id, { savedDoc: doc })
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['dropped'])
  })

  it('of a closed draft is deleted for good', async () => {
    const id = openDraft()
    type(id, 'One. Two.')
    drafts.set({ open: [], activeId: null })
    await forgetBackup(id)
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['dropped'])
  })
})
