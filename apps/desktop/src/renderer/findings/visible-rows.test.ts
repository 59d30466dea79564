import { describe, expect, it } from 'vitest'
import { arrangeFindings, type FindingEntry, matchesFilter } from './arrange-findings.ts'
import { bySection, heightOf, listItems } from './visible-rows.ts'

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

describe('the lines of the list', () => {
  const items = listItems(arrangeFindings(entries, 'type'))

  it('are headings and findings, which are counted through', () => {
    const told = items.map((item) => (item.kind === 'heading' ? item.label : item.row.index))
    expect(told).toEqual(['generic phrasing', 0, 1, 'weak provenance', 2])
    expect(listItems(arrangeFindings(entries, 'position'))).toHaveLength(3)
    expect(items.map(heightOf)).toEqual([36, 108, 108, 36, 108])
  })

  it('are drawn within their sections, also without the heading', () => {
    const placed = items.map((item) => ({ item, top: 0 })).slice(2)
    const drawn = bySection(placed).map(({ section, items: some }) => [section.label, some.length])
    expect(drawn).toEqual([
      ['generic phrasing', 1],
      ['weak provenance', 2],
    ])
  })
})
