import { revise } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../support/cpu-milliseconds.ts'

describe('a revision of a long text', () => {
  it('takes time in proportion to the draft', () => {
    const sentence = 'In order to talk, they utilise a plethora of very unique tools. '
    const time = (count: number) => {
      const draft = { source: sentence.repeat(count), syntax: 'markdown' } as const
      return cpuMilliseconds(() => revise(draft))
    }
    time(20)
    expect(time(1600)).toBeLessThan(8 * 12 * Math.max(5, time(200)))
  })

  it.each([
    'in order to '.repeat(2000),
    `(${'utilise '.repeat(2000)})`,
    '**in order to** '.repeat(1500),
    `${'- in order to utilise\n'.repeat(1500)}`,
    'it is worth noting that '.repeat(1000),
  ])('finishes hostile text', (source) => {
    const { text } = revise({ source, syntax: 'markdown' })
    expect(text.length).toBeLessThanOrEqual(source.length)
  })
})
