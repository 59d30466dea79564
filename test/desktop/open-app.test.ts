import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasElectron, openApp } from './support/open-app.ts'
import { draftFile } from './support/use-app.ts'

describe.skipIf(!hasElectron)('the app in Electron', () => {
  it('opens the draft that it was started with, scores and marks it', async () => {
    const words = 'Experts say this very unique platform will change everything.\n'
    const path = await draftFile('notes.md', words)
    const { page } = await openApp([path])
    await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().waitFor()
    await page.getByRole('region', { name: 'Decision' }).getByText(/\w/).first().waitFor()
    expect(await page.title()).toBe('notes.md – Content Trust')
  })

  it('gives its window no permission that it does not need', async () => {
    const { app, page } = await openApp()
    await page.locator('.cm-content').waitFor()
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents: object | undefined = BrowserWindow.getAllWindows()[0]?.webContents
      // Electron has this method and leaves it out of its types.
      const read: unknown =
        contents === undefined ? null : Reflect.get(contents, 'getLastWebPreferences')
      return typeof read === 'function' ? read.call(contents) : null
    })
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    })
    expect(preferences).not.toMatchObject({ nodeIntegrationInWorker: true })
    expect(page.url()).toBe('app://desk/index.html')
    expect(await page.evaluate('typeof require + typeof process + typeof module')).toBe(
      'undefinedundefinedundefined',
    )
  })

  it('lets nothing navigate the window, open another, request a permission or reach a network', async () => {
    const { app, page } = await openApp()
    await page.locator('.cm-content').waitFor()
    expect(await page.evaluate(`window.open('https://example.com') === null`)).toBe(true)
    await page.evaluate(`window.location.assign('https://example.com/')`)
    await page.waitForTimeout(300)
    expect(page.url()).toBe('app://desk/index.html')
    expect(
      await page.evaluate(`fetch('https://example.com').then(() => 'reached', () => 'refused')`),
    ).toBe('refused')
    expect(await page.evaluate(`Notification.requestPermission()`)).toBe('denied')
    // In a later turn, because what a debugger runs itself may evaluate text.
    const later = `new Promise((done) => setTimeout(() => {
      try { done(eval('1 + 1')) } catch { done('refused') }
    }))`
    expect(await page.evaluate(later)).toBe('refused')
    const inline = `(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      return window.ran === undefined
    })()`
    expect(await page.evaluate(inline)).toBe(true)
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  })

  it('answers its own page in its own window alone', async () => {
    const { app, page } = await openApp()
    await page.locator('.cm-content').waitFor()
    const call = `window.api.getSettings({}).then((answer) => answer.ok ? 'answered' : answer.code)`
    expect(await page.evaluate(call)).toBe('answered')
    const asked = {
      call,
      preload: resolve(import.meta.dirname, '../../apps/desktop/dist/preload/preload.cjs'),
    }
    const elsewhere = await app.evaluate(async ({ BrowserWindow }, { call, preload }) => {
      const [own] = BrowserWindow.getAllWindows()
      const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      await other.loadURL('app://desk/index.html')
      const inOther: unknown = await other.webContents.executeJavaScript(call)
      other.destroy()
      await own?.loadURL('about:blank')
      const onOtherPage: unknown = await own?.webContents.executeJavaScript(call)
      return { inOther, onOtherPage }
    }, asked)
    expect(elsewhere).toEqual({ inOther: 'invalid_call', onOtherPage: 'invalid_call' })
  })

  it('cancels what leaves for the network, whoever asks for it', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*').end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const address = server.address()
    const far = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const { app, page } = await openApp()
    await page.locator('.cm-content').waitFor()
    // A page without a policy of its own, in a window that the main process itself leads away.
    const ends = await app.evaluate(async ({ BrowserWindow }, url) => {
      const window = new BrowserWindow({ show: false })
      await window.loadURL('about:blank')
      const fetched: unknown = await window.webContents.executeJavaScript(
        `fetch('${url}/fetched').then(() => 'reached', () => 'refused')`,
      )
      const opened = await window.loadURL(`${url}/opened`).then(
        () => 'reached',
        () => 'refused',
      )
      window.destroy()
      return [fetched, opened]
    }, far)
    expect(ends).toEqual(['refused', 'refused'])
    expect(asked).toEqual([])
  })
})
