import { describe, expect, it } from 'vitest'
import { readVersion } from './read-version.ts'

const textsOf = (source: string) => readVersion(source, 'markdown').blocks.map(({ text }) => text)
const markupOf = (source: string) => {
  const { code, verbatim, notes } = readVersion(source, 'markdown').markup
  return { code, verbatim, notes }
}

describe('clean text', () => {
  it.each([
    ['A **bold** and _light_ word.', ['A bold and light word.']],
    ['A  line\n   that wraps.', ['A line that wraps.']],
    ['“Go”, ‘she’ said — „now“ «or» never.', ['"Go", \'she\' said — "now" "or" never.']],
    ['\u22125 and a\u2010b and a\u2011b', ['-5 and a-b and a-b']],
    ['a\u00adb\u200bc\u200dd\ufeffe', ['abcde']],
    ['Use `a` and `b` now.', ['Use \ufffc and \ufffc now.']],
    ['Use `a``b` now.', ['Use \ufffc now.']],
    ['See [the page](https://a.example) now.', ['See the page now.']],
    ['![a red boat](a.png)', ['\ufffc', 'a red boat']],
    ['# A head\n\n- one\n- two', ['A head', 'one', 'two']],
  ])('of %j is %j', (source, expected) => {
    expect(textsOf(source)).toEqual(expected)
  })

  it('of plain text keeps the marks of Markdown', () => {
    expect(readVersion('# A *b*', 'plain').blocks.map(({ text }) => text)).toEqual(['# A *b*'])
  })
})

describe('blocks', () => {
  it('count their sentences on from one to the next', () => {
    const { tokens } = readVersion('One. Two.\n\nThree.\n\n- Four', 'markdown')
    const words = tokens.filter(({ kind }) => kind === 'word')
    expect(words.map(({ sentence, block }) => [sentence, block])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  it('know their kind, their depth and whether they are quoted', () => {
    const { blocks } = readVersion('## A\n\n> B\n\n- C', 'markdown')
    expect(blocks.map(({ kind, depth, quoted }) => [kind, depth, quoted])).toEqual([
      ['heading', 2, false],
      ['paragraph', 0, true],
      ['list_item', 1, false],
    ])
  })
})

describe('markup', () => {
  it.each([
    ['```js\nlet a\n```', { code: ['```js\nlet a\n```'], verbatim: [], notes: [] }],
    ['~~~\na\n\nb\n~~~\n\nText.', { code: ['~~~\na\n\nb\n~~~'], verbatim: [], notes: [] }],
    ['Text.\n\n    let a\n', { code: ['    let a'], verbatim: [], notes: [] }],
    ['Use `a` now.', { code: ['`a`'], verbatim: [], notes: [] }],
    ['A <br> b.', { code: [], verbatim: ['<br>'], notes: [] }],
    ['<div>\n\nText.\n\n</div>\n', { code: [], verbatim: ['<div>', '</div>'], notes: [] }],
    ['- one\n- two\n\n1. three\n\n# four', { code: [], verbatim: [], notes: [] }],
    ['> quoted\n\n- [x] done', { code: [], verbatim: [], notes: [] }],
    ['One.\n\n---\n\nTwo.', { code: [], verbatim: ['---'], notes: [] }],
    ['A **b** \\* c.', { code: [], verbatim: [], notes: [] }],
  ])('of %j is kept as written', (source, expected) => {
    expect(markupOf(source)).toEqual(expected)
  })

  it('are footnote marks', () => {
    expect(markupOf('A note[^1].\n\n[^1]: Here.').notes).toContain('[^1]')
  })

  it('is front matter as well', () => {
    expect(markupOf('---\ntitle: a\n---\n\nText.').verbatim.join('\n')).toContain('title: a')
  })
})
