import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLines, prepareFindings } from '../report/index.ts'
import type { Severity } from '../schema/index.ts'
import { markText } from './html-text.ts'

const mark = (source: string, ranges: readonly (readonly [number, number, Severity])[]) => {
  const evidence = ranges.map(([start, end, severity]) => ({
    type: 'other' as const,
    severity,
    span: source.slice(start, end),
    explanation: 'Seen.',
    start,
    end,
  }))
  return markText({ source, findings: prepareFindings(findLines(source), evidence) }, 'd')
}

const colours = (html: string) =>
  [...html.matchAll(/<mark class="(\w+)">(?:<sup.*?<\/sup>)?<a[^>]*>(.*?)<\/a>/g)].map(
    ([, severity, text]) => `${severity} ${text}`,
  )

describe('marked text', () => {
  it('shows the strongest finding where findings overlap', () => {
    const html = mark('one two three four', [
      [0, 13, 'low'],
      [4, 7, 'high'],
      [8, 18, 'medium'],
    ])
    expect(colours(html)).toEqual(['low one ', 'high two', 'low  ', 'medium three', 'medium  four'])
  })

  it('keeps the text and anchors every finding, whatever overlaps', () => {
    const source = 'a <b> & "c" d\ne f g h'
    const range = fc
      .tuple(
        fc.nat(source.length - 2),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom<Severity>('low', 'medium', 'high'),
      )
      .map(
        ([start, length, severity]) =>
          [start, Math.min(source.length, start + length), severity] as const,
      )
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const html = mark(source, ranges)
        const text = html.replaceAll(/<sup.*?<\/sup>|<[^>]*>/g, '')
        expect(text).toBe('a &lt;b&gt; &amp; &quot;c&quot; d\ne f g h')
        for (const index of ranges.keys()) expect(html).toContain(`id="d-mark-${index + 1}"`)
      }),
    )
  })

  it.each([
    ['YAML', '---\ntitle: A\n---\n', 'Text.\n'],
    ['TOML', '+++\ntitle = "A"\n+++\n', 'Text.\n'],
    ['alone', '---\ntitle: A\n---', ''],
    ['with Windows line ends', '---\r\ntitle: A\r\n---\r\n', 'Text.\r\n'],
  ])('folds front matter and changes no character: %s', (_name, front, rest) => {
    const html = mark(`${front}${rest}`, [])
    expect(html).toMatch(/^<details class="front"><summary aria-label="Front matter"><\/summary>/)
    expect(html.split('</details>').map((part) => part.replaceAll(/<[^>]*>/g, ''))).toEqual([
      front.replaceAll('"', '&quot;'),
      rest,
    ])
  })

  it.each([
    '---\n\nA line between two breaks.\n\n---\n',
    '---\nNo end: of it\n',
    '---\nProse with no key\n---\n',
    'title: A\n---\n',
  ])('folds nothing else: %j', (source) => {
    expect(mark(source, [])).not.toContain('<details')
  })
})
