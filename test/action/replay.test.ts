import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { replay } from './replay/replay.ts'
import { replayPage } from './replay/table.ts'

const page = resolve(import.meta.dirname, '../../docs/pull-request-comments.md')

it('comments on real edits only for what they earned, and names only words that they wrote', async () => {
  const rows = await replay()
  expect(rows.length).toBeGreaterThanOrEqual(40)
  for (const { name, isCommented, why, named, written, characters } of rows) {
    expect([name, isCommented]).toEqual([name, why.length > 0])
    expect([name, written]).toEqual([name, named])
    expect(characters).toBeLessThan(60_000)
  }
  const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length
  expect(count(({ isCommented }) => isCommented)).toBeLessThan(
    count(({ isAsking }) => isAsking) / 2,
  )
  await expect(replayPage(rows)).toMatchFileSnapshot(page)
}, 600_000)
