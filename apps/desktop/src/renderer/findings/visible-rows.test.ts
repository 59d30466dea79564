import { describe, expect, it } from 'vitest'
import { arrangeFindings, type FindingEntry, matchesFilter } from './arrange-findings.ts'
import { HEADING_HEIGHT, layOutRows, ROW_HEIGHT, visibleRows } from './visible-rows.ts'

function entry(index: number, title: string, severity: 'low' | 'medium' | 'high'): FindingEntry {
  return {
    finding: {
      rule: 'a-rule',
      type: 'generic_phrasing',
      title,
      severity,
      quote: `words ${index}`,
      place: null,
      explanation: 'It says little.',
      suggestion: null,
      edit: null,
    },
    mark: {
      finding: index,
      from: index,
      to: index + 1,
      group: 'phrasing',
      severity,
      scope: 'phrase',
      lane: 0,
    },
  }
}

const entries = [
  entry(0, 'weak provenance', 'low'),
  entry(1, 'generic phrasing', 'medium'),
  entry(2, 'generic phrasing', 'high'),
]

describe('the order of findings', () => {
  it('by position has no headings', () => {
    expect(arrangeFindings(entries, 'position')).toEqual([{ label: null, entries }])
  })

  it('by type begins with the most frequent, by severity with the strongest', () => {
    const labels = (order: 'type' | 'severity') =>
      arrangeFindings(entries, order).map(({ label }) => label)
    expect(labels('type')).toEqual(['generic phrasing', 'weak provenance'])
    expect(labels('severity')).toEqual(['high', 'medium', 'low'])
  })

  it('of none has no sections', () => {
    expect(arrangeFindings([], 'type')).toEqual([])
  })
})

describe('the filter', () => {
  it('finds all words of the filter anywhere in a finding, in any case', () => {
    const found = entries.filter((one) => matchesFilter(one, ' GENERIC high'))
    expect(found).toEqual([entries[2]])
    expect(entries.filter((one) => matchesFilter(one, ''))).toEqual(entries)
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 2000 }, (_, index) => entry(index, 'generic phrasing', 'low'))
  const laid = layOutRows(arrangeFindings(many, 'type'))

  it('is as high as all of its rows', () => {
    expect(laid.height).toBe(HEADING_HEIGHT + 2000 * ROW_HEIGHT)
  })

  it('draws what is visible, and the active row wherever it is', () => {
    const range = { top: 1000 * ROW_HEIGHT, bottom: 1000 * ROW_HEIGHT + 600 }
    const rows = visibleRows(laid.sections, range, 3).flatMap((section) => section.rows)
    expect(rows.length).toBeLessThan(25)
    expect(rows[0]?.index).toBe(3)
    expect(rows.some(({ index }) => index === 1000)).toBe(true)
  })
})
