import { analyzeText } from '@content-trust/engine'
import { reportDraft } from '@content-trust/engine/report'
import { mergeLayers } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import type { ChangedLines } from '../changes/change.ts'
import { fixesInDiff, lineFixes } from './line-fixes.ts'

function reportOn(source: string) {
  const result = analyzeText({ source, syntax: 'markdown' })
  const settings = mergeLayers([])
  const narrowing = { limit: 99, changed: null, baseline: undefined }
  return reportDraft({ shown: 'a.md', source, settings, result }, narrowing, (text) => text)
}

function fixesOf(source: string): [number, string][] {
  return lineFixes(reportOn(source)).map(({ line, text }) => [line, text])
}

it('joins the fixes of a line and keeps the rest of it', () => {
  const line = 'Please note that the valve opens in order to let water out, as `in order to` says.'
  expect(fixesOf(`# Valve\n\n- ${line}\n`)).toEqual([
    [3, '- The valve opens to let water out, as `in order to` says.'],
  ])
})

it('takes the comma and the capital of a lead-in along', () => {
  expect(fixesOf('# Valve\n\nRain fell. Needless to say, the valve of 1911 leaks.\n')).toEqual([
    [3, 'Rain fell. The valve of 1911 leaks.'],
  ])
})

it('proposes nothing for a text without a safe fix', () => {
  expect(fixesOf('The pump moved 40 litres in 12 minutes.\n')).toEqual([])
})

describe('a line', () => {
  const source = 'The valve opens in order to let 12 litres out.\nNeedless to say.\n\nIt rained.\n'
  const report = reportOn(source)
  const [finding] = report.findings
  if (finding === undefined) throw new Error('Expected a finding.')

  /** What becomes of the text with these words replaced, each a finding of its own. */
  function fixed(...edits: readonly (readonly [words: string, text: string])[]) {
    const findings = edits.map(([words, text]) => {
      const start = source.indexOf(words)
      return { ...finding, edit: { start, end: start + words.length, text } }
    })
    return lineFixes({ ...report, findings }).map((fix) => [fix.text, fix.findings.length])
  }

  it('has one fix for all its edits, in whatever order they come', () => {
    const both = ['A valve opens to let 12 litres out.', 2]
    expect(fixed(['The', 'A'], ['in order to', 'to'])).toEqual([both])
    expect(fixed(['in order to', 'to'], ['The', 'A'])).toEqual([both])
  })

  it.each([
    ['overlap', 'opens in', 'in order'],
    ['touch', 'opens ', 'in order'],
  ])('takes the first of two edits that %s', (_name, first, second) => {
    expect(fixed([second, 'x'], [first, 'runs '])).toEqual([fixed([first, 'runs '])[0]])
    expect(fixed([first, 'runs '])[0]?.[0]).toMatch(/^The valve runs /)
  })

  it.each([
    ['is empty', 'Needless to say.', ''],
    ['is two lines', 'in order to', 'to\n'],
    ['is two lines of another system', 'in order to', 'to\r'],
    ['says another number', '12', '13'],
    ['takes the next line along', 'out.\nNeedless to say', 'out'],
  ])('has no fix that %s', (_name, words, text) => {
    expect(fixed([words, text])).toEqual([])
  })
})

describe('the fixes that a review may propose', () => {
  const wordy = 'The valve opens in order to let water out.'
  const report = reportOn(`# Valve\n\n${Array.from({ length: 5 }, () => `${wordy}\n\n`).join('')}`)

  function linesOf(lines: ChangedLines | null): number[] {
    const change = { path: 'a.md', status: 'modified', previous: 'a.md', blob: '', lines } as const
    const fixes = fixesInDiff({ change, report, base: null, shownLines: null })
    return fixes.map(({ line }) => line)
  }

  it('are on lines that the diff shows, from the first line of a hunk to its last', () => {
    expect(lineFixes(report).map(({ line }) => line)).toEqual([3, 5, 7, 9, 11])
    expect(linesOf({ added: [], context: [[5, 9]] })).toEqual([5, 7, 9])
    expect(linesOf({ added: [], context: [[6, 8]] })).toEqual([7])
    expect(
      linesOf({
        added: [[5, 5]],
        context: [
          [1, 3],
          [11, 11],
        ],
      }),
    ).toEqual([3, 11])
  })

  it('are left out where GitHub gave no diff, and for a draft without a report', () => {
    expect(linesOf(null)).toEqual([])
    const lines: ChangedLines = { added: [], context: [[1, 99]] }
    const change = { path: 'a.md', status: 'modified', previous: 'a.md', blob: '', lines } as const
    const skipped = { status: 'skipped', shown: 'a.md', note: '' } as const
    expect(fixesInDiff({ change, report: skipped, base: null, shownLines: null })).toEqual([])
  })
})
