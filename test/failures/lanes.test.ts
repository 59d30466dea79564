import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lane, lanes } from '../lanes.ts'
import { copyProject } from './support/copy-project.ts'

const planted = `import { expect, it } from 'vitest'

it('was planted', () => {
  expect('what the code does').toBe('what it should do')
})
`

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'content-trust-copy-')))
beforeAll(() => copyProject(copy))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Puts a failing test in the place of one that the command runs, and runs that one alone. */
function runPlanted(script: string, test: string) {
  const place = join(copy, test)
  const original = readFileSync(place)
  writeFileSync(place, planted)
  try {
    return spawnSync('npm', ['run', script, '--', test], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
  } finally {
    writeFileSync(place, original)
  }
}

describe('a failing test stops', () => {
  it.each([
    ['test', 'test/repo/lanes.test.ts'],
    ...Object.entries<Lane>(lanes).map(([name, { files, onlyHere = files }]) => [
      `test:${name}`,
      globSync([...onlyHere]).sort()[0] ?? '',
    ]),
  ])('npm run %s, planted as %s', { timeout: 240_000 }, (script, test) => {
    const { status, stdout } = runPlanted(script, test)
    // It failed by that test, and not because it could not run.
    expect(stdout).toMatch(/× was planted/)
    expect(stdout).toMatch(/Tests +1 failed \(1\)/)
    expect(status).toBe(1)
  })
})
