import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { settingsSchema } from '../../shared/settings.ts'
import { changeDraft, docOf, draftOfFile, drafts, findDraft, showDrafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { saveDraft, saveDraftAs } from './save-draft.ts'

const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const

/** A disk that takes words made from its version, and gives them the next one. */
let onDisk = { text: 'One.', version: 1 }
const api = {
  save: async ({ text, version }: { text: string; version: string | null }) => {
    await new Promise((done) => setTimeout(done, 1))
    if (version !== null && version !== String(onDisk.version)) {
      return { ok: false, code: 'changed_on_disk', message: '' } satisfies Answer<unknown>
    }
    onDisk = { text, version: onDisk.version + 1 }
    const value = { path: '/a.md', name: 'a.md', version: String(onDisk.version) }
    return { ok: true, value } satisfies Answer<unknown>
  },
  keepVersion: async () => ({ ok: true, value: {} }),
  saveAs: async () => ({
    ok: true,
    value: { saved: { path: '/b.md', name: 'b.md', version: '7' } },
  }),
}

beforeEach(() => {
  vi.stubGlobal('window', { setTimeout, clearTimeout, api })
  // A version that is kept waits for its score, longer than a test.
  settings.set(settingsSchema.parse({ keepsHistory: false }))
  onDisk = { text: 'One.', version: 1 }
})

afterEach(() => {
  settings.set(settingsSchema.parse({}))
  drafts.set({ open: [], activeId: null })
  vi.unstubAllGlobals()
})

function openFile(path: string): string {
  const file = { path, name: 'a.md', text: 'One.', format, readOnly: false, version: '1' }
  const draft = draftOfFile(file)
  showDrafts([draft])
  return draft.id
}

const type = (id: string, text: string): void => changeDraft(id, { doc: docOf(text) })

describe('a draft that is saved', () => {
  it('does not overwrite changes of another program, unless the writer insists', async () => {
    const id = openFile('/a.md')
    type(id, 'Mine.')
    onDisk = { text: 'Theirs.', version: 2 }
    expect(await saveDraft(id)).toBe(false)
    expect(onDisk.text).toBe('Theirs.')
    expect(findDraft(id)).toMatchObject({ externalChange: 'changed', version: '1' })
    expect(await saveDraft(id, true)).toBe(true)
    expect(onDisk.text).toBe('Mine.')
    expect(findDraft(id)).toMatchObject({ externalChange: 'none', version: '3' })
  })

  it('does not mistake its own last save for a change by another program', async () => {
    const id = openFile('/a.md')
    type(id, 'Two.')
    const first = saveDraft(id)
    type(id, 'Three.')
    const second = saveDraft(id)
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(onDisk.text).toBe('Three.')
  })

  it('counts words that were typed meanwhile as unsaved', async () => {
    const id = openFile('/a.md')
    type(id, 'Two.')
    const saving = saveDraft(id)
    await Promise.resolve()
    type(id, 'Three.')
    await saving
    expect(findDraft(id)?.savedDoc.toString()).toBe('Two.')
    expect(findDraft(id)?.doc.toString()).toBe('Three.')
  })

  it('to the file of another tab is reported there', async () => {
    const [own, other] = [openFile('/a.md'), openFile('/b.md')]
    expect(await saveDraftAs(own)).toBe(true)
    expect(findDraft(own)).toMatchObject({ path: '/b.md', version: '7', externalChange: 'none' })
    expect(findDraft(other)).toMatchObject({ externalChange: 'changed' })
  })
})
