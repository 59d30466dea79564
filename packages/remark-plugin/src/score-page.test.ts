import type { ImageResult, TextResult } from '@content-trust/engine/schema'
import { mergeLayers, type SettingsLayer } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import { scorePage } from './score-page.ts'

const source = '# Pumps\n\nThe pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024.\n'
const page = { source, syntax: 'markdown' } as const

/** A cache that lives as long as a test. */
function makeCache() {
  const kept = new Map<string, TextResult | ImageResult>()
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, result: TextResult | ImageResult) => void kept.set(key, result),
  }
}

describe('a result that is kept', () => {
  it('is that of the same text under the same settings', () => {
    const cache = makeCache()
    const first = scorePage(page, mergeLayers([]), cache)
    expect(scorePage({ ...page }, mergeLayers([]), cache)).toBe(first)
  })

  it.each([
    ['as MDX', { ...page, syntax: 'mdx' } as const, {}],
    ['with other words', { ...page, source: source.replace('40', '41') }, {}],
    ['for another use', page, { intended_use: 'cite' }],
    ['with an ignored rule', page, { ignore_rules: { cliche: 'house style' } }],
  ] as const)('is not taken for the page %s', (_name, other, layer: SettingsLayer) => {
    const cache = makeCache()
    const first = scorePage(page, mergeLayers([]), cache)
    const second = scorePage(other, mergeLayers([layer]), cache)
    expect(second).not.toBe(first)
    expect(second).toEqual(scorePage(other, mergeLayers([layer]), makeCache()))
  })
})
