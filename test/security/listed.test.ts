import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('every row of the security page names tests that are there, and every test here is named', async () => {
  const page = await readFile(join(root, 'docs/security.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (API\d+) .*$/gm)].map(([row, id]) => ({
    id,
    tests: [...row.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path),
  }))
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `API${index + 1}`),
  )
  for (const { id, tests } of rows) expect([id, tests.length > 0]).toEqual([id, true])
  const named = [...page.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const here = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'))
  const own = here.filter((name) => name !== 'listed.test.ts')
  expect(own.filter((name) => !named.includes(`test/security/${name}`))).toEqual([])
})
