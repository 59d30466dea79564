import { expect, it } from 'vitest'
import type { SoakSample } from './soak.ts'
import { growthOf, soakReport } from './soak-report.ts'

const samples = Array.from({ length: 10 }, (_, index): SoakSample => {
  // The first half grows fast; the second by 2 MB a minute, with one descriptor that is lost.
  const residentMegabytes = index < 5 ? 100 + 50 * index : 300 + 2 * index
  const descriptors = index < 9 ? 70 : 71
  return { minutes: index, attack: 'none', calls: 10, failures: 0, residentMegabytes, descriptors }
})

it('growth is that of the second half, for an hour', () => {
  const growth = growthOf(samples, ({ residentMegabytes }) => residentMegabytes)
  expect(growth).toMatchObject({ first: 310, last: 318, highest: 318 })
  expect(growth.perHour).toBeCloseTo(120)
})

it('the page has the growth of both and a row for each slice', () => {
  const page = soakReport(['Machine: any.'], { minutes: 9, samples })
  expect(page).toContain('| resident megabytes | 310 | 318 | 318 | 120 |')
  expect(page).toContain('| open descriptors | 70 | 71 | 71 | 12 |')
  expect(page.match(/^\| \d+\.0 \|/gm)).toHaveLength(10)
})
