import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

const bars: {
  format: string
  total: number
  done: number
  updates: number[]
  isStopped: boolean
}[] = []

vi.mock('cli-progress', () => ({
  Presets: { shades_classic: {} },
  SingleBar: class {
    readonly #format: string
    constructor({ format }: { format: string }) {
      this.#format = format
    }
    start(total: number, done: number) {
      bars.push({ format: this.#format, total, done, updates: [], isStopped: false })
    }
    update(value: number) {
      bars.at(-1)?.updates.push(value)
    }
    stop() {
      const bar = bars.at(-1)
      if (bar !== undefined) bar.isStopped = true
    }
  },
}))

beforeEach(() => {
  bars.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

function outputOf(isTerminal: boolean) {
  const written: string[] = []
  const write = async (text: string) => void written.push(text)
  return { written, output: { isTerminal, columns: 80, write } }
}

describe('the bar', () => {
  it('is shown once a run takes longer than a second, with what is done', async () => {
    const { output, written } = outputOf(true)
    const progress = createProgress(output, 4, true)
    await progress.step()
    await progress.clear()
    expect([bars, written]).toEqual([[], []])
    vi.advanceTimersByTime(1000)
    await progress.step()
    expect(bars).toMatchObject([{ total: 4, done: 1, updates: [2] }])
    expect(bars[0]?.format).toContain('left')
    await progress.clear()
    expect(written).toEqual(['\r\x1b[2K'])
    await progress.stop()
    expect(bars[0]?.isStopped).toBe(true)
  })

  it('shows how long it has taken before the first file is done', async () => {
    const { output } = outputOf(true)
    const progress = createProgress(output, 4, true)
    vi.advanceTimersByTime(1000)
    await progress.step()
    expect(bars).toMatchObject([{ done: 0, updates: [1] }])
    expect(bars[0]?.format).not.toContain('left')
    await progress.stop()
  })

  it('is not shown for the last file, nor after the end', async () => {
    const { output } = outputOf(true)
    const progress = createProgress(output, 2, true)
    await progress.step()
    await progress.stop()
    vi.advanceTimersByTime(5000)
    await progress.step()
    expect(bars).toEqual([])
  })

  it.each([
    ['where there is no terminal', false, 4, true],
    ['where nobody wants it', true, 4, false],
    ['for no files', true, 0, true],
  ])('is not shown %s', async (_name, isTerminal, total, isWanted) => {
    const { output, written } = outputOf(isTerminal)
    const progress = createProgress(output, total, isWanted)
    vi.advanceTimersByTime(5000)
    await progress.step()
    await progress.clear()
    await progress.stop()
    expect([bars, written]).toEqual([[], []])
  })
})
