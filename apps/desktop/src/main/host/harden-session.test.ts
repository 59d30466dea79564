import { describe, expect, it, vi } from 'vitest'
import { closeNameResolution, hardenContents, hardenSession } from './harden-session.ts'

/** A session that keeps what it was told. */
function hardened(isPackaged: boolean) {
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setProxy: vi.fn(async (_config: unknown) => undefined),
    on: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
  }
  void hardenSession(session, { isPackaged })
  const [filter] = session.webRequest.onBeforeRequest.mock.lastCall ?? []
  const isCancelled = (url: string): unknown => {
    const answer = vi.fn()
    filter({ url }, answer)
    return answer.mock.lastCall?.[0].cancel
  }
  return { session, isCancelled }
}

describe('a request of the window', () => {
  it('reaches the files of the app', () => {
    expect(hardened(true).isCancelled('app://desk/index.html')).toBe(false)
  })

  it.each([
    'https://example.com/',
    'http://127.0.0.1:9/',
    'ws://127.0.0.1:9/',
    'file:///etc/passwd',
    'app://desk.example/index.html',
    'https://example.com/?app://desk/',
    'chrome-extension://abc/a.js',
  ])('is cancelled on its way to %s', (url) => {
    expect(hardened(true).isCancelled(url)).toBe(true)
    expect(hardened(false).isCancelled(url)).toBe(true)
  })

  it('reaches the tools of Chromium only while the app is built', () => {
    const tools = 'devtools://devtools/bundled/inspector.html'
    expect(hardened(false).isCancelled(tools)).toBe(false)
    expect(hardened(true).isCancelled(tools)).toBe(true)
  })
})

describe('the window', () => {
  it('gets no permission, no device and no download', () => {
    const { session } = hardened(true)
    const [ask] = session.setPermissionRequestHandler.mock.lastCall ?? []
    const answer = vi.fn()
    ask({}, 'media', answer)
    expect(answer.mock.calls).toEqual([[false]])
    expect(session.setPermissionCheckHandler.mock.lastCall?.[0]({}, 'media')).toBe(false)
    expect(session.setDevicePermissionHandler.mock.lastCall?.[0]({})).toBe(false)
    const preventDefault = vi.fn()
    for (const [name, listener] of session.on.mock.calls) {
      if (name === 'will-download') listener({ preventDefault })
    }
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  it('has a proxy that is not there, for this computer too, and finds no address of a name', () => {
    const { session } = hardened(true)
    expect(session.setProxy.mock.lastCall).toEqual([
      expect.objectContaining({ mode: 'fixed_servers', proxyBypassRules: '<-loopback>' }),
    ])
    const appendSwitch = vi.fn()
    closeNameResolution({ appendSwitch })
    const [name, rules] = appendSwitch.mock.lastCall ?? []
    expect(name).toBe('host-resolver-rules')
    expect(rules).toMatch(/^MAP \* ~NOTFOUND(?:,EXCLUDE [\w.-]*github[\w.-]*)+$/)
  })

  it('opens no other and is led nowhere', () => {
    const app = { on: vi.fn() }
    hardenContents(app)
    const [event, created] = app.on.mock.lastCall ?? []
    expect(event).toBe('web-contents-created')
    const contents = {
      setWindowOpenHandler: vi.fn(),
      setWebRTCIPHandlingPolicy: vi.fn(),
      on: vi.fn(),
    }
    created({}, contents)
    expect(contents.setWindowOpenHandler.mock.lastCall?.[0]({})).toEqual({ action: 'deny' })
    expect(contents.setWebRTCIPHandlingPolicy.mock.calls).toEqual([['disable_non_proxied_udp']])
    const prevented = contents.on.mock.calls.filter(([, listener]) => {
      const preventDefault = vi.fn()
      listener({ preventDefault })
      return preventDefault.mock.calls.length === 1
    })
    expect(prevented.map(([name]) => name).toSorted()).toEqual([
      'will-attach-webview',
      'will-frame-navigate',
      'will-navigate',
      'will-redirect',
    ])
  })
})
