import { describe, expect, it, vi } from 'vitest'
import { type Answer, CallError } from '../../shared/answer.ts'
import type { EventPayloads } from '../../shared/ipc.ts'
import { handleSearchTask } from '../../worker/searching/handle-search-task.ts'
import { createFolderSearch, type SearchLimits } from './folder-search.ts'

const limits: SearchLimits = {
  mostPlaces: 100,
  batchFiles: 2,
  batchUnits: 1000,
  deadlineMs: 5000,
  idleMs: 60_000,
}
const texts: Record<string, string> = {
  '/f/a.md': 'bread',
  '/f/b.md': 'tea',
  '/f/c.md': 'bread and bread',
  '/f/d.md': 'bread',
}
const request = (end: string) => `00000000-0000-4000-8000-00000000000${end}`
const term = { term: 'bread', isRegex: false, matchesCase: false, isWholeWord: false }

function open(over: Partial<SearchLimits> = {}, send = handleSearchTask) {
  const found: EventPayloads['searchFound'][] = []
  const child = { send: vi.fn(send), end: vi.fn() }
  const search = createFolderSearch({
    child,
    userFiles: {
      list: async (path) => {
        if (path !== '/f') throw new CallError('path_refused', 'not opened')
        const entries = Object.keys(texts).map((file) => ({
          path: file,
          name: file.slice(3),
          kind: 'file' as const,
          depth: 0,
          isUnchecked: false,
        }))
        return { path, name: 'f', entries, isTruncated: false }
      },
      read: async (path) => {
        const text = texts[path]
        if (text === undefined || path === '/f/b.md') throw new CallError('not_text', 'no')
        const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const
        return { path, name: '', text, format, readOnly: false, version: '' }
      },
    },
    emit: (name, payload) => {
      if (name === 'searchFound') found.push(payload as EventPayloads['searchFound'])
    },
    limits: { ...limits, ...over },
  })
  const places = () =>
    found.flatMap(({ files }) => files.map(({ path, places: all }) => `${path} ${all.length}`))
  return { ...search.handlers, found, places, child }
}

describe('a search of a folder', () => {
  it('tells what it finds as it goes, and counts what it could not read', async () => {
    const { searchFolder, places, found } = open()
    const answer = await searchFolder({ request: request('1'), path: '/f', term, drafts: [] })
    expect(answer).toEqual({ status: 'done', hasMore: false, skipped: 1 })
    expect(places()).toEqual(['/f/a.md 1', '/f/c.md 2', '/f/d.md 1'])
    expect(found).toHaveLength(2)
  })

  it('searches the words of an open draft in place of its file, and no other path', async () => {
    const { searchFolder, places } = open()
    const drafts = [
      { path: '/f/a.md', text: 'no' },
      { path: '/f/b.md', text: 'bread' },
      { path: '/etc/passwd', text: 'bread' },
    ]
    await searchFolder({ request: request('1'), path: '/f', term, drafts })
    expect(places()).toEqual(['/f/b.md 1', '/f/c.md 2', '/f/d.md 1'])
  })

  it('refuses a folder that is not open', async () => {
    const { searchFolder } = open()
    const asked = searchFolder({ request: request('1'), path: '/etc', term, drafts: [] })
    await expect(asked).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('ends at a limit', async () => {
    const { searchFolder, places } = open({ mostPlaces: 2 })
    const answer = await searchFolder({ request: request('1'), path: '/f', term, drafts: [] })
    expect(answer.hasMore).toBe(true)
    expect(places()).toEqual(['/f/a.md 1', '/f/c.md 1'])
  })

  it('is stopped by the user and by a newer search, with the process that works on it', async () => {
    const waiting: ((answer: Answer<unknown>) => void)[] = []
    const hold = () => new Promise<Answer<unknown>>((done) => waiting.push(done))
    const { searchFolder, stopSearch, child } = open({}, hold)
    child.end.mockImplementation(() => {
      for (const done of waiting.splice(0)) done({ ok: false, code: 'interrupted', message: '' })
    })
    const first = searchFolder({ request: request('1'), path: '/f', term, drafts: [] })
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const second = searchFolder({ request: request('2'), path: '/f', term, drafts: [] })
    expect((await first).status).toBe('stopped')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await stopSearch({ request: request('1') })
    expect(waiting).toHaveLength(1)
    await stopSearch({ request: request('2') })
    expect((await second).status).toBe('stopped')
    expect(child.end).toHaveBeenCalledTimes(2)
  })

  it('says that an expression takes too long, once the time is over', async () => {
    let finish = (_answer: Answer<unknown>): void => undefined
    const hold = () => new Promise<Answer<unknown>>((done) => (finish = done))
    const { searchFolder, child } = open({ deadlineMs: 20 }, hold)
    child.end.mockImplementation(() =>
      finish({ ok: false, code: 'interrupted', message: 'It ended.' }),
    )
    const asked = searchFolder({ request: request('1'), path: '/f', term, drafts: [] })
    await expect(asked).rejects.toThrow(/takes too long/)
  })
})
