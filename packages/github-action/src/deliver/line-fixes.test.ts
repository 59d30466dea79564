import { analyzeText } from '@content-trust/engine'
import { type LineRanges, reportDraft } from '@content-trust/engine/report'
import { mergeLayers } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import type { ChangedLines } from '../changes/change.ts'
import { fixesInDiff, lineFixes } from './line-fixes.ts'

function reportOn(source: string, changed: LineRanges | null = null) {
  const result = analyzeText({ source, syntax: 'markdown' })
  const settings = mergeLayers([])
  const narrowing = { limit: 99, changed, baseline: undefined }
  return reportDraft({ shown: 'a.md', source, settings, result }, narrowing, (text) => text)
}

function fixesOf(source: string): [number, string][] {
  return lineFixes(reportOn(source)).map(({ from, text }) => [from, text])
}

/** Of one sentence alone no edit is made that makes its share of the risk larger. */
const rest = `The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024. We measured it with a turbine meter.
At 3 bar the seal of the second valve dripped, so we replaced it with part 22-118 on 6 May.
`

it('joins the fixes of a line and keeps the rest of it', () => {
  const line = 'Please note that the valve opens in order to let water out, as `in order to` says.'
  expect(fixesOf(`# Valve\n\n- ${line}\n\n${rest}`)).toEqual([
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

it('changes the lines of a phrase that runs over a break together, whatever the line endings are', () => {
  const source =
    '# Valve\r\n\r\nIt leaks due to the\r\nfact that the seal is worn.\r\nIt dripped.\r\n'
  const [fix, ...others] = lineFixes(reportOn(source))
  expect(others).toEqual([])
  expect(fix).toMatchObject({ from: 3, to: 4, text: 'It leaks because\nthe seal is worn.' })
})

it('says of each fix what the findings say that it settles', () => {
  const source = '# Valve\n\nIt opens in order to leak, and the part is very unique.\n'
  const report = reportOn(source)
  const [fix] = lineFixes(report)
  expect(fix?.reasons.map(({ explanation }) => explanation)).toEqual(
    report.findings.map(({ explanation }) => explanation),
  )
  expect(fix?.reasons).toHaveLength(2)
})

it('leaves what a comment or an unchanged line hides', () => {
  const wordy = 'The valve opens in order to let water out.'
  const ignore = '<!-- content-trust-disable-next-line wordy-phrase -- a name -->'
  expect(fixesOf(`# Valve\n\n${ignore}\n${wordy}\n`)).toEqual([])
  const source = `# Valve\n\n${wordy}\n\n${wordy}\n`
  expect(lineFixes(reportOn(source, [[5, 5]])).map(({ from }) => from)).toEqual([5])
})

describe('the fixes that a review may propose', () => {
  const wordy = 'The valve opens in order to let water out.'
  const report = reportOn(`# Valve\n\n${Array.from({ length: 5 }, () => `${wordy}\n\n`).join('')}`)

  function linesOf(lines: ChangedLines | null): number[] {
    const change = { path: 'a.md', status: 'modified', previous: 'a.md', blob: '', lines } as const
    const fixes = fixesInDiff({ change, report, base: null, shownLines: null })
    return fixes.map(({ from }) => from)
  }

  it('are on lines that the diff shows, from the first line of a hunk to its last', () => {
    expect(lineFixes(report).map(({ from }) => from)).toEqual([3, 5, 7, 9, 11])
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
