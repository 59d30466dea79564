import { afterEach, expect, it } from 'vitest'
import { layout } from '../state/layout.ts'
import { keptLayout, restoreLayout } from './kept-layout.ts'

const usual = layout.get()
afterEach(() => layout.set(usual))

it('keeps panel, view and switches, and not what a start begins anew', () => {
  layout.set({ ...usual, panel: 'style', view: 'split', page: 'settings', isFocused: true })
  const kept = keptLayout()
  expect(kept).toMatchObject({ panel: 'style', view: 'split', isPanelShown: true })
  for (const name of ['page', 'isFocused', 'isPaletteOpen', 'hiddenGroups']) {
    expect(kept).not.toHaveProperty(name)
  }
  layout.set(usual)
  restoreLayout(kept)
  expect(layout.get()).toEqual({ ...usual, panel: 'style', view: 'split' })
})

it('leaves out values that this version does not know', () => {
  restoreLayout({ panel: 'gone', view: 'sideways', isPanelShown: 'yes', page: 'about', colour: 7 })
  expect(layout.get()).toEqual(usual)
})

it('brings widths back within their limits, and nothing of a narrow window', () => {
  layout.set({ ...usual, treeWidth: 300, isNarrow: true, overlay: 'tree' })
  const kept = keptLayout()
  expect(kept).toMatchObject({ treeWidth: 300 })
  expect(kept).not.toHaveProperty('isNarrow')
  layout.set(usual)
  restoreLayout({ ...kept, panelWidth: 9000, overlay: 'panel', isNarrow: true })
  expect(layout.get()).toEqual({ ...usual, treeWidth: 300, panelWidth: 720 })
})
