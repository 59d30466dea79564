import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../cli/support/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the commands touch: the engine, the scripts, and what runs a test. */
const copied = [
  'package.json',
  'vitest.config.ts',
  'packages/engine/package.json',
  'packages/engine/src',
  'packages/engine/models',
  'scripts',
  'test/lanes.ts',
  'test/support',
]

/** A copy of the repository in which a rule may be added. */
async function copyRepository(): Promise<string> {
  const folder = await makeFolder({})
  for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
  await mkdir(join(folder, 'docs'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function runIn(folder: string, command: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('a rule that is added as CONTRIBUTING says', { timeout: 120_000 }, () => {
  const draft = 'One placid adjective after another fills this page about the pump at the old mill.'
  const score = `
    import { analyzeText } from './packages/engine/src/text/index.ts'
    const { slop_risk, evidence } = analyzeText({ source: ${JSON.stringify(draft)}, syntax: 'markdown' })
    console.log(JSON.stringify({ slop_risk, rules: evidence.map(({ rule, span }) => [rule, span]) }))
  `

  it('is green after two commands, and scores a draft', async () => {
    const folder = await copyRepository()
    await writeFile(join(folder, 'score.ts'), score)
    const before: unknown = JSON.parse(runIn(folder, 'node --conditions=source score.ts').output)
    const page = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
    const section = page.slice(page.indexOf('## Add a rule'))
    const commands = /```sh\n(.*?)\n```/s.exec(section)?.[1]?.split('\n') ?? []
    expect(commands).toHaveLength(2)
    const [added, tested] = commands.map((command) => runIn(folder, command))
    expect(added?.status, added?.output).toBe(0)
    expect(tested?.status, tested?.output).toBe(0)
    // Vitest ends well, too, when no test has the name that was asked for.
    expect(tested?.output).toMatch(/Tests +\d+ passed/)

    const { status, output } = runIn(folder, 'node --conditions=source score.ts')
    expect(status, output).toBe(0)
    expect(before).toEqual({ slop_risk: expect.any(Number), rules: [] })
    expect(JSON.parse(output)).toEqual({
      ...Object(before),
      rules: [['placid-adjective', 'placid adjective']],
    })
  })

  it('has a name that is new, in kebab-case', async () => {
    const folder = await copyRepository()
    expect(runIn(folder, 'npm run new:rule -- buzzword')).toMatchObject({
      status: 2,
      output: expect.stringContaining('expected a new one'),
    })
    expect(runIn(folder, 'npm run new:rule -- Buzz_Word')).toMatchObject({
      status: 2,
      output: expect.stringContaining('expected kebab-case'),
    })
  })
})
