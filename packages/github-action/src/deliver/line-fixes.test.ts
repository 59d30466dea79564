import { analyzeText } from '@content-trust/engine'
import { reportDraft } from '@content-trust/engine/report'
import { mergeLayers } from '@content-trust/engine/settings'
import { expect, it } from 'vitest'
import { lineFixes } from './line-fixes.ts'

function fixesOf(source: string): [number, string][] {
  const result = analyzeText({ source, syntax: 'markdown' })
  const settings = mergeLayers([])
  const narrowing = { limit: 99, changed: null, baseline: undefined }
  const report = reportDraft({ shown: 'a.md', source, settings, result }, narrowing, (text) => text)
  return lineFixes(report).map(({ line, text }) => [line, text])
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
