import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const launcher = resolve('packages/cli/bin/content-trust.js')

it('a draft gets the same result, findings and order from the action and the command line', async () => {
  const folder = resolve('examples/drafts')
  const names = ['platform-launch.md', 'disk-failures.md', 'kettle-review.md']
  const paths = names.map((name) => `drafts/${name}`)
  const workspace = temporaryFolder()
  const drafts = await Promise.all(
    names.map(async (path) => {
      return {
        path: `drafts/${path}`,
        before: null,
        after: await readFile(join(folder, path), 'utf8'),
      }
    }),
  )
  const config = await readFile(resolve('examples/content-trust.config.json'), 'utf8')
  const repository = makeRepository(drafts, { 'content-trust.config.json': config })
  await runOn(repository, { inputs: { 'report-file': 'report.json' }, workspace })
  const ours = JSON.parse(await readFile(join(workspace, 'report.json'), 'utf8'))
  const options = ['--format', 'json', '--max-findings', '9999']
  const theirs = JSON.parse(
    execFileSync(process.execPath, [launcher, 'check', ...paths, ...options], {
      cwd: resolve('examples'),
      encoding: 'utf8',
    }),
  )
  expect(ours.files.map(({ path }: { path: string }) => path)).toEqual(paths)
  expect(ours.files).toEqual(theirs.files)
})
