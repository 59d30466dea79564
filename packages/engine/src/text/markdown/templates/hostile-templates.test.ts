import { expect, it } from 'vitest'
import { scanMarkdown } from '../scan-markdown.ts'

it('reads 100 kB of hostile templates in linear time', () => {
  const cost = (unit: string, length: number): number => {
    const source = unit.repeat(Math.ceil(length / unit.length))
    const start = process.cpuUsage()
    scanMarkdown(source, 'markdown')
    return process.cpuUsage(start).user / 1000
  }
  for (const unit of [
    '{{',
    '{% ',
    '{{ a ',
    '{{{',
    '[[a',
    '{: ',
    '[!a [',
    ':::\n',
    '{{<\n',
    '[a]({{ b ',
    '[a]: {{ b\n',
    '{% comment %}\n',
    '```{note}\n',
    '> [!NOTE]\n',
    '!!! a\n',
    '<a {{ ',
  ]) {
    cost(unit, 1_000)
    // Quadratic scans took seconds.
    expect(cost(unit, 100_000), unit).toBeLessThan(1500)
  }
})
