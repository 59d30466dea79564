import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { makeFolder } from '../cli/support/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const launcher = join(root, 'packages/cli/bin/content-trust.js')
const hookFile = '.pre-commit-hooks.yaml'
const hasPreCommit = spawnSync('pre-commit', ['--version']).status === 0

/** The keys of a hook that pre-commit knows, of those that ours may need; it warns of any other. */
const hooksSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    entry: z.string(),
    args: z.array(z.string()),
    language: z.enum(['node', 'system']),
    files: z.string(),
    types: z.array(z.string()),
    require_serial: z.boolean(),
  }),
)

const read = (path: string) => readFile(join(root, path), 'utf8')
const [hook] = hooksSchema.parse(parse(await read(hookFile)))
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(await read('packages/cli/package.json')))

/** Drafts of which the gate stops one, and an ignored one that it would stop. */
async function makeProject(): Promise<string> {
  const folder = await makeFolder({
    'good.md': '# Notes\n\nThe pump ran for 40 hours at 3 bar in our workshop in May 2024.\n',
    '.content-trust-ignore': 'ignored.md\n',
    'data.json': '{}',
  })
  const risky = join(root, 'examples/drafts/platform-launch.md')
  for (const name of ['risky.md', 'ignored.md']) await cp(risky, join(folder, name))
  return folder
}

/** A PATH on which `npx` and `content-trust` are this checkout, as if npm had it. */
async function pathOf(folder: string): Promise<string> {
  const bin = join(folder, '.git-ignored-bin')
  await mkdir(bin)
  const run = `exec '${process.execPath}' '${launcher}'`
  const npx = `#!/bin/sh\n[ "$1 $2" = "--no content-trust" ] || exit 3\nshift 2\n${run} "$@"\n`
  for (const [name, text] of [
    ['npx', npx],
    ['content-trust', `#!/bin/sh\n${run} "$@"\n`],
  ] as const) {
    await writeFile(join(bin, name), text)
    await chmod(join(bin, name), 0o755)
  }
  return `${bin}:${process.env['PATH']}`
}

/** Runs a command over files as a hook does, which appends their names. */
async function statusOver(command: string, files: readonly string[], isAbsolute: boolean) {
  const folder = await makeProject()
  const names = files.map((file) => (isAbsolute ? join(folder, file) : file))
  const env = { ...process.env, PATH: await pathOf(folder) }
  const run = spawnSync('sh', ['-c', `${command} "$@"`, 'sh', ...names], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return [run.status, run.stdout.includes('risky.md')]
}

const cases: readonly (readonly [files: string[], status: number, names: boolean])[] = [
  [['good.md'], 0, false],
  [['good.md', 'risky.md'], 1, true],
  [['ignored.md'], 0, false],
]

describe('the hook of pre-commit', () => {
  it('runs what is installed, and the page names the version of this checkout', async () => {
    expect(hook?.entry).toMatch(/^npx --no content-trust /)
    const page = await read('docs/cli.md')
    expect(page).toContain(`rev: v${version}\n`)
    expect(page).toContain(`additional_dependencies: [/path/to/content-trust-${version}.tgz]`)
  })

  it.each(cases)('over %j exits with %d', async (files, status, isNamed) => {
    const command = [hook?.entry, ...(hook?.args ?? [])].join(' ')
    expect(await statusOver(command, files, false)).toEqual([status, isNamed])
  })

  it.skipIf(!hasPreCommit)(
    'runs from a repository by pre-commit itself',
    { timeout: 60_000 },
    async () => {
      const project = await makeProject()
      const hooks = await makeFolder({ [hookFile]: await read(hookFile) })
      const env = {
        ...process.env,
        PATH: await pathOf(project),
        PRE_COMMIT_HOME: join(hooks, 'cache'),
      }
      const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
      for (const folder of [project, hooks]) {
        for (const args of [
          ['init', '-q'],
          ['add', '.'],
          [...identity, 'commit', '-qm', 'first'],
        ]) {
          execFileSync('git', args, { cwd: folder })
        }
      }
      const tryRepo = (...files: string[]) =>
        spawnSync('pre-commit', ['try-repo', hooks, 'content-trust', '--files', ...files], {
          cwd: project,
          env,
          encoding: 'utf8',
        })
      expect(execFileSync('git', ['ls-files'], { cwd: project, encoding: 'utf8' })).toContain(
        'risky.md',
      )
      const stopped = tryRepo('good.md', 'risky.md', 'data.json')
      expect(stopped.stdout).toMatch(/Content Trust\.+Failed\n/)
      expect(stopped.stdout).toContain('risky.md')
      expect(stopped.stdout).not.toContain('data.json')
      expect(tryRepo('good.md', 'ignored.md').stdout).toMatch(/Content Trust\.+Passed\n/)
      expect(tryRepo('data.json').stdout).toMatch(/Content Trust\.+\(no files to check\)Skipped\n/)
    },
  )
})

describe('the recipes of docs/cli.md', async () => {
  const page = await read('docs/cli.md')
  const blocks = [...page.matchAll(/^```(?:json|yaml)\n((?:\{|repos:).*?)^```$/gms)].map(
    ([, text = '']) => parse(text),
  )
  const staged = z.object({ 'lint-staged': z.record(z.string(), z.string()) })
  const local = z.object({
    repos: z.tuple([
      z.object({
        repo: z.literal('local'),
        hooks: z.tuple([
          z.object({ language: z.literal('node'), entry: z.string(), args: z.array(z.string()) }),
        ]),
      }),
    ]),
  })

  it.each(cases)('lint-staged over %j exits with %d', async (files, status, isNamed) => {
    const [recipe] = blocks.flatMap((block) => staged.safeParse(block).data ?? [])
    const [command = ''] = Object.values(recipe?.['lint-staged'] ?? {})
    expect(await statusOver(command, files, true)).toEqual([status, isNamed])
  })

  it.each(cases)('a local hook over %j exits with %d', async (files, status, isNamed) => {
    const [recipe] = blocks.flatMap((block) => local.safeParse(block).data ?? [])
    const [{ entry, args } = { entry: '', args: [] }] = recipe?.repos[0].hooks ?? []
    expect(await statusOver([entry, ...args].join(' '), files, false)).toEqual([status, isNamed])
  })
})
