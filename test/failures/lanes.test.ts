import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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
  readonly output: string
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
  return run(words).finally(() => writeFileSync(place, original))
}

/** Runs npm in the copy. */
function run(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const env = { ...process.env, ...variables, NO_COLOR: '1', FORCE_COLOR: undefined }
  return new Promise((resolve) => {
    execFile('npm', words, { cwd: copy, env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : error.code, output: stdout + stderr })
    })
  })
}

describe('a failing test stops', () => {
  it.each(cases)('npm test %s, planted as %s', { timeout: 300_000 }, async (lane = '') => {
    const { status, output } = (await runs.get(lane)) ?? { status: 0, output: '' }
    // It failed by that test, and not because it could not run.
    expect(output).toMatch(/× was planted/)
    expect(output).toMatch(/Tests +1 failed \(1\)/)
    expect(status).toBe(1)
  })
})

describe('a lane that skips what the machine cannot have', () => {
  it('passes, and leaves nothing behind', { timeout: 300_000 }, async () => {
    await Promise.all(runs.values())
    const hosts = globSync('test/sites/*.test.ts').map((path) => basename(path, '.test.ts'))
    const { status, output } = await run(['test', 'sites'], { LEFT_OUT_SITES: hosts.join(' ') })
    expect(output).toMatch(/Test Files +1 passed/)
    expect(output).not.toContain('temporary files')
    expect(status).toBe(0)
  })
})
