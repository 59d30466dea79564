import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { handleTask } from '../../worker/handle-task.ts'
import { parseOutput } from '../../worker/tasks.ts'
import { createTaskQueue, type ParseTask } from './task-queue.ts'

const inputOf = (text: string) => ({
  text,
  syntax: 'markdown' as const,
  context: { format: 'article' as const, intended_use: 'publish' as const },
  ignoredRules: [],
  severities: {},
})

/** A worker that answers when it is told to. */
function heldWorker() {
  const sent: string[] = []
  const held: (() => void)[] = []
  const send = (name: string, input: unknown): Promise<Answer<unknown>> => {
    sent.push(JSON.stringify(input))
    return new Promise((resolve) => held.push(() => resolve(handleTask(name, input))))
  }
  const release = async (): Promise<void> => {
    held.shift()?.()
    await new Promise((done) => setTimeout(done, 20))
  }
  return { sent, send, release }
}

describe('scores that overtake each other', () => {
  it('drops an answer that a newer request for the same draft has overtaken', async () => {
    const worker = heldWorker()
    const queue = createTaskQueue(worker.send, parseOutput, () => undefined)
    const first = queue.score('a', inputOf('one'))
    const second = queue.score('a', inputOf('two'))
    await worker.release()
    await worker.release()
    expect(await first).toBeNull()
    expect(await second).toMatchObject({ modality: 'text' })
  })

  it('never sends a request that was overtaken while it waited', async () => {
    const worker = heldWorker()
    const queue = createTaskQueue(worker.send, parseOutput, () => undefined)
    void queue.score('a', inputOf('one'))
    const waiting = queue.score('b', inputOf('two'))
    const newest = queue.score('b', inputOf('three'))
    expect(await waiting).toBeNull()
    await worker.release()
    await worker.release()
    expect(await newest).not.toBeNull()
    expect(worker.sent.map((input) => JSON.parse(input).text)).toEqual(['one', 'three'])
  })

  it('passes a mistake on as a failure with its code', async () => {
    const queue = createTaskQueue(handleTask, parseOutput, () => undefined)
    const wrong = { ...inputOf('one'), ignoredRules: ['no-such-rule'] }
    await expect(queue.score('a', wrong)).rejects.toMatchObject({ code: 'engine_refused' })
    await expect(queue.score('a', inputOf('two'))).resolves.not.toBeNull()
  })

  it('tries once more after the engine died, and reports the restart', async () => {
    let deaths = 1
    let restarts = 0
    const send = async (name: string, input: unknown): Promise<Answer<unknown>> => {
      deaths -= 1
      return deaths < 0
        ? handleTask(name, input)
        : { ok: false, code: 'interrupted', message: 'It died.' }
    }
    const queue = createTaskQueue(send, parseOutput, () => {
      restarts += 1
    })
    expect(await queue.mark('a', { ...inputOf('one'), ignored: [] })).not.toBeNull()
    expect(restarts).toBe(1)
    deaths = 2
    await expect(queue.score('a', inputOf('two'))).rejects.toMatchObject({ code: 'interrupted' })
    expect(restarts).toBe(1)
  })
})

describe('tasks that wait', () => {
  /** A queue over a worker that answers with the text it was sent, when it is told to. */
  function queueOfTexts() {
    const worker = heldWorker()
    const parse: ParseTask = vi.fn().mockImplementation((_name, value) => value)
    return { ...worker, ...createTaskQueue(worker.send, parse, () => undefined) }
  }

  it('are sent one at a time, in their order', async () => {
    const { run, score, sent, release } = queueOfTexts()
    void score('a', inputOf('one'))
    void run('rules', {})
    void score('b', inputOf('two'))
    expect(sent).toHaveLength(1)
    await release()
    expect(sent.at(-1)).toBe('{}')
    await release()
    expect(sent).toHaveLength(3)
  })

  it('are tried once more only when the worker died', async () => {
    let asked = 0
    const send = async (): Promise<Answer<unknown>> => {
      asked += 1
      return { ok: false, code: 'engine_refused', message: 'No.' }
    }
    const parse: ParseTask = vi.fn()
    const { run } = createTaskQueue(send, parse, () => undefined)
    await expect(run('rules', {})).rejects.toMatchObject({ code: 'engine_refused' })
    expect(asked).toBe(1)
  })

  it('are dropped when they are cancelled, and the others are not', async () => {
    const { run, score, cancel, sent, release } = queueOfTexts()
    const first = score('a', inputOf('one'))
    const dropped = score('b', inputOf('two'))
    const kept = score('c', inputOf('three'))
    const rules = run('rules', {})
    cancel('b')
    cancel('a')
    cancel('never-asked')
    expect(await dropped).toBeNull()
    for (let count = 0; count < 3; count++) await release()
    expect(await first).toBeNull()
    expect(await kept).not.toBeNull()
    expect(await rules).not.toBeNull()
    expect(sent).toHaveLength(3)
  })
})
