import { analyzeText } from '@content-trust/engine'
import { type LineRanges, reportDraft } from '@content-trust/engine/report'
import { mergeLayers } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import { wantedImages } from './wanted-images.ts'

const source = '# Pump\n\n![a](a.png)\n\n![b](b.png)\n\n![c](c.png)\n\n![a](a.png)\n'
const paths = new Map(Object.entries({ 'a.png': '1', 'b.png': '2', 'c.png': '3', 'a.md': '9' }))

/** The draft with findings shown on these lines. */
function draftOn(shownLines: LineRanges | null, path = 'a.md') {
  const settings = mergeLayers([])
  const result = analyzeText({ source, syntax: 'markdown' })
  const narrowing = { limit: 0, changed: null, baseline: undefined }
  const change = { path, status: 'modified', previous: path, blob: '9', lines: null } as const
  const report = reportDraft({ shown: path, source, settings, result }, narrowing, (text) => text)
  return { change, report, base: null, shownLines }
}

describe('the images of a draft', () => {
  it('are those on lines that findings are shown on, from the first line to the last', () => {
    const shown = (ranges: LineRanges | null) =>
      wantedImages([draftOn(ranges)], paths, null, false).map(({ path, shownBy }) => {
        return [path, shownBy.map(({ line }) => line)]
      })
    expect(shown([[3, 5]])).toEqual([
      ['a.png', [3]],
      ['b.png', [5]],
    ])
    expect(shown([[4, 6]])).toEqual([['b.png', [5]]])
    expect(shown([])).toEqual([])
    expect(shown(null)).toEqual([
      ['a.png', [3, 9]],
      ['b.png', [5]],
      ['c.png', [7]],
    ])
  })

  it('are looked for beside it', () => {
    expect(wantedImages([draftOn(null, 'docs/a.md')], paths, null, false)).toEqual([])
  })

  it('of a draft that was not scored are left out', () => {
    const report = { status: 'skipped', shown: 'a.md', note: '' } as const
    expect(wantedImages([{ ...draftOn(null), report }], paths, null, false)).toEqual([])
  })
})

describe('the images of a change', () => {
  const old = new Map(Object.entries({ 'b.png': '2', 'c.png': 'older', 'a.md': 'older' }))

  it('are those that it adds or edits, and no other files', () => {
    expect(wantedImages([], paths, old, true)).toEqual([
      { path: 'a.png', blob: '1', change: 'added', shownBy: [] },
      { path: 'c.png', blob: '3', change: 'modified', shownBy: [] },
    ])
  })

  it('are left out where only drafts are asked for', () => {
    expect(wantedImages([], paths, old, false)).toEqual([])
    expect(wantedImages([draftOn([[5, 5]])], paths, old, false)).toEqual([
      { path: 'b.png', blob: '2', change: 'unchanged', shownBy: [{ path: 'a.md', line: 5 }] },
    ])
  })

  it('of the change are left out where there is nothing to compare with', () => {
    expect(wantedImages([], paths, null, true)).toEqual([])
    const [image] = wantedImages([draftOn([[3, 3]])], paths, null, true)
    expect(image?.change).toBe('unchanged')
  })
})
