import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasElectron, openApp } from './support/open-app.ts'
import { choose } from './support/use-app.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!hasElectron)('a draft as a PDF', () => {
  it('has all of its pages, and nothing is run or loaded for it', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const address = server.address()
    const far = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const folder = await mkdtemp(join(tmpdir(), 'content-trust-pdf-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const parts = Array.from({ length: 120 }, (_, at) => `## Part ${at}\n\nWords of part ${at}.\n`)
    const text = `# The oven\n\n![Here](a.png) ![Far](${far}/far.png)\n<script src="${far}/run.js"></script>\n\n${parts.join('\n')}`
    await writeFile(join(folder, 'notes.md'), text)
    await writeFile(join(folder, 'a.png'), pixel)

    const running = await openApp([join(folder, 'notes.md')])
    const { app, page } = running
    await page.locator('.cm-content').waitFor()
    const path = join(folder, 'notes.pdf')
    await app.evaluate(({ app: own, dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ filePath, canceled: false })
      own.on('browser-window-created', (_event, window) => {
        const contents: object = window.webContents
        const read: unknown = Reflect.get(contents, 'getLastWebPreferences')
        const found: unknown = typeof read === 'function' ? read.call(contents) : null
        Reflect.set(globalThis, 'paperPreferences', found)
      })
    }, path)
    await choose(running, 'file.export-document-pdf')
    await page.getByText(`Saved as ${path}.`).waitFor({ timeout: 60_000 })
    const pdf = await readFile(path, 'latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeGreaterThan(5)
    // Its headings are its outline, and its parts are named for screen readers.
    expect(pdf).toContain('/Outlines')
    expect(pdf).toContain('/StructTreeRoot')
    expect(asked).toEqual([])
    const preferences = await app.evaluate(() => Reflect.get(globalThis, 'paperPreferences'))
    expect(preferences).toMatchObject({
      javascript: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    })
    expect(preferences).not.toHaveProperty('preload')
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)

    const word = join(folder, 'notes.docx')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ filePath, canceled: false })
    }, word)
    await choose(running, 'file.export-document-docx')
    await page.getByText(`Saved as ${word}.`).waitFor({ timeout: 60_000 })
    expect((await readFile(word)).subarray(0, 2).toString()).toBe('PK')
  })
})
