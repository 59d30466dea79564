import { EventEmitter } from 'node:events'
import type { BrowserWindow, BrowserWindowConstructorOptions, Session } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { systemPaper } from './paper.ts'

type Serve = (request: { url: string }) => Response

/** A system whose windows only say what was done with them. */
function system(country = 'DE') {
  const contents = Object.assign(new EventEmitter(), {
    printToPDF: vi.fn(async () => Buffer.from('%PDF-')),
    print: vi.fn((_options: object, done: (isPrinted: boolean, reason: string) => void) =>
      done(false, 'Print job canceled'),
    ),
  })
  const window = {
    webContents: contents,
    loadURL: vi.fn(async () => undefined),
    isDestroyed: () => false,
    destroy: vi.fn(),
  }
  let options: BrowserWindowConstructorOptions = {}
  let serve: Serve = () => new Response()
  const paper = systemPaper({
    create: (given) => {
      options = given
      return window as unknown as BrowserWindow
    },
    openSession: async () =>
      ({
        protocol: { handle: (_scheme: string, handler: Serve) => (serve = handler) },
      }) as unknown as Session,
    country: () => country,
  })
  const ask = (url: string) => serve({ url })
  return { paper, contents, window, options: () => options, ask }
}

const html = new TextEncoder().encode('<p>words</p>')

describe('paper', () => {
  it('comes from a hidden window without scripts, which is closed afterwards', async () => {
    const { paper, window, options, ask } = system()
    expect(Buffer.from(await paper.toPdf(html)).toString()).toBe('%PDF-')
    expect(options()).toMatchObject({
      show: false,
      webPreferences: { javascript: false, sandbox: true, nodeIntegration: false },
    })
    expect(options().webPreferences).not.toHaveProperty('preload')
    expect(window.destroy).toHaveBeenCalledTimes(1)
    expect(await ask('app://desk/document.html').text()).toBe('<p>words</p>')
    expect(ask('app://desk/index.html').status).toBe(404)
  })

  it('is A4, and Letter where that is usual', async () => {
    for (const [country, pageSize] of [
      ['DE', 'A4'],
      ['US', 'Letter'],
    ] as const) {
      const { paper, contents } = system(country)
      await paper.toPdf(html)
      expect(contents.printToPDF).toHaveBeenCalledWith(expect.objectContaining({ pageSize }))
    }
  })

  it('knows who changed their mind from what failed', async () => {
    const { paper, contents, window } = system()
    expect(await paper.print(html)).toBe(false)
    contents.print.mockImplementation((_options, done) =>
      done(false, 'no valid printers available'),
    )
    await expect(paper.print(html)).rejects.toThrow('no valid printers available')
    expect(window.destroy).toHaveBeenCalledTimes(2)
  })

  it('fails when its process ends', async () => {
    const { paper, contents, window } = system()
    window.loadURL.mockImplementation(() => {
      setTimeout(() => contents.emit('render-process-gone'))
      return new Promise(() => undefined)
    })
    await expect(paper.toPdf(html)).rejects.toThrow('ended')
    expect(window.destroy).toHaveBeenCalledTimes(1)
  })
})
