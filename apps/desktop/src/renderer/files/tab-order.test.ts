import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeDraft, drafts, newDraft, removeDraft, showDrafts } from '../state/drafts.ts'
import { followTabOrder, showNeighbour, showRecentDraft } from './tab-order.ts'

const listeners = new Map<string, (event: { key: string }) => void>()
const inFront = () => activeDraft(drafts.get())?.name
const letGo = () => listeners.get('keyup')?.({ key: 'Control' })

beforeEach(() => {
  vi.stubGlobal('window', {
    addEventListener: (name: string, listen: (event: { key: string }) => void) =>
      listeners.set(name, listen),
  })
  drafts.set({ open: [], activeId: null })
  followTabOrder()
  for (const name of ['a', 'b', 'c']) showDrafts([newDraft(name, name)])
})
afterEach(() => vi.unstubAllGlobals())

it('goes back and forth between two drafts when the keys are let go each time', () => {
  showRecentDraft(1)
  letGo()
  expect(inFront()).toBe('b')
  showRecentDraft(1)
  letGo()
  expect(inFront()).toBe('c')
})

it('goes further back while Ctrl stays down, around the end, and the other way', () => {
  const seen = [1, 1, 1, -1].map((step) => {
    showRecentDraft(step === 1 ? 1 : -1)
    return inFront()
  })
  expect(seen).toEqual(['b', 'a', 'c', 'a'])
  letGo()
  showRecentDraft(1)
  expect(inFront()).toBe('c')
})

it('goes by the order of the tabs, around the ends', () => {
  const seen = [1, 1, -1].map((step) => {
    showNeighbour(step === 1 ? 1 : -1)
    return inFront()
  })
  expect(seen).toEqual(['a', 'b', 'a'])
})

it('forgets what was closed', () => {
  const [, b] = drafts.get().open
  removeDraft(b?.id ?? '')
  showRecentDraft(1)
  expect(inFront()).toBe('a')
  drafts.set({ open: [], activeId: null })
  showRecentDraft(1)
  showNeighbour(1)
  expect(inFront()).toBeUndefined()
})
