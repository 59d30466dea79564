import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../../test/support/amount.ts'
import type { Draft } from '../schema/index.ts'
import { type AnalyzeTextOptions, analyzeText } from './analyze-text.ts'
import { createTextSession } from './text-session.ts'

/** Pieces of drafts: prose with evidence, every kind of block, and marks that change what is around them. */
const paragraphs = [
  'The integration of innovation supports the very essential development of knowledge. Studies show that it works.',
  'In 2019 Ann Lee (2018) measured 42 bridges [1]; she wrote: “The sea gives back what the land forgets.” It leaned.',
  'It is not only a tool, but also a game changer. Many experts believe so. E.g. Mr. J. Smith, of the U.S. Army, does.',
  'See [the tower][tower] and [here](https://example.org/a?utm_source=x), ![a very unique picture. Or two.](p.png) too.',
  'He went home. She told him that her day was long, and his was, too; they had tea—and I think it was great-ish!',
  'Use `npm run build` in *emph*asis and **bold**, with $x^2$ and <b>tags</b>, at https://example.org/path.',
  'Все experts агрее: это is fine. 你好世界。再见。 Straße naïve, a\u200bb.',
  '# Why it really matters',
  '- first item is vital to success\n- second item\n  - deeper: it plays a crucial role\n- third',
  '| name | value |\n| --- | --- |\n| very unique | 12 % |\n| studies show | [x][tower] |',
  '> Quoted words are truly essential.\n> They go on, as always.',
  '```js\nconst very = "unique"\n```',
  '    indented code is very unique',
  '<div>\n\nVery unique prose in a tag.\n\n</div>',
  '[tower]: https://example.org/tower',
  '[^1]: A footnote that studies show.',
  '<!-- content-trust-disable-next-line hollow-intensifier -->\nA very unique line.',
  '<!-- content-trust-disable -->',
  '<!-- content-trust-enable -->',
  'Setext heading\n===',
  '1. one\n2. two is crucial',
  'One. Two? Three! Four… five: six;',
]
const marks = [
  ' ',
  '\n',
  '\n\n',
  '.',
  '. ',
  'a',
  'A',
  '1',
  '-',
  '*',
  '_',
  '`',
  '```\n',
  '~~~\n',
  '---\n',
  '> ',
  '# ',
  '[',
  ']',
  '](u)',
  '“',
  '"',
  "'",
  '\\',
  '|',
  '<!--',
  '-->',
  '<div>\n',
  '$',
  '\u2060',
  '\ufffc',
  '\u0430',
  'мир',
  '世',
  '\r\n',
  '    ',
  'very unique ',
]

const piece = fc.oneof(
  fc.constantFrom(...paragraphs).map((text) => `${text}\n\n`),
  fc.constantFrom(...marks),
)
/** Replaces so many units at a place, both as shares of the draft, and cuts or keeps its length. */
const edits: fc.Arbitrary<Edit> = fc.record({
  at: fc.integer({ min: 0, max: 1000 }),
  gone: fc.oneof(fc.constantFrom(0, 0, 0, 1), fc.integer({ min: 0, max: 200 })),
  come: fc.oneof(piece, fc.constantFrom('')),
  keepsLength: fc.integer({ min: 0, max: 5 }),
})

const options: readonly AnalyzeTextOptions[] = [
  { details: true, maxEvidence: Number.POSITIVE_INFINITY },
  { details: true, ignoredRules: ['hollow-intensifier', 'weak_provenance'] },
  { maxEvidence: 3, context: { intended_use: 'cite', custom_policy: 'Flag buzzwords.' } },
]

interface Edit {
  readonly at: number
  readonly gone: number
  readonly come: string
  readonly keepsLength: number
}

function apply(source: string, { at, gone, come, keepsLength }: Edit): string {
  const place = Math.round((source.length * at) / 1000)
  const edited = source.slice(0, place) + come + source.slice(place + gone)
  return keepsLength === 0 ? edited.slice(0, source.length) : edited
}

describe('createTextSession', () => {
  it('gives what a fresh analysis gives, after any edits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...paragraphs), { minLength: 1, maxLength: 14 }),
        fc.constantFrom('', '---\ntitle: very unique\n---\n\n'),
        fc.array(
          fc.tuple(
            edits,
            fc.constantFrom(...options),
            fc.constantFrom<Draft['syntax']>('markdown', 'markdown', 'markdown', 'mdx', 'plain'),
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (pieces, front, steps) => {
          const session = createTextSession()
          let source = front + pieces.join('\n\n')
          for (const [change, option, syntax] of steps) {
            const draft = { source, syntax }
            expect(session.analyze(draft, option)).toEqual(analyzeText(draft, option))
            source = apply(source, change)
          }
        },
      ),
      { numRuns: isLong ? 300 : 75 },
    )
  })

  it.each([
    ['a letter in alt text', 'A ![very unique view](v.png) here.', 'very', 'vary'],
    [
      'the address of a link',
      'Read [the page](https://example.org/a).',
      'example.org/a',
      'bit.ly/abcdefg',
    ],
    ['the source after a colon', 'Studies show the fastest:\n\n- Ann Lee (2019)', '2019', 'then'],
  ])('sees that %s has changed', (_what, text, gone, come) => {
    const session = createTextSession()
    for (const source of [text, text.replace(gone, come), text]) {
      const draft: Draft = { source: `It rains.\n\n${source}\n\nIt ends.`, syntax: 'markdown' }
      expect(session.analyze(draft, options[0])).toEqual(analyzeText(draft, options[0]))
    }
  })

  it('goes on after a draft that was refused', () => {
    const session = createTextSession()
    const draft: Draft = { source: paragraphs.join('\n\n'), syntax: 'markdown' }
    session.analyze(draft)
    expect(() => session.analyze(draft, { ignoredRules: ['nothing'] })).toThrow('nothing')
    expect(session.analyze(draft)).toEqual(analyzeText(draft))
  })
})
