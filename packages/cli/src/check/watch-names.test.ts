import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

const text = 'It is very unique, and long enough.'

/** Starts to watch, makes one change after the first run, and waits for the second. */
async function runsAnewFor(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  change: (cwd: string) => Promise<void>,
) {
  const cwd = await makeFolder(files)
  const stop = new AbortController()
  let err = ''
  const stderr = {
    isTerminal: false,
    columns: 80,
    write: async (more: string) => {
      err += more
    },
  }
  const running = run(cwd, ['check', '--watch', ...args], { stderr, stop: stop.signal })
  const runs = () => err.split('watching for changes').length - 1
  const until = async (count: number) => {
    for (let tries = 0; tries < 150 && runs() < count; tries++) await delay(20)
    expect(runs(), err).toBe(count)
  }
  await until(1)
  await change(cwd)
  await until(2)
  stop.abort()
  expect((await running).status).toBe(0)
}

it('sees a draft whose name begins that of the report', async () => {
  await runsAnewFor({ 'a.md': text }, ['a.md', '-o', 'a.md.json', '-f', 'json'], (cwd) =>
    writeFile(join(cwd, 'a.md'), `${text} Now.`),
  )
})

it('sees a new draft in a named folder that had none', async () => {
  await runsAnewFor({ 'x.bin': '', 'docs/y.bin': '' }, ['docs'], (cwd) =>
    writeFile(join(cwd, 'docs/a.md'), text),
  )
})

it('sees a draft of a glob, in a folder that nobody named', async () => {
  await runsAnewFor({ 'docs/inner/a.md': text }, ['docs/**/*.md'], (cwd) =>
    writeFile(join(cwd, 'docs/inner/a.md'), `${text} Now.`),
  )
})

it('waits for a folder that is not there yet', async () => {
  await runsAnewFor({ 'a.md': text }, ['a.md', 'docs'], async (cwd) => {
    await mkdir(join(cwd, 'docs'))
    await rm(join(cwd, 'a.md'))
  })
})

it('refuses options that contradict each other before it watches', async () => {
  const cwd = await makeFolder({ 'a.md': text })
  const { status, err } = await run(cwd, ['check', 'a.md', '--watch', '--stdout'], {
    stop: AbortSignal.abort(),
  })
  expect([status, err]).toEqual([2, expect.stringContaining('--stdout')])
})
