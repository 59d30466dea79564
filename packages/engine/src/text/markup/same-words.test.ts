import { describe, expect, it } from 'vitest'
import { revise } from '../../revise/revise.ts'
import type { Syntax, TextResult } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'

const paragraphs = [
  "In today's fast-paced world, it is important to note that our cutting-edge platform leverages a rich tapestry of synergies.",
  "It's worth noting that we utilize it in order to install the harbour gate, and many experts agree that it doesn't fail.",
  'The harbour crew mended 17 nets on 3 March 2021, and Ann Okafor counted them twice before the ferry left for Porto.',
  'Studies show that prices rose by 40% last year, which is a game changer for everyone who cares about quality & trust.',
  'We asked the council for the figures of the last nine years. They sent us two boxes of paper, and we read them all.',
]
const items = ['Open the gate slowly', 'Delve into the robust manual', 'Count the nets again']
const heading = 'How the harbour was mended'

/** One page in each syntax: the same words, headings, items and links. */
const pages: Readonly<Record<Exclude<Syntax, 'mdx' | 'plain'>, string>> = {
  markdown: [
    `# ${heading}`,
    ...paragraphs.map((text) => text.replace('harbour', '`harbour`')),
    'See [the report](https://example.org/report).',
    items.map((item) => `- ${item}`).join('\n'),
  ].join('\n\n'),
  html: [
    `<h1>${heading}</h1>`,
    ...paragraphs.map(
      (text) => `<p>${htmlOf(text).replace('harbour', '<code>harbour</code>')}</p>`,
    ),
    '<p>See <a href="https://example.org/report">the report</a>.</p>',
    `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`,
  ].join('\n\n'),
  asciidoc: [
    `= ${heading}`,
    ...paragraphs.map((text) => text.replace('harbour', '`harbour`')),
    'See https://example.org/report[the report].',
    items.map((item) => `* ${item}`).join('\n'),
  ].join('\n\n'),
  rst: [
    `${heading}\n${'='.repeat(heading.length)}`,
    ...paragraphs.map((text) => text.replace('harbour', '``harbour``')),
    'See `the report <https://example.org/report>`_.',
    items.map((item) => `- ${item}`).join('\n'),
  ].join('\n\n'),
}

function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}

function scoresOf(result: TextResult): readonly number[] {
  return [
    result.specificity_risk,
    result.provenance_weakness,
    result.slop_risk,
    result.synthetic_texture_risk,
  ]
}

const syntaxes = ['html', 'asciidoc', 'rst'] as const

describe.each(syntaxes)('a page of %s', (syntax) => {
  const source = pages[syntax]
  const result = analyzeText({ source, syntax })
  const markdown = analyzeText({ source: pages.markdown, syntax: 'markdown' })

  it('has the scores of the same words in Markdown', () => {
    for (const [index, score] of scoresOf(result).entries()) {
      expect(score).toBeCloseTo(scoresOf(markdown)[index] ?? -1, 2)
    }
    expect(result.recommended_action).toBe(markdown.recommended_action)
  })

  it('has the findings of the same words in Markdown', () => {
    const found = ({ evidence }: TextResult) => evidence.map(({ rule }) => rule).sort()
    expect(found(result)).toEqual(found(markdown))
    expect(result.evidence.length).toBeGreaterThan(5)
  })

  it('quotes what stands at the offsets', () => {
    for (const { start, end, span } of result.evidence) {
      expect(source.slice(start, end)).toBe(span)
    }
  })

  it('is revised without touching its marks', () => {
    const revision = revise({ source, syntax })
    expect(revision.edits.length).toBeGreaterThan(0)
    expect(revision.safety.status).toBe('passed')
    const gone = revision.edits.flatMap(
      ({ start, end }) => source.slice(start, end).match(/[<>`]/g) ?? [],
    )
    expect(gone).toEqual([])
    expect(revision.text.match(/[<>`]/g)).toEqual(source.match(/[<>`]/g))
  })
})
