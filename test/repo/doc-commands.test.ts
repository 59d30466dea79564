import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder } from '../cli/support/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const launcher = join(root, 'packages/cli/bin/content-trust.js')

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const missing = 'Video frames cannot be decoded here. Install ffmpeg, so that it is on the PATH.'

/** A PATH that lacks ffmpeg, as that of a fresh machine does. */
let barePath = ''
const bareFolder = mkdtemp(join(tmpdir(), 'content-trust-bare-'))
beforeAll(async () => {
  barePath = execFileSync(join(root, '.ci/bare-path'), [await bareFolder], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
})
afterAll(async () => await rm(await bareFolder, { recursive: true }))

/** The commands of a page: lines of its shell blocks, and those that its CI recipes run. */
async function commandsOf(page: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8')
  const shell = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(
    (block) => block[1]?.trimEnd().split('\n') ?? [],
  )
  const recipes = [...text.matchAll(/^```yaml\n(.*?)^```$/gms)].flatMap((block) => [
    ...(block[1] ?? '').matchAll(/^ *- (?:run: )?(npx .*)$/gm),
  ])
  return [...shell, ...recipes.map((match) => match[1] ?? '')]
    .map((command) => command.replace(/^npm install && /, ''))
    .filter((command) => command.includes('content-trust') && !command.startsWith('npm install'))
}

/** A repository with drafts as the pages name them, on a branch of `origin/main`. */
async function makeRepository(): Promise<string> {
  const text = '# Notes\n\nThe pump ran for 40 hours at 3 bar in our workshop in May 2024.\n'
  const folder = await makeFolder({
    'post.md': text,
    'docs/a.md': text,
    'blog/2024/b.mdx': text,
    'texts.jsonl': `${JSON.stringify({ id: 1, text })}\n${JSON.stringify({ id: 2, text })}\n`,
  })
  await cp(join(root, 'examples'), join(folder, 'examples'), { recursive: true })
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-q', '-m', 'first'],
    ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
  ]) {
    execFileSync('git', [...identity, ...args], { cwd: folder })
  }
  return folder
}

function runIn(folder: string, command: string, path = process.env['PATH']) {
  const env = { ...process.env, PATH: path, NODE: process.execPath, LAUNCHER: launcher }
  const run = command.replaceAll('npx content-trust', '"$NODE" "$LAUNCHER"')
  const { status, stderr } = spawnSync('bash', ['-c', run], { cwd: folder, env, encoding: 'utf8' })
  return { status, stderr }
}

it.each([
  ['README.md', 12],
  ['docs/cli.md', 25],
  ['docs/policy.md', 1],
  ['docs/remark.md', 1],
  ['docs/revision.md', 5],
  ['docs/style.md', 4],
  ['docs/media.md', 3],
  ['examples/README.md', 6],
] as const)('%s shows commands that run as written', { timeout: 180_000 }, async (page, least) => {
  const commands = await commandsOf(page)
  expect(commands.length).toBeGreaterThanOrEqual(least)
  const folder = await makeRepository()
  for (const command of commands) {
    const video = /examples\/video\/\S+/.exec(command)?.[0]
    if (video !== undefined) {
      const error = { status: 2, stderr: `error: ${video}: ${missing}\n` }
      expect([command, runIn(folder, command, barePath)]).toEqual([command, error])
      if (!hasFfmpeg) continue
    }
    const { status, stderr } = runIn(folder, command)
    // The examples hold drafts of high risk; a gate on them is meant to fail.
    const expected = command.includes('check examples --fail-on') ? 1 : 0
    expect([command, status, stderr]).toEqual([command, expected, ''])
  }
})

it('examples/README.md states the decision of every draft', async () => {
  const text = await readFile(join(root, 'examples/README.md'), 'utf8')
  const rows = [...text.matchAll(/^\| \[([\w-]+\.md)\]\(drafts\/[^)]+\) \| ([a-z ]+) \|/gm)]
  const stated = Object.fromEntries(rows.map((row) => [row[1], row[2]?.replace(' ', '_')]))
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
