import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { metrics } from '../../packages/engine/src/style/metrics/read-metrics.ts'

const page = fileURLToPath(new URL('../../docs/style.md', import.meta.url))

it('the page of style lists every metric with the bounds that the engine uses', async () => {
  const text = await readFile(page, 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| .* \| (.*) \| (.*) \|$/gm)]
  const listed = rows
    .filter(([, name]) => metrics.some((metric) => metric.name === name))
    .map(([, name, good, poor]) => [name, good, poor])
  const used = metrics.map(({ name, good, poor }) => {
    if (poor < 0) return [name, 'for information', '–']
    return poor < good
      ? [name, `from ${good}`, `below ${poor}`]
      : [name, `up to ${good}`, `above ${poor}`]
  })
  expect(listed).toEqual(used)
})
