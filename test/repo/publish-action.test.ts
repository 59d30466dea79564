import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const script = resolve(import.meta.dirname, '../../.ci/publish-action')

// The script runs on Linux.
const unix = it.skipIf(process.platform === 'win32')

/** A checkout of an empty remote, and the folder of an assembled action. */
function makeCheckout() {
  const folder = temporaryFolder()
  const [remote, checkout, action] = ['remote', 'checkout', 'action'].map((name) =>
    join(folder, name),
  )
  const run = (program: string, args: readonly string[], cwd = checkout) => {
    const person = { NAME: 'Test', EMAIL: 'test@example.com' }
    const env = Object.fromEntries(
      Object.entries(person).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    )
    return spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' })
  }
  run('git', ['init', '-q', '--bare', remote ?? ''], folder)
  run('git', ['clone', '-q', remote ?? '', checkout ?? ''], folder)
  writeFileSync(join(checkout ?? '', '.gitignore'), 'dist/\n')
  run('git', ['add', '.'])
  run('git', ['commit', '-q', '-m', 'sources'])
  for (const each of ['action/dist', 'images']) {
    mkdirSync(join(action ?? '', each), { recursive: true })
  }
  const write = (name: string, text: string) =>
    writeFileSync(join(action ?? '', name.startsWith('images/') ? name : `action/${name}`), text)
  write('images/image-thread.mjs', '1\r\n')
  const ask = (...args: string[]) => run('git', args, remote).stdout.trim()
  const publish = (version: string, ...more: string[]) =>
    run(script, [action ?? '', version, ...more])
  return { write, ask, publish, run, action: action ?? '' }
}

unix('makes the folder the content of the branch `action`, and moves v1', () => {
  const { write, ask, publish, run } = makeCheckout()
  write('action.yml', 'name: Test\n')
  write('dist/index.js', '1\n')
  expect(publish('0.1.0')).toMatchObject({ status: 0, stderr: '' })
  expect(ask('ls-tree', '-r', '--name-only', 'action')).toBe('action.yml\ndist/index.js')
  const first = ask('rev-parse', 'action')
  expect(ask('rev-parse', 'v1')).toBe(first)

  write('dist/index.js', '2\n')
  expect(publish('0.2.0')).toMatchObject({ status: 0, stderr: '' })
  expect(ask('rev-parse', 'action^')).toBe(first)
  expect(ask('rev-parse', 'v1', 'action-0.2.0')).toBe(
    [ask('rev-parse', 'action'), ask('rev-parse', 'action')].join('\n'),
  )
  expect(ask('rev-parse', 'action-0.1.0')).toBe(first)
  expect(run('git', ['status', '--porcelain']).stdout).toBe('')
})

unix('adds no commit where nothing changed, and drops files that are gone', () => {
  const { write, ask, publish, action } = makeCheckout()
  write('action.yml', 'name: Test\n')
  write('dist/old.js', '1\n')
  publish('0.1.0')
  publish('0.1.1')
  expect(ask('rev-list', '--count', 'action')).toBe('1')
  expect(ask('rev-parse', 'action-0.1.1')).toBe(ask('rev-parse', 'action'))
  rmSync(join(action, 'action/dist/old.js'))
  publish('0.2.0')
  expect(ask('ls-tree', '-r', '--name-only', 'action')).toBe('action.yml')
})

unix('keeps the code for images by a tag that its content names, byte for byte', () => {
  const { write, ask, publish, run } = makeCheckout()
  write('action.yml', 'name: Test\n')
  run('git', ['config', 'core.autocrlf', 'input'])
  expect(publish('0.1.0')).toMatchObject({ status: 0 })
  const [first = '', ...others] = ask('tag', '--list', 'action-images-*').split('\n')
  expect(others).toEqual([])
  expect(ask('rev-parse', `${first}:image-thread.mjs`)).toBe(
    createHash('sha1').update('blob 3\x001\r\n').digest('hex'),
  )
  // The action itself does not have it.
  expect(ask('ls-tree', '-r', '--name-only', 'v1')).toBe('action.yml')
  const commit = ask('rev-parse', first)
  expect(publish('0.2.0')).toMatchObject({ status: 0 })
  expect(ask('tag', '--list', 'action-images-*')).toBe(first)
  expect(ask('rev-parse', first)).toBe(commit)
  write('images/image-thread.mjs', '2\n')
  expect(publish('0.3.0')).toMatchObject({ status: 0 })
  expect(ask('tag', '--list', 'action-images-*').split('\n')).toHaveLength(2)
})

unix('pushes to another repository, such as one that the Marketplace lists', () => {
  const { write, ask, publish, run } = makeCheckout()
  write('action.yml', 'name: Test\n')
  const other = join(temporaryFolder(), 'other')
  run('git', ['init', '-q', '--bare', other])
  run('git', ['remote', 'add', 'listed', other])
  expect(publish('0.1.0', 'listed')).toMatchObject({ status: 0, stderr: '' })
  expect(ask('branch')).toBe('')
  const { stdout } = run('git', ['ls-tree', '--name-only', 'v1'], other)
  expect(stdout).toBe('action.yml\n')
})

unix('refuses a folder without an action', () => {
  const { publish, ask } = makeCheckout()
  const { status, stderr } = publish('0.1.0')
  expect(status).toBe(2)
  expect(stderr).toContain('expected an assembled action. Run: npm run build:action')
  expect(ask('branch')).toBe('')
})
