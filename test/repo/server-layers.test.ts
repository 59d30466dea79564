import { expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

const root = 'apps/server/src/'
const files = readSources('apps/server/src')

function importsOf(folder: string): { path: string; name: string }[] {
  return files
    .filter(({ path }) => path.startsWith(`${root}${folder}/`))
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
}

it('the ledger and the media imports know nothing of the rest of the server', () => {
  const outside = ['ledger', 'media'].flatMap((folder) =>
    importsOf(folder).filter(
      ({ name }) => name.startsWith(root) && !name.startsWith(`${root}${folder}/`),
    ),
  )
  expect(outside.map(({ path, name }) => `${path} imports ${name}`)).toEqual([])
})

it.each(['better-sqlite3', 'kysely', 'pg'])('%s is imported by the ledger alone', (driver) => {
  const users = files.filter(({ imports }) => imports.includes(driver)).map(({ path }) => path)
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((path) => !path.startsWith(`${root}ledger/`))).toEqual([])
})

it('the drivers of databases are imported where a database is opened', () => {
  const users = files.filter(({ imports }) =>
    imports.some((name) => name === 'pg' || name === 'better-sqlite3'),
  )
  expect(users.map(({ path }) => path)).toEqual([
    `${root}ledger/database/postgres.ts`,
    `${root}ledger/database/sqlite.ts`,
  ])
})

it('process is touched by the entry alone', () => {
  // The examples of the API reference are text for readers.
  const ours = files.filter(({ path }) => path !== `${root}reference/examples.ts`)
  const users = ours.filter(({ code }) => /\bprocess\.(?:env|argv|exit|stdout|on)\b/.test(code))
  expect(users.map(({ path }) => path)).toEqual([`${root}main.ts`])
})
