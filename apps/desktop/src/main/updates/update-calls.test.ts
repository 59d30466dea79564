import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUpdateCalls } from './update-calls.ts'

/** A client that finds `version` and notes what it was told, and dialogs that answer in turn. */
function setUp({
  version = '0.2.0' as string | null,
  isAvailable = true,
  isFailing = false,
  isOn = false,
  answers = [] as number[],
} = {}) {
  const done: string[] = []
  const asked: string[] = []
  const calls = createUpdateCalls({
    version: '0.1.0',
    settings: () => ({ looksForUpdates: isOn }),
    dialogs: {
      ask: async ({ message }) => {
        asked.push(message)
        return answers.shift() ?? 1
      },
    },
    client: {
      isAvailable: () => isAvailable,
      find: async () => {
        done.push('find')
        if (isFailing) throw new Error('getaddrinfo ENOTFOUND releases.test')
        return version
      },
      download: async () => void done.push('download'),
      restart: () => void done.push('restart'),
    },
  })
  return { done, asked, calls, look: () => calls.handlers.lookForUpdates({}) }
}

describe('looking for updates', () => {
  it('says that this is the latest, and asks nothing', async () => {
    const { look, asked } = setUp({ version: null })
    expect(await look()).toEqual({ isFound: false, message: 'Version 0.1.0 is the latest.' })
    expect(asked).toEqual([])
  })

  it('downloads only what was agreed to', async () => {
    const { look, done } = setUp({ answers: [1] })
    expect((await look()).message).toMatch(/^Version 0\.2\.0 is available/)
    expect(done).toEqual(['find'])
  })

  it('installs at once or when the app quits, as the user says', async () => {
    const later = setUp({ answers: [0, 1] })
    expect((await later.look()).message).toBe('Version 0.2.0 will be installed when you quit.')
    expect(later.done).toEqual(['find', 'download'])
    const now = setUp({ answers: [0, 0] })
    await now.look()
    expect(now.done).toEqual(['find', 'download', 'restart'])
    expect(now.asked).toEqual([
      'Version 0.2.0 is available. Download it?',
      'Version 0.2.0 is ready. Restart now?',
    ])
  })

  it('says without an address of the network that it failed', async () => {
    const { look } = setUp({ isFailing: true })
    expect((await look()).message).not.toContain('releases.test')
  })

  it('opens no connection in a copy that knows no releases', async () => {
    const { look, done } = setUp({ isAvailable: false })
    expect((await look()).message).toMatch(/built from source/)
    expect(done).toEqual([])
  })

  it('two looks at once are one', async () => {
    const { look, done } = setUp({ answers: [1] })
    await Promise.all([look(), look()])
    expect(done).toEqual(['find'])
  })
})

describe('looking by itself', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is off unless the user has asked for it', async () => {
    const { calls, done } = setUp()
    const stop = calls.follow()
    await vi.advanceTimersByTimeAsync(3 * 24 * 3600 * 1000)
    expect(done).toEqual([])
    stop()
  })

  it('happens after the start and once a day, until it is stopped', async () => {
    const { calls, done } = setUp({ isOn: true, version: null })
    const stop = calls.follow()
    await vi.advanceTimersByTimeAsync(25 * 3600 * 1000)
    expect(done).toEqual(['find', 'find'])
    stop()
    await vi.advanceTimersByTimeAsync(48 * 3600 * 1000)
    expect(done).toEqual(['find', 'find'])
  })
})
