import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { applyDirectives } from './directives.ts'

const known = new Set(['a-rule', 'b-rule', 'generic_phrasing'])
const comment = (text: string) => `<!-- content-trust-${text} -->`

/** Holds a hit at each `#number` of a draft against its comments; `#1b` is one of another rule. */
function read(source: string, isReversed = false) {
  const hits = [...source.matchAll(/#\d(b?)/g)].map(({ index, 0: { length }, 1: other }) =>
    makeHit(index, index + length, { id: other === 'b' ? 'b-rule' : 'a-rule' }),
  )
  if (isReversed) hits.reverse()
  const { kept, hidden, unused } = applyDirectives(readDocument(source), hits, known)
  const names = (list: typeof kept) =>
    list.map(({ start, end }) => source.slice(start, end)).join(' ')
  return {
    kept: names(kept),
    hidden: names(hidden),
    unused: unused.map(({ start, end, reason }) => `${source.slice(start, end)} ${reason}`),
  }
}

const nothing = 'This comment hides nothing.'

describe('ignore comments', () => {
  it('hide nothing in a draft without directives', () => {
    expect(read('One #1 and #2.')).toEqual({ kept: '#1 #2', hidden: '', unused: [] })
  })

  it('hide what is between them, in whatever order it was found', () => {
    const source = `A #1.\n\n${comment('disable')}\n\nA #2, a #3.\n\n${comment('enable')}\n\nA #4.\n`
    expect(read(source)).toEqual({ kept: '#1 #4', hidden: '#2 #3', unused: [] })
    expect(read(source, true)).toEqual({ kept: '#4 #1', hidden: '#3 #2', unused: [] })
  })

  it('hide from their own end on', () => {
    const source = `A #1 ${comment('disable')}#2 and #3`
    expect(read(source)).toMatchObject({ kept: '#1', hidden: '#2 #3' })
    expect(read(`${comment('disable')} A #1 ${comment('enable')}#2`)).toMatchObject({
      kept: '#2',
      hidden: '#1',
    })
  })

  it('may name several rules, parted by commas and spaces', () => {
    for (const names of ['a-rule b-rule', 'a-rule,b-rule', 'a-rule ,  b-rule,']) {
      expect(read(`${comment(`disable ${names}`)}\n\nA #1, a #2b.`)).toMatchObject({
        kept: '',
        hidden: '#1 #2b',
      })
    }
  })

  it('of a whole file hide by rule, by type or all, and only the first of two is of use', () => {
    const [first, second] = [comment('ignore-file b-rule'), comment('ignore-file b-rule -- again')]
    expect(read(`A #1, a #2b.\n\n${first}\n\n${second}\n`)).toEqual({
      kept: '#1',
      hidden: '#2b',
      unused: [`${second} ${nothing}`],
    })
    expect(read(`A #1, a #2b.\n\n${comment('ignore-file generic_phrasing')}\n`).kept).toBe('')
    expect(read(`A #1, a #2b.\n\n${comment('ignore-file')}\n`).kept).toBe('')
  })

  it('are all of use that hide the same', () => {
    const source = `${comment('ignore-file')}\n\n${comment('disable')}\n\nA #1. ${comment('disable-line')}\n`
    expect(read(source)).toEqual({ kept: '', hidden: '#1', unused: [] })
  })
})

describe('ignore comments for a line', () => {
  it('hide no line before or after it', () => {
    const source = `A #1.\n\n${comment('disable-next-line')}\nA #2,\na #3.\n`
    expect(read(source)).toMatchObject({ kept: '#1 #3', hidden: '#2' })
    expect(read(source, true)).toMatchObject({ kept: '#3 #1', hidden: '#2' })
    expect(read(`A #1,\na #2 ${comment('disable-line')}\nand #3.\n`)).toMatchObject({
      kept: '#1 #3',
      hidden: '#2',
    })
  })

  it('hide a line to its last character', () => {
    const source = `A word. ${comment('disable-line')}\nMore.\n`
    const end = source.indexOf('\n')
    const hits = [end - 1, end].map((start) => makeHit(start, start + 1))
    const { kept, hidden } = applyDirectives(readDocument(source), hits, known)
    expect(hidden.map(({ start }) => start)).toEqual([end - 1])
    expect(kept.map(({ start }) => start)).toEqual([end])
  })

  it('find the next line over blank ones, up to the last', () => {
    for (const blank of ['', '\n', '   \n', '\n\t\n\n']) {
      expect(read(`${comment('disable-next-line')}\n${blank}A #1`)).toMatchObject({ hidden: '#1' })
    }
  })

  it('on one line rule their own line and the next', () => {
    const source = `A #1 ${comment('disable-next-line')} ${comment('disable-line')}\nand #2\nand #3.\n`
    expect(read(source)).toEqual({ kept: '#3', hidden: '#1 #2', unused: [] })
  })

  it('hide beside comments of other kinds', () => {
    const [other, next] = [comment('disable b-rule'), comment('disable-next-line')]
    expect(read(`${other}\n\n${next}\nA #1, a #2b.\n`)).toMatchObject({ hidden: '#1 #2b' })
  })

  it('hide their line where another one has no line to hide', () => {
    const [next, own] = [comment('disable-next-line'), comment('disable-line')]
    expect(read(`A #1 ${next} ${own}`)).toEqual({
      kept: '',
      hidden: '#1',
      unused: [`${next} ${nothing}`],
    })
  })

  it('that rule the same line are of use once', () => {
    const [first, second] = [comment('disable-line'), comment('disable-line -- again')]
    expect(read(`A #1 ${first} ${second}`)).toEqual({
      kept: '',
      hidden: '#1',
      unused: [`${second} ${nothing}`],
    })
  })

  it('rule every line that they are on', () => {
    const long = '<!-- content-trust-disable-line\n-- for a reason\n-->'
    expect(read(`A #1.\nA #2 ${long} and #3.\nA #4.\n`)).toMatchObject({
      kept: '#1 #4',
      hidden: '#2 #3',
    })
  })
})

describe('ignore comments that are of no use', () => {
  it('are told in the order of the draft, with the reason', () => {
    const [idle, stray, typo, wrong] = [
      comment('disable-next-line'),
      comment('enable'),
      comment('disabel'),
      comment('disable c-rule'),
    ]
    expect(
      read(`${wrong}\n\n${idle}\n\nWords.\n\n${stray}\n\n${idle}\n\n${typo}\n`).unused,
    ).toEqual([
      `${wrong} This comment names an unknown rule or evidence type “c-rule”.`,
      `${idle} ${nothing}`,
      `${stray} No comment before this one hides what it names.`,
      `${idle} ${nothing}`,
      `${typo} This comment names an unknown directive.`,
    ])
  })

  it('leave out those that show again what was hidden, whether or not a finding was there', () => {
    const source = `${comment('disable')}\n\nWords.\n\n${comment('enable')}\n`
    expect(read(source).unused).toEqual([`${comment('disable')} ${nothing}`])
  })
})
