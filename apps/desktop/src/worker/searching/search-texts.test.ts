import { describe, expect, it } from 'vitest'
import { handleSearchTask } from './handle-search-task.ts'
import { searchTexts } from './search-texts.ts'

const term = { term: 'bread', isRegex: false, matchesCase: false, isWholeWord: false }

describe('a search of texts', () => {
  it('gives the places with their lines and the words around them', () => {
    const text = `No.\n\n  We bake bread. Bread sells.\n${'x'.repeat(80)}bread${'y'.repeat(300)}\n`
    const { files, slow } = searchTexts({ term, texts: [{ path: '/a.md', text }], most: 100 })
    expect(slow).toBe(0)
    expect(files).toHaveLength(1)
    expect(files[0]?.places.map(({ line, words }) => `${line} ${words}`)).toEqual([
      '3 bread',
      '3 Bread',
      '4 bread',
    ])
    expect(files[0]?.places[0]).toMatchObject({ before: 'We bake ', after: '. Bread sells.' })
    expect(files[0]?.places[2]?.before).toBe(`…${'x'.repeat(40)}`)
    expect(files[0]?.places[2]?.after).toHaveLength(120)
  })

  it('lists no file without a place, and ends at a limit', () => {
    const texts = [
      { path: '/a.md', text: 'tea' },
      { path: '/b.md', text: 'bread '.repeat(500) },
      { path: '/c.md', text: 'bread '.repeat(500) },
    ]
    const { files } = searchTexts({ term, texts, most: 250 })
    expect(files.map(({ path, places, hasMore }) => [path, places.length, hasMore])).toEqual([
      ['/b.md', 200, true],
      ['/c.md', 50, true],
    ])
  })

  it('leaves out a text that would take too long', () => {
    const slowTerm = { ...term, term: '[^x]{500}y', isRegex: true }
    const texts = [{ path: '/a.md', text: 'a'.repeat(500_000) }]
    expect(searchTexts({ term: slowTerm, texts, most: 10 })).toEqual({ files: [], slow: 1 })
  })

  it('refuses an expression with a mistake as data', async () => {
    const input = { term: { ...term, term: '(', isRegex: true }, texts: [], most: 10 }
    expect(await handleSearchTask('search', input)).toMatchObject({
      ok: false,
      code: 'invalid_call',
    })
    expect(await handleSearchTask('search', {})).toMatchObject({ ok: false, code: 'invalid_call' })
  })
})
