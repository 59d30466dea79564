import { describe, expect, it, vi } from 'vitest'
import { CALL_CHANNEL, DROP_CHANNEL } from '../../shared/ipc.ts'
import { listenToCalls } from './listen-to-calls.ts'

const page = 'app://desk/index.html'

/** A page in a window, whose main frame shows this address. */
function contentsAt(url: string) {
  const mainFrame = { url }
  return { mainFrame }
}

/** The end of the calls over a window with these contents; null when it is closed. */
function listening(webContents: unknown) {
  const ipc = { handle: vi.fn() }
  const answer = vi.fn(async (name: unknown, input: unknown) => ({
    ok: true as const,
    value: [name, input],
  }))
  const windowNow = vi.fn().mockReturnValue(webContents === null ? null : { webContents })
  listenToCalls(ipc, windowNow, answer)
  const take = (channel: string) => ipc.handle.mock.calls.find(([name]) => name === channel)?.[1]
  const call = (sender: unknown, senderFrame: unknown): Promise<unknown> =>
    take(CALL_CHANNEL)({ sender, senderFrame }, 'readFile', { path: '/a.md' })
  const on = (channel: string, name: string): Promise<unknown> =>
    take(channel)(
      { sender: webContents, senderFrame: Reflect.get(Object(webContents), 'mainFrame') },
      name,
      {},
    )
  return { call, on, answer }
}

const refusal = { ok: false, code: 'invalid_call', message: expect.any(String) }

describe('a call', () => {
  it('of the app’s page in the main frame of the window is answered', async () => {
    const own = contentsAt(page)
    const { call } = listening(own)
    expect(await call(own, own.mainFrame)).toEqual({
      ok: true,
      value: ['readFile', { path: '/a.md' }],
    })
  })

  it('of a frame inside the page is refused, whatever it shows', async () => {
    const own = contentsAt(page)
    const { call, answer } = listening(own)
    for (const url of [page, 'about:srcdoc', 'https://example.com/']) {
      expect(await call(own, { url })).toEqual(refusal)
    }
    expect(answer).not.toHaveBeenCalled()
  })

  it.each([
    'https://example.com/',
    'https://desk/index.html',
    'app://desk.example/index.html',
    'app://desk',
    'app://other/app://desk/',
    'file:///app/index.html',
    'data:text/html,app://desk/',
    'about:blank',
    '',
  ])('of another page in the window is refused: %j', async (url) => {
    const own = contentsAt(url)
    const { call, answer } = listening(own)
    expect(await call(own, own.mainFrame)).toEqual(refusal)
    expect(answer).not.toHaveBeenCalled()
  })

  it('of another window is refused, even if it shows the app’s page', async () => {
    const other = contentsAt(page)
    const { call, answer } = listening(contentsAt(page))
    expect(await call(other, other.mainFrame)).toEqual(refusal)
    expect(answer).not.toHaveBeenCalled()
  })

  it('is refused when its frame or the window is gone', async () => {
    const own = contentsAt(page)
    const open = listening(own)
    expect(await open.call(own, null)).toEqual(refusal)
    const closed = listening(null)
    expect(await closed.call(own, own.mainFrame)).toEqual(refusal)
    expect([open.answer.mock.calls, closed.answer.mock.calls]).toEqual([[], []])
  })

  it('with paths of dropped files is refused on the channel that the page writes to', async () => {
    const { on, answer } = listening(contentsAt(page))
    expect(await on(CALL_CHANNEL, 'openDropped')).toEqual(refusal)
    expect(answer).not.toHaveBeenCalled()
    expect(await on(DROP_CHANNEL, 'openDropped')).toMatchObject({ ok: true })
  })

  it('of any other kind is refused on the channel of dropped files', async () => {
    const { on, answer } = listening(contentsAt(page))
    for (const name of ['save', 'readFile', 'no such call']) {
      expect(await on(DROP_CHANNEL, name)).toEqual(refusal)
    }
    expect(answer).not.toHaveBeenCalled()
  })
})
