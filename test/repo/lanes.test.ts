import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Lane, lanes } from '../lanes.ts'

const ci = readFileSync('.ci/run', 'utf8')

describe.each(Object.entries<Lane>(lanes))(
  'the lane %s',
  (name, { files, onlyHere = files, longest = [] }) => {
    it('has tests behind each of its globs, and runs what npm test leaves to it', () => {
      for (const glob of [...files, ...onlyHere]) {
        expect([glob, globSync(glob).length]).not.toEqual([glob, 0])
      }
      const run = new Set(files.flatMap((glob) => globSync(glob)))
      expect(onlyHere.flatMap((glob) => globSync(glob)).filter((path) => !run.has(path))).toEqual(
        [],
      )
    })

    it('starts early only what it runs', () => {
      const run = new Set(files.flatMap((glob) => globSync(glob)))
      for (const glob of longest) {
        const paths = globSync(glob)
        expect([glob, paths.length]).not.toEqual([glob, 0])
        expect(paths.filter((path) => !run.has(path))).toEqual([])
      }
    })

    it('is run by CI', () => {
      expect(ci).toMatch(
        new RegExp(`^ *(?:.*; then )?(?:tests|together)(?: .*)? ${name}(?:$|;| )`, 'm'),
      )
    })
  },
)

it('every name between braces is a file', () => {
  const globs = Object.values<Lane>(lanes).flatMap(({ files, onlyHere = [] }) => [
    ...files,
    ...onlyHere,
  ])
  for (const glob of globs) {
    const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? []
    for (const each of names?.split(',') ?? []) {
      const one = `${before}${each}${after}`
      expect([one, globSync(one).length]).toEqual([one, 1])
    }
  }
})
