import { describe, expect, it } from 'vitest'
import type { EvidenceItem } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'

/** The evidence of one rule that proposes a deletion. */
function found(source: string): EvidenceItem | undefined {
  const { evidence } = analyzeText({ source, syntax: 'markdown' })
  return evidence.find(({ rule }) => rule === 'hollow-intensifier')
}

describe('explainHit', () => {
  it('quotes the words without emphasis marks, and copies the span with them', () => {
    const item = found('The layout is *very* unique in its kind.')
    expect(item?.span).toBe('very* unique')
    expect(item?.explanation).toContain('“very unique”')
  })

  it('quotes a span over two lines as one line', () => {
    expect(found('The layout is very\nunique in its kind.')?.explanation).toContain('“very unique”')
  })

  it.each([
    'The layout is **very** unique.',
    'The layout is [very](u) unique.',
    'The layout is _very_ unique.',
  ])(
    'proposes nothing where the text in place of the span would leave half a mark: %s',
    (source) => {
      expect(found(source)).toBeDefined()
      expect(found(source)).not.toHaveProperty('suggestion')
    },
  )

  it('keeps the marks of the words that stay', () => {
    expect(found('The layout is very **unique** here.')?.suggestion).toBe('**unique')
  })

  it.each(['The layout is very unique.', 'The layout is **very unique** here.'])(
    'proposes text where no mark is cut: %s',
    (source) => {
      expect(found(source)?.suggestion).toBe('unique')
    },
  )
})
