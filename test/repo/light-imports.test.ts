import { expect, it } from 'vitest'
import { readSources, valueImports } from '../support/read-sources.ts'

const files = new Map(readSources('packages/engine/src').map((file) => [file.path, file]))

/** The files that run when a file of the engine is imported. */
function reached(path: string, seen: Set<string> = new Set()): Set<string> {
  const file = files.get(path)
  if (file === undefined || seen.has(path)) return seen
  seen.add(path)
  for (const next of valueImports(path, file.code)) reached(next, seen)
  return seen
}

function thatImportZod(path: string): string[] {
  return [...reached(path)].filter((each) => files.get(each)?.imports.includes('zod'))
}

it('the engine loads no zod to score, revise and measure text', () => {
  expect(reached('packages/engine/src/index.ts').size).toBeGreaterThan(300)
  expect(thatImportZod('packages/engine/src/index.ts')).toEqual([])
})

it('sees zod where it is', () => {
  expect(thatImportZod('packages/engine/src/schema/index.ts')).toContain(
    'packages/engine/src/schema/context.ts',
  )
})
