import { execFile } from 'node:child_process'
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

/** Each command with the test that is planted for it: one that it alone runs. */
const cases = [
  ['', 'test/repo/lanes.test.ts'],
  ...Object.entries<Lane>(lanes).map(([name, { files, onlyHere = files }]) => [
    name,
    globSync([...onlyHere]).sort()[0] ?? '',
  ]),
]

interface Run {
  readonly status: unknown
  readonly stdout: string
}

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'content-trust-copy-')))
const runs = new Map<string, Promise<Run>>()
// Much of a run is waiting, so two at a time take little more than half of the time.
beforeAll(() => {
  copyProject(copy)
  const queues: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
  for (const [index, [lane = '', test = '']] of cases.entries()) {
    const run = (queues[index % 2] ?? Promise.resolve()).then(() => runPlanted(lane, test))
    queues[index % 2] = run
    runs.set(lane, run)
  }
})
afterAll(async () => {
  await Promise.all(runs.values())
  rmSync(copy, { recursive: true, force: true })
})

/** Puts a failing test in the place of one that the command runs, and runs that one alone. */
function runPlanted(lane: string, test: string): Promise<Run> {
  const place = join(copy, test)
  const original = readFileSync(place)
  writeFileSync(place, planted)
  const words = ['test', '--', ...(lane === '' ? [] : [lane]), test]
  const options = { cwd: copy, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } }
  return new Promise((resolve) => {
    execFile('npm', words, options, (error, stdout) => {
      writeFileSync(place, original)
      resolve({ status: error === null ? 0 : error.code, stdout })
    })
  })
}

describe('a failing test stops', () => {
  it.each(cases)('npm test %s, planted as %s', { timeout: 300_000 }, async (lane = '') => {
    const { status, stdout } = (await runs.get(lane)) ?? { status: 0, stdout: '' }
    // It failed by that test, and not because it could not run.
    expect(stdout).toMatch(/× was planted/)
    expect(stdout).toMatch(/Tests +1 failed \(1\)/)
    expect(status).toBe(1)
  })
})
