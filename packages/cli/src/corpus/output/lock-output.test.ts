import { AsyncLocalStorage } from 'node:async_hooks'
import fs, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { hostname, tmpdir, uptime } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isLong } from '../../../../../test/support/amount.ts'
import { lockOutput, lockPath } from './lock-output.ts'

/** One that wants the lock; what it does to files waits until it is its turn. */
interface Contender {
  /** Goes on to its next act; undefined while it is under way, and when it is done. */
  go: (() => void) | undefined
  /** What it is about to do, such as `rename out.lock.a`. */
  act: string
  isDone: boolean
  /** Hears when it waits for its turn again, or is done. */
  paused: () => void
}

const current = new AsyncLocalStorage<Contender>()
const acts = ['readFile', 'writeFile', 'link', 'rename', 'rm', 'stat'] as const

const original = { ...fs }
/** Whether this machine tells nothing of its processes. */
let hidesProcesses = false

beforeAll(() => {
  for (const act of acts) {
    const real: (...args: never[]) => unknown = original[act]
    const inTurn = async (...args: never[]) => {
      const contender = current.getStore()
      // What a link makes is its second path.
      const path = String(args[act === 'link' ? 1 : 0])
      if (hidesProcesses && path.startsWith('/proc')) throw new Error('no such file')
      if (contender !== undefined && path.includes('.lock')) {
        await new Promise<void>((resolve) => {
          contender.go = resolve
          contender.act = `${act} ${path.slice(path.lastIndexOf('/') + 1)}`
          contender.paused()
        })
      }
      return real(...args)
    }
    Object.assign(fs, { [act]: inTurn })
  }
  syncBuiltinESMExports()
})

afterAll(() => {
  Object.assign(fs, original)
  syncBuiltinESMExports()
})

/** Starts what contends, up to its first act. */
async function start(work: () => Promise<void>): Promise<Contender> {
  const contender: Contender = { go: undefined, act: '', isDone: false, paused: () => {} }
  await new Promise<void>((resolve) => {
    contender.paused = resolve
    void current.run(contender, work).finally(() => {
      contender.isDone = true
      contender.paused()
    })
  })
  return contender
}

/** Lets a contender do one act, alone. */
async function step(contender: Contender): Promise<void> {
  if (contender.isDone) return
  await new Promise<void>((resolve) => {
    contender.paused = resolve
    const { go } = contender
    contender.go = undefined
    go?.()
  })
}

/** Lets a contender go on until it is about to do an act, or is done. */
async function stepTo(contender: Contender, act: string): Promise<void> {
  while (!contender.isDone && contender.act !== act) await step(contender)
  expect(contender).toMatchObject({ isDone: false, act })
}

async function finish(contender: Contender): Promise<void> {
  while (!contender.isDone) await step(contender)
}

const here = hostname()
/** The text of a lock; without more, of a process that is gone. */
const lock = (token: string, more: object = {}) =>
  JSON.stringify({ pid: 2 ** 22 + 7, host: here, started: null, token, ...more })
const left = { 'out.lock': lock('left') }
const leftTwice = { ...left, 'out.lock.left': lock('claimed') }

async function makeOutput(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return join(folder, 'out')
}

const filesBeside = async (output: string) => (await readdir(dirname(output))).sort()
const tokenAt = async (path: string) => JSON.parse(await readFile(path, 'utf8')).token

/** Makes a file as old as what nobody touched for so long. */
async function age(path: string, seconds: number): Promise<void> {
  const then = new Date(Date.now() - seconds * 1000)
  await utimes(path, then, then)
}

describe('many that want a lock at once', () => {
  it.each([
    ['that nobody has', {}],
    ['of a process that is gone', left],
    ['of a process that is gone, claimed by one that is gone', leftTwice],
  ])('%s get it one after the other, in whatever order they act', async (_, files) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(59), { maxLength: 150 }), async (turns) => {
        const output = await makeOutput(files)
        let holders = 0
        let most = 0
        const problems: unknown[] = []
        const contend = async () => {
          try {
            const unlock = await lockOutput(output)
            most = Math.max(most, ++holders)
            await unlock()
            holders--
          } catch (error) {
            problems.push(error)
          }
        }
        const contenders = await Promise.all([contend, contend, contend].map(start))
        for (let at = 0; at < 1_000; at++) {
          const waiting = contenders.filter(({ isDone }) => !isDone)
          const next = waiting[(turns[at] ?? at) % waiting.length]
          if (next !== undefined) await step(next)
        }
        expect(contenders.map(({ isDone }) => isDone)).toEqual([true, true, true])
        expect(most).toBe(1)
        for (const problem of problems) {
          expect(problem).toBeInstanceOf(UsageError)
          expect(problem).toMatchObject({ message: expect.stringContaining('is being written by') })
        }
        expect(await filesBeside(output)).toEqual([])
      }),
      { numRuns: isLong ? 25 : 8 },
    )
  })
})

describe('two that want the lock of a process that is gone', () => {
  /** Two of them, up to their first acts, and what became of them. */
  async function startTwo(output: string) {
    const ends: ('has it' | 'busy')[] = []
    const contend = (at: number) => async () => {
      try {
        await lockOutput(output)
        ends[at] = 'has it'
      } catch (error) {
        expect(error).toMatchObject({ message: expect.stringContaining('is being written by') })
        ends[at] = 'busy'
      }
    }
    const [first, second] = await Promise.all([start(contend(0)), start(contend(1))])
    return { first, second, ends }
  }

  it('both saw it: who claims it second finds it claimed, and then taken', async () => {
    const output = await makeOutput(left)
    const { first, second, ends } = await startTwo(output)
    await stepTo(second, 'link out.lock.left')
    await stepTo(first, 'rename out.lock.left')
    await stepTo(second, 'readFile out.lock.left')
    // Who claimed it is alive, so the other one starts again.
    await stepTo(second, 'link out.lock')
    await finish(first)
    await finish(second)
    expect(ends).toEqual(['has it', 'busy'])
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('both saw it: who claims it after it was taken lets go of the claim', async () => {
    const output = await makeOutput(left)
    const { first, second, ends } = await startTwo(output)
    await stepTo(second, 'link out.lock.left')
    await finish(first)
    const token = await tokenAt(lockPath(output))
    await stepTo(second, 'rm out.lock.left')
    await finish(second)
    expect(ends).toEqual(['has it', 'busy'])
    expect(await tokenAt(lockPath(output))).toBe(token)
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('both saw that its claim was left too: only one of them claims that claim', async () => {
    const output = await makeOutput(leftTwice)
    const { first, second, ends } = await startTwo(output)
    await stepTo(first, 'link out.lock.left.claimed')
    await stepTo(second, 'link out.lock.left.claimed')
    await stepTo(first, 'rename out.lock.left.claimed')
    await stepTo(second, 'readFile out.lock.left.claimed')
    await stepTo(second, 'link out.lock')
    // While the first one is at it, nobody may claim the lock itself.
    expect(await filesBeside(output)).toContain('out.lock.left')
    await finish(first)
    await finish(second)
    expect(ends).toEqual(['has it', 'busy'])
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('both saw that its claim was left too: who comes after it was taken changes nothing', async () => {
    const output = await makeOutput(leftTwice)
    const { first, second, ends } = await startTwo(output)
    await stepTo(second, 'link out.lock.left.claimed')
    await finish(first)
    await finish(second)
    expect(ends).toEqual(['has it', 'busy'])
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('both saw that its claim was left too: one takes it and gives it back, then the other', async () => {
    const output = await makeOutput(leftTwice)
    const taken: string[] = []
    const contend = (name: string) => async () => {
      const unlock = await lockOutput(output)
      taken.push(name)
      await unlock()
    }
    const [first, second] = await Promise.all([start(contend('first')), start(contend('second'))])
    await stepTo(second, 'link out.lock.left.claimed')
    await stepTo(first, 'rename out.lock.left.claimed')
    await stepTo(second, 'readFile out.lock')
    await finish(first)
    await finish(second)
    expect(taken).toEqual(['first', 'second'])
    expect(await filesBeside(output)).toEqual([])
  })

  it('one gives it back while the other looks who has it: the other one gets it', async () => {
    const output = await makeOutput()
    const first = await start(async () => {
      const unlock = await lockOutput(output)
      await unlock()
    })
    await stepTo(first, 'rm out.lock')
    let has = false
    const second = await start(async () => {
      await lockOutput(output)
      has = true
    })
    await stepTo(second, 'readFile out.lock')
    await finish(first)
    await finish(second)
    expect(has).toBe(true)
  })

  it('on another machine: one that is given back meanwhile is free', async () => {
    const output = await makeOutput({ 'out.lock': lock('far', { host: 'another-machine' }) })
    let has = false
    const contender = await start(async () => {
      await lockOutput(output)
      has = true
    })
    await stepTo(contender, 'stat out.lock')
    await rm(lockPath(output))
    await finish(contender)
    expect(has).toBe(true)
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })
})

describe('a lock', () => {
  it('keeps nobody waiting when its run is killed while it writes it', async () => {
    const output = await makeOutput()
    const killed = await start(async () => void (await lockOutput(output)))
    while (!killed.act.startsWith('writeFile ')) await step(killed)
    // It never goes on; the file is there, and nothing is in it yet.
    await writeFile(join(dirname(output), killed.act.slice('writeFile '.length)), '')
    const unlock = await lockOutput(output)
    expect(JSON.parse(await readFile(lockPath(output), 'utf8'))).toMatchObject({ pid: process.pid })
    await unlock()
  })

  it('names its process, and is gone when it is given back', async () => {
    const output = await makeOutput()
    const unlock = await lockOutput(output)
    const holder = JSON.parse(await readFile(`${output}.lock`, 'utf8'))
    expect(holder).toMatchObject({ pid: process.pid, host: here, token: expect.any(String) })
    await expect(lockOutput(output)).rejects.toThrow(
      `${output} is being written by process ${process.pid} on ${here}. Wait for it, or name another output. If that run is gone, remove ${output}.lock.`,
    )
    expect(JSON.parse(await readFile(`${output}.lock`, 'utf8'))).toEqual(holder)
    await unlock()
    expect(await filesBeside(output)).toEqual([])
    await (await lockOutput(output))()
  })

  it('that somebody else put there meanwhile is not given back', async () => {
    const output = await makeOutput()
    const unlock = await lockOutput(output)
    await writeFile(lockPath(output), lock('other'))
    await unlock()
    expect(await tokenAt(lockPath(output))).toBe('other')
  })

  it.each([
    ['a process that is gone', {}],
    ['an earlier process of the same number', { pid: process.pid, started: 'earlier 1' }],
  ])('of %s is taken', async (_, holder) => {
    const output = await makeOutput({ 'out.lock': lock('left', holder) })
    await lockOutput(output)
    expect(JSON.parse(await readFile(lockPath(output), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it.each([
    ['a process of which nobody knows when it started', { pid: process.pid }],
    // Nobody may send that one a signal, or this test runs as one who may.
    ['a process of somebody else', { pid: 1 }],
  ])('of %s is left alone', async (_, holder) => {
    const output = await makeOutput({ 'out.lock': lock('held', holder) })
    await expect(lockOutput(output)).rejects.toThrow('is being written by')
    expect(await tokenAt(lockPath(output))).toBe('held')
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('of a process that may not be asked is left alone', async () => {
    const output = await makeOutput({ 'out.lock': lock('held') })
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
    })
    onTestFinished(() => kill.mockRestore())
    await expect(lockOutput(output)).rejects.toThrow('is being written by')
  })

  it.each([
    ['of another machine', lock('far', { host: 'another-machine' })],
    ['that was cut off when it was written', '{"pid":'],
    ['that holds nothing', ''],
    ['that is of another kind', '{"pid":"7"}'],
  ])('%s is left alone until nobody touched it for two minutes', async (_, text) => {
    const output = await makeOutput({ 'out.lock': text })
    await age(lockPath(output), 110)
    await expect(lockOutput(output)).rejects.toThrow('is being written by')
    expect(await readFile(lockPath(output), 'utf8')).toBe(text)
    await age(lockPath(output), 130)
    await lockOutput(output)
    expect(JSON.parse(await readFile(lockPath(output), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(await filesBeside(output)).toEqual(['out.lock'])
  })

  it('is touched while it is held, and no longer', async () => {
    const output = await makeOutput()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const unlock = await lockOutput(output)
    await age(lockPath(output), 100)
    const before = (await stat(lockPath(output))).mtimeMs
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(async () => {
      expect((await stat(lockPath(output))).mtimeMs).toBeGreaterThan(before + 50_000)
    })
    await unlock()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that was removed by hand does not come back', async () => {
    const output = await makeOutput()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const unlock = await lockOutput(output)
    await rm(lockPath(output))
    vi.advanceTimersByTime(15_000)
    await unlock()
    expect(await filesBeside(output)).toEqual([])
  })

  it('that is removed by hand in the last moment is given back all the same', async () => {
    const output = await makeOutput()
    let isBack = false
    const holder = await start(async () => {
      const unlock = await lockOutput(output)
      await unlock()
      isBack = true
    })
    await stepTo(holder, 'rm out.lock')
    await rm(lockPath(output))
    await finish(holder)
    expect(isBack).toBe(true)
  })

  it('that is a folder is not a lock of anybody', async () => {
    const output = await makeOutput()
    await mkdir(lockPath(output))
    await expect(lockOutput(output)).rejects.toMatchObject({ code: 'EISDIR' })
  })

  it.runIf(process.platform === 'linux')('says when its process started', async () => {
    const output = await makeOutput()
    await lockOutput(output)
    const { started } = JSON.parse(await readFile(lockPath(output), 'utf8'))
    expect(started).toMatch(/^[\da-f-]{36} \d+$/)
    // Linux counts in hundredths of a second since it started.
    const seconds = Number(started.split(' ')[1]) / 100
    expect(Math.abs(seconds - (uptime() - process.uptime()))).toBeLessThan(5)
  })

  it('of a process that runs is left alone where nobody knows when processes started', async () => {
    const output = await makeOutput({
      'out.lock': lock('held', { pid: process.pid, started: 'earlier 1' }),
    })
    hidesProcesses = true
    onTestFinished(() => {
      hidesProcesses = false
    })
    await expect(lockOutput(output)).rejects.toThrow('is being written by')
    await rm(lockPath(output))
    await lockOutput(output)
    expect(JSON.parse(await readFile(lockPath(output), 'utf8'))).toMatchObject({ started: null })
  })

  it('where nobody may write is refused with the reason', async () => {
    const output = join(await makeOutput(), 'nowhere', 'out')
    await expect(lockOutput(output)).rejects.toThrow(UsageError)
    await expect(lockOutput(output)).rejects.toThrow(`${output}.lock: `)
  })
})
