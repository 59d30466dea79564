import { describe, expect, it } from 'vitest'
import { addedDirectives } from '../../added-directives.ts'

const markdown = (source: string) => ({ source, syntax: 'markdown' }) as const

/** What a change of Markdown asks to be exempt from: kind, names and reason of each comment. */
function asked(base: string | null, now: string, syntax: 'markdown' | 'mdx' = 'markdown') {
  const draft = base === null ? null : ({ source: base, syntax } as const)
  return addedDirectives({ source: now, syntax }, draft).added.map(({ kind, names, reason }) =>
    [kind, ...names, ...(reason === null ? [] : [`(${reason})`])].join(' '),
  )
}

const quote =
  '<!-- content-trust-disable-next-line cliche -- a quote -->\n\nAt the end of the day.\n'
const range =
  'Before.\n\n<!-- content-trust-disable cliche -->\n\nFirst words.\n\nLast words.\n\n<!-- content-trust-enable cliche -->\n\nAfter.\n'

describe('ignore comments that stood in the base', () => {
  it.each([
    ['are the same', quote, quote],
    ['moved with their line', `${quote}\nMore.\n`, `Much more.\n\nMore.\n\n${quote}`],
    ['have another reason', quote, quote.replace('a quote', 'said by a customer')],
    ['are wrapped otherwise', quote, quote.replace('\n\nAt', '\nAt')],
    [
      'name the same in another order',
      quote.replace('cliche', 'a b'),
      quote.replace('cliche', 'b, a'),
    ],
    [
      'are for the whole file',
      '<!-- content-trust-ignore-file -->\nA.\n',
      'B.\n\n<!-- content-trust-ignore-file -->\n',
    ],
    [
      'rule a range that grew inside',
      range,
      range.replace('First words.', 'First words.\n\nMore words.'),
    ],
    [
      'stand in their line',
      'A b. <!-- content-trust-disable-line -->\n',
      '# New\n\nA b. <!-- content-trust-disable-line -->\n',
    ],
  ])('count where they %s', (_name, base, now) => {
    expect(asked(base, now)).toEqual([])
    expect(addedDirectives(markdown(now), markdown(base)).source).toBe(now)
  })

  it('count once', () => {
    expect(asked(quote, `${quote}\n${quote}`)).toEqual(['disable-next-line cliche (a quote)'])
  })
})

describe('ignore comments that a change adds', () => {
  const line = ['disable-next-line cliche (a quote)']
  it.each([
    ['in a new draft', null, quote, line],
    ['to an old line', 'At the end of the day.\n', quote, line],
    ['by moving one to another line', quote, quote.replace('At the', 'A new end.\n\nAt the'), line],
    [
      'by changing the line under one',
      quote,
      quote.replace('At the', 'It is a game changer at the'),
      line,
    ],
    [
      'by naming more rules',
      quote,
      quote.replace('cliche', 'cliche filler'),
      ['disable-next-line cliche filler (a quote)'],
    ],
    ['by naming none', quote, quote.replace('cliche ', ''), ['disable-next-line (a quote)']],
    ['for the whole file', quote, `${quote}<!-- content-trust-ignore-file -->\n`, ['ignore-file']],
    [
      'by taking the end of a range away',
      range,
      range.replace(/<!-- content-trust-enable.*-->/, ''),
      ['disable cliche'],
    ],
    [
      'by moving the end of a range down',
      range,
      `${range.replace(/<!-- content-trust-enable.*-->/, '')}\n<!-- content-trust-enable cliche -->\n`,
      ['disable cliche'],
    ],
    [
      'by moving the start of a range up',
      range,
      `<!-- content-trust-disable cliche -->\n\n${range.replace(/<!-- content-trust-disable.*-->/, '')}`,
      ['disable cliche'],
    ],
    [
      'by moving the end of a range before it',
      range,
      `Last words.\n\n<!-- content-trust-enable cliche -->\n\n${range.replace(/<!-- content-trust-enable.*-->/, '')}`,
      ['disable cliche'],
    ],
  ])('are found %s', (_name, base, now, expected) => {
    expect(asked(base, now)).toEqual(expected)
  })

  it('are found in MDX, and not in code that shows one', () => {
    const comment = '{/* content-trust-disable-next-line filler */}\n\nWords.\n'
    expect(asked('Words.\n', comment, 'mdx')).toEqual(['disable-next-line filler'])
    expect(asked(null, '```md\n<!-- content-trust-disable -->\n```\n')).toEqual([])
  })

  it('are made void, and nothing moves', () => {
    const now = `${quote}\n<!-- content-trust-disable -->\nB.\n`
    const { source, added } = addedDirectives(markdown(now), markdown(quote))
    expect(added).toHaveLength(1)
    expect(source).toHaveLength(now.length)
    expect(source.startsWith(quote)).toBe(true)
    expect(source).not.toContain('content-trust-disable -->')
  })
})
