import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/policy.md'), 'utf8')
const rows = page
  .slice(0, page.indexOf('## '))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Policy|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''))
      .slice(1, 5),
  )

describe('the policies that the page begins with', () => {
  it('are ten', () => {
    expect(rows).toHaveLength(10)
  })

  it.each(rows)('%s', (custom_policy, meets, misses, decision) => {
    const hold = (source: string) =>
      analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
    const met = hold(meets).policy_matches ?? []
    expect(met.length).toBeGreaterThan(0)
    expect(new Set(met.map(({ action }) => action ?? 'none'))).toEqual(new Set([decision]))
    expect(hold(misses).policy_matches).toEqual([])
  })
})
