import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Clone, type Clones, makeClones, type Ran } from './commands/clone.ts'
import { commandsIn, commandsOfPages, type PageCommand, root } from './commands/find-commands.ts'
import { notHere } from './commands/not-here.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const commands = commandsOfPages()
const reasonOf = ({ page, command }: PageCommand) =>
  notHere.find((each) => each.pages.test(page) && each.commands.test(command))
const here = commands.filter((found) => reasonOf(found) === undefined)

/** What goes to standard error when all is well. */
const counts = /^(?:(?:rows|fix|joined|policy)\b.*\n|note: .*; nothing to resume\.\n)*$/
/** What several pages show and what only reads examples does the same everywhere. */
const onlyReadsExamples =
  /^npx content-trust (?:check|explain|about|rules|style) (?!.*(?: -o | > |--fix|--update|docs))(?:examples\/|[\w-]+$)/
const known = new Map<string, Promise<Ran>>()

function runOnce(clone: Clone, command: string): Promise<Ran> {
  if (!onlyReadsExamples.test(command)) return clone.run(command)
  const answer = known.get(command) ?? clone.run(command)
  known.set(command, answer)
  return answer
}

/** Runs the commands of a page, one after the other, and answers those that failed. */
async function failuresOf(clone: Clone, page: string): Promise<string[]> {
  const failures: string[] = []
  for (const found of here.filter((each) => each.page === page)) {
    if (!hasFfmpeg && found.command.includes('examples/video/')) continue
    const { status, err } = await runOnce(clone, found.command.replace(/^npm install && /, ''))
    if (status !== 0 || !counts.test(err)) {
      failures.push(`${page}: ${found.command}\nended with ${status}: ${err}`)
    }
  }
  clone.reset()
  return failures
}

describe('the commands of all pages', () => {
  let clones: Clones
  beforeAll(async () => {
    clones = await makeClones(2)
  }, 120_000)
  afterAll(() => clones.remove())

  it('run as they are written in a clean clone', { timeout: 600_000 }, async () => {
    expect(here.length).toBeGreaterThan(80)
    const waiting = [...new Set(here.map(({ page }) => page))]
    const failures: string[] = []
    await Promise.all(
      clones.all.map(async (clone) => {
        for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
          failures.push(...(await failuresOf(clone, page)))
        }
      }),
    )
    expect(failures).toEqual([])
    const skipped = notHere.map(({ why }) => {
      const count = commands.filter((found) => reasonOf(found)?.why === why).length
      return `${count}: ${why}`
    })
    process.stdout.write(
      [
        `${here.length} commands ran, ${commands.length - here.length} did not:`,
        ...skipped,
        '',
      ].join('\n'),
    )
  })

  it('say what is missing when a video is checked without ffmpeg', async () => {
    const folder = temporaryFolder()
    const path = execFileSync(join(root, '.ci/bare-path'), [folder], {
      cwd: root,
      encoding: 'utf8',
    })
    const command = here.find((found) => found.command.includes('examples/video/'))?.command ?? ''
    const video = /examples\/video\/\S+/.exec(command)?.[0]
    const [clone] = clones.all
    expect(await clone?.run(command, path.trim())).toEqual({
      status: 2,
      err: `error: ${video}: Video frames cannot be decoded here. Install ffmpeg, so that it is on the PATH.\n`,
    })
  })
})

describe('the commands that are left out', () => {
  it.each(notHere)('$why', (reason) => {
    const left = commands.filter((found) => reasonOf(found) === reason)
    expect(left.length, 'no page shows such a command any more').toBeGreaterThan(0)
    expect(left.flatMap((found) => reason.problem(found) ?? [])).toEqual([])
  })
})

it('commands are found whole, in blocks, in recipes and in sentences', () => {
  const page = [
    '```sh\nnpx a \\\n  b # why\n\n# a note\necho \'{"x":\n  1}\' | cat\n```',
    '  ```bash\n  export A=1\n  echo $A\n  ```',
    '```yaml\nsteps:\n  - run: npx c\n  - uses: d\nscript:\n  - npm ci\n```',
    '```js\nnpx e\n```',
    'Run `npx content-trust about`, or `npx content-trust explain RULE`.',
  ].join('\n\n')
  expect(commandsIn(page)).toEqual([
    'npx a \\\n  b',
    'echo \'{"x":\n  1}\' | cat',
    'export A=1\n  echo $A',
    'npx c',
    'npm ci',
    'npx content-trust about',
  ])
})

it('examples/README.md states the decision of every draft', async () => {
  const text = await readFile(join(root, 'examples/README.md'), 'utf8')
  const rows = [...text.matchAll(/^\| \[([\w-]+\.md)\]\(drafts\/[^)]+\) \| ([a-z ]+) \|/gm)]
  const stated = Object.fromEntries(rows.map((row) => [row[1], row[2]?.replace(' ', '_')]))
  const launcher = join(root, 'packages/cli/bin/content-trust.js')
  const command = [launcher, 'check', 'examples/drafts', '-f', 'jsonl']
  const report = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  const found = report
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ path, result }) => [path.split('/').at(-1), result.recommended_action])
  expect(stated).toEqual(Object.fromEntries(found))
  expect(new Set(Object.values(stated)).size).toBe(4)
})
