import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { startWorker } from './worker-process.ts'

/** Processes that do what the test says; `kills` are the numbers of those that were ended. */
function workerOver(
  pids: readonly (number | undefined)[],
  isQuiet = false,
  folder: string | null = null,
) {
  const kills: unknown[] = []
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    kills.push([pid, signal])
    return true
  })
  const children = pids.map((pid) =>
    Object.assign(new EventEmitter(), {
      pid,
      postMessage: vi.fn(),
      kill: vi.fn(() => kills.push('asked')),
    }),
  )
  const fork = vi.fn()
  for (const child of children) fork.mockReturnValueOnce(child)
  const options = { script: '/worker.js', name: 'Worker', isQuiet, died: 'It died.' }
  const inFolder = folder === null ? {} : { folder }
  return { worker: startWorker(fork, { ...options, ...inFolder }), fork, children, kills }
}

const died = { ok: false, code: 'interrupted', message: 'It died.' }
const done = (value: unknown) => ({ ok: true, value })

describe('a process', () => {
  it('starts with the first task and does them all', async () => {
    const { worker, fork, children } = workerOver([7])
    expect(fork).not.toHaveBeenCalled()
    const first = worker.send('score', { text: 'a' })
    const second = worker.send('fix', 2)
    expect(fork.mock.calls).toEqual([
      ['/worker.js', [], { serviceName: 'Worker', stdio: 'inherit', env: expect.any(Object) }],
    ])
    const [child] = children
    expect(child?.postMessage.mock.calls).toEqual([
      [{ id: 1, name: 'score', input: { text: 'a' } }],
      [{ id: 2, name: 'fix', input: 2 }],
    ])
    child?.emit('message', { id: 2, answer: done('two') })
    child?.emit('message', { id: 1, answer: { ok: false, code: 'internal', message: 'No.' } })
    child?.emit('message', { id: 3, answer: done('nobody waits') })
    expect(await first).toEqual({ ok: false, code: 'internal', message: 'No.' })
    expect(await second).toEqual(done('two'))
  })

  it('may run in a folder of its own', () => {
    const { worker, fork } = workerOver([7], true, '/home')
    void worker.send('score', {})
    expect(fork.mock.lastCall?.[2]).toMatchObject({ cwd: '/home' })
  })

  it('may be kept from the console', () => {
    const { worker, fork } = workerOver([7], true)
    void worker.send('score', {})
    expect(fork.mock.lastCall?.[2]).toMatchObject({ stdio: 'ignore' })
  })

  it('gets no more of the environment than it needs to find programs', async () => {
    vi.stubEnv('SECRET_TOKEN', 'of another service')
    vi.stubEnv('NODE_OPTIONS', '--inspect')
    const { worker, fork } = workerOver([7])
    void worker.send('score', {})
    const names = Object.keys(fork.mock.lastCall?.[2].env)
    expect(names).toContain('PATH')
    expect(names).not.toContain('SECRET_TOKEN')
    expect(names).not.toContain('NODE_OPTIONS')
    vi.unstubAllEnvs()
  })

  it('tells how far a task is, to whoever asked for it', async () => {
    const { worker, children } = workerOver([7])
    const told: unknown[] = []
    const open = worker.send('check', {}, (progress) => told.push(progress))
    void worker.send('other', {}, () => told.push('of another'))
    children[0]?.emit('message', { id: 1, progress: { done: 1 } })
    children[0]?.emit('message', { id: 9, progress: { done: 2 } })
    children[0]?.emit('message', { id: 1, answer: done('all') })
    children[0]?.emit('message', { id: 1, progress: { done: 3 } })
    expect(await open).toEqual(done('all'))
    expect(told).toEqual([{ done: 1 }])
  })

  it('that dies fails its tasks, and another takes the next', async () => {
    const { worker, children, kills } = workerOver([7, 8])
    const open = [worker.send('a', 1), worker.send('b', 2)]
    children[0]?.emit('exit', 1)
    expect(await Promise.all(open)).toEqual([died, died])
    const next = worker.send('c', 3)
    children[1]?.emit('message', { id: 3, answer: done('three') })
    expect(await next).toEqual(done('three'))
    expect(kills).toEqual([])
  })

  it('that is ended is killed at once, and its end does not touch the next one', async () => {
    const { worker, children, kills } = workerOver([7, 8])
    const open = worker.send('a', 1)
    worker.end()
    expect(kills).toEqual([[7, 'SIGKILL']])
    expect(await open).toEqual(died)
    const next = worker.send('b', 2)
    children[0]?.emit('exit', 9)
    void worker.send('c', 3)
    children[1]?.emit('message', { id: 2, answer: done('two') })
    expect(await next).toEqual(done('two'))
    expect(children[1]?.postMessage).toHaveBeenCalledTimes(2)
  })

  it('that has no process id yet is asked to end', async () => {
    const { worker, kills } = workerOver([undefined])
    const open = worker.send('a', 1)
    worker.end()
    expect(kills).toEqual(['asked'])
    expect(await open).toEqual(died)
  })

  it('that ended by itself in the meantime is not a failure', async () => {
    const { worker } = workerOver([7])
    const open = worker.send('a', 1)
    vi.mocked(process.kill).mockImplementation(() => {
      throw new Error('ESRCH')
    })
    worker.end()
    expect(await open).toEqual(died)
    worker.end()
    expect(process.kill).toHaveBeenCalledOnce()
  })

  it.each([
    'words',
    null,
    { id: 1 },
    { id: '1', answer: done('x') },
    { id: 1, answer: { ok: false, code: 'made up', message: 'x' } },
    { id: 1, progress: 'words' },
  ])('that sends %j is ended', async (message) => {
    const { worker, children, kills } = workerOver([7])
    const open = worker.send('a', 1)
    children[0]?.emit('message', message)
    expect(kills).toEqual([[7, 'SIGKILL']])
    expect(await open).toEqual(died)
  })
})
