import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mergeLayers } from '@content-trust/workspace'
import { expect, it, vi } from 'vitest'
import { scoreInProcesses } from '../../packages/cli/src/media/score-in-processes.ts'
import { type MediaTask, mediaLimits } from '../../packages/cli/src/tasks/media-task.ts'
import type { Outcome } from '../../packages/cli/src/tasks/outcome.ts'
import { makeFolder } from './support/folder.ts'

const launcher = fileURLToPath(new URL('../../packages/cli/bin/content-trust.js', import.meta.url))
const fixture = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const misbehaving = fixture('fixtures/misbehaving-decoder.ts')
const limits = { deadlineMs: 6_000, maxMegabytes: 512 }

function task(shown: string, bytes: Uint8Array = new Uint8Array()): MediaTask {
  const settings = mergeLayers([])
  return { modality: 'media', shown, path: null, bytes, size: bytes.length, settings }
}

async function outcomesOf(outcomes: AsyncIterable<Outcome>): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes) all.push(outcome)
  return all
}

const { signal } = new AbortController()

it('gives up a file that keeps, breaks or fills its decoder, and scores the others', async () => {
  const names = ['first.png', 'endless.webm', 'second.png', 'crash.webm', 'huge.webm', 'third.png']
  const place = { jobs: 1, signal, limits, entry: misbehaving }
  const outcomes = await outcomesOf(
    scoreInProcesses(
      names.map((name) => task(name)),
      place,
    ),
  )
  expect(outcomes.map(({ shown }) => shown)).toEqual(names)
  expect(outcomes.map((outcome) => ('problem' in outcome ? outcome.problem : ''))).toEqual([
    '',
    'took longer than 6 s to decode; the file is damaged or too complex. Convert it and try again.',
    '',
    'its data crashed the decoder; the file is damaged',
    'needs more than 512 MB of memory to decode; the file is damaged or too large. Convert it and try again.',
    '',
  ])
})

it('spreads files over processes and keeps their order', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `${index}.png`)
  const outcomes = await outcomesOf(
    scoreInProcesses(
      names.map((name) => task(name)),
      { jobs: 3, signal, limits, entry: misbehaving },
    ),
  )
  expect(outcomes.map(({ shown }) => shown)).toEqual(names)
  expect(new Set(outcomes.map((outcome) => ('note' in outcome ? outcome.note : ''))).size).toBe(3)
})

it('stops at once when the run is stopped', async () => {
  const stopping = new AbortController()
  const place = { jobs: 1, signal: stopping.signal, limits: mediaLimits, entry: misbehaving }
  const outcomes = scoreInProcesses([task('first.png'), task('endless.webm')], place)
  expect((await outcomes.next()).value).toMatchObject({ shown: 'first.png' })
  const next = outcomes.next()
  stopping.abort()
  expect(await next).toEqual({ done: true, value: undefined })
})

it('ends a decoder that takes more memory than it may', async () => {
  const bytes = await readFile(fixture('../../examples/images/declared.jpg'))
  const place = { jobs: 1, signal, limits: { ...limits, deadlineMs: 60_000, maxMegabytes: 40 } }
  const [outcome] = await outcomesOf(scoreInProcesses([task('declared.jpg', bytes)], place))
  expect(outcome).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('needs more than 40 MB of memory'),
  })
})

it('gives up a file after three seconds whose reader never comes back', async () => {
  const entry = fixture('fixtures/looping-reader/media-process.ts')
  const place = { jobs: 1, signal, limits: mediaLimits, entry }
  const [outcome] = await outcomesOf(scoreInProcesses([task('endless.webm')], place))
  expect(outcome).toEqual({
    status: 'failed',
    shown: 'endless.webm',
    problem: 'took longer than 3 s to read; the file is damaged, or made to take long.',
  })
})

it('refuses a WebM at once that the demuxer alone would read without end', async () => {
  const film = await readFile(fixture('../media/fixtures/voice.webm'))
  // A cluster of no bytes: what follows was read as the same element again and again.
  film[505] = 0
  const place = { jobs: 1, signal, limits: { ...mediaLimits, deadlineMs: 60_000 } }
  const [endless] = await outcomesOf(scoreInProcesses([task('endless.webm', film)], place))
  expect(endless).toMatchObject({
    status: 'failed',
    problem: expect.not.stringContaining('took longer'),
  })
})

it('scores bytes in the real process', async () => {
  const bytes = await readFile(fixture('../../examples/images/declared.jpg'))
  const place = { jobs: 1, signal }
  const [outcome] = await outcomesOf(scoreInProcesses([task('<stdin>', bytes)], place))
  expect(outcome).toMatchObject({
    status: 'scored',
    modality: 'media',
    result: { modality: 'image' },
  })
})

it.skipIf(!existsSync('/proc/self/task'))(
  'leaves no process behind when the user stops the run (skipped where /proc is not)',
  async () => {
    const bytes = await readFile(fixture('../../examples/images/declared.jpg'))
    const names = Array.from({ length: 40 }, (_, index) => `${index}.jpg`)
    const cwd = await makeFolder(Object.fromEntries(names.map((name) => [name, bytes])))
    const run = spawn(process.execPath, [launcher, 'check', ...names, '-f', 'jsonl'], { cwd })
    const closed = once(run, 'close')
    await once(run.stdout, 'data')
    const children = childrenOf(run.pid)
    expect(children.length).toBeGreaterThan(0)
    run.kill('SIGINT')
    const [code, signal] = await closed
    expect([code, signal]).toEqual([null, 'SIGINT'])
    await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), { timeout: 20_000 })
  },
)

function childrenOf(pid = 0): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list === '' ? [] : list.split(' ').map(Number)
}

function isRunning(pid: number): boolean {
  try {
    // A process that ended and was not waited for has no memory.
    return readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[0] !== '0'
  } catch {
    return false
  }
}
