import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

/** Starts a run that watches, and waits for words of it. */
function start(cwd: string, args: readonly string[], isTerminal = false) {
  const stop = new AbortController()
  const said = { out: '', err: '' }
  const output = (name: keyof typeof said) => ({
    isTerminal,
    columns: 80,
    write: async (text: string) => {
      said[name] += text
    },
  })
  const running = run(cwd, ['check', '--watch', '-f', 'unix', ...args], {
    stdout: output('out'),
    stderr: output('err'),
    stop: stop.signal,
    env: { NO_COLOR: '1' },
  })
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 200 && !isSo(); tries++) await delay(20)
    expect(isSo(), JSON.stringify(said)).toBe(true)
  }
  const runs = () => said.err.split('watching for changes').length - 1
  const end = async () => {
    stop.abort()
    return (await running).status
  }
  return { said, until, runs, end }
}

it('runs again for a changed draft and a repaired config, and not for its own report', async () => {
  const cwd = await makeFolder({ 'docs/a.md': 'It is very unique, and long enough.' })
  const { said, until, runs, end } = start(cwd, ['docs', '-o', 'report.txt'])
  await until(() => runs() === 1)
  await delay(250)
  expect(runs()).toBe(1)
  await writeFile(join(cwd, 'content-trust.config.json'), '{"fail_on": 7}')
  await until(() => runs() === 2)
  expect(said.err).toContain('error: content-trust.config.json')
  await writeFile(join(cwd, 'content-trust.config.json'), '{"fail_on": "high"}')
  await until(() => runs() === 3)
  await writeFile(join(cwd, 'docs/new.md'), 'We utilise it, and it is long enough.')
  await until(() => runs() === 4)
  expect(said.out).toBe('')
  expect(await end()).toBe(0)
})

it('clears a terminal before each run, and waits where there is no draft', async () => {
  const cwd = await makeFolder({ 'a.bin': '' })
  const { said, until, runs, end } = start(cwd, ['.'], true)
  await until(() => runs() === 1)
  expect(said.out.startsWith('\x1b[2J\x1b[3J\x1b[H')).toBe(true)
  expect(said.err).not.toContain('nothing was checked')
  expect(await end()).toBe(0)
})

it('reads no standard input, and no options that contradict each other', async () => {
  const piped = await run('.', ['check', '-', '--watch'])
  expect([piped.status, piped.err]).toEqual([2, expect.stringContaining('--watch needs files')])
  const stopped = await run('.', ['check', 'README.md', '--watch'], { stop: AbortSignal.abort() })
  expect([stopped.status, stopped.out]).toEqual([0, ''])
})
