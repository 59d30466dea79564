import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'

useChromium()

async function openSettings(dataFolder?: string): Promise<Editor> {
  const editor = await openEditor(dataFolder === undefined ? {} : { dataFolder })
  await editor.page.getByText(/Main reason:/).waitFor()
  editor.choose('file.settings')
  await editor.page.getByRole('heading', { name: 'Settings' }).waitFor()
  return editor
}

/** A server that says who it is, and takes one key. */
async function startServer(service: string): Promise<string> {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/health'
    const isKnown = request.headers.authorization === 'Bearer ctk_right'
    response.writeHead(isHealth || isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status: 'ok', service, version: '0.1.0' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe.skipIf(!hasChromium)('settings', () => {
  it('apply at once and after the next start', async () => {
    const dataFolder = await temporaryFolder()
    const { page } = await openSettings(dataFolder)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await page.getByRole('spinbutton', { name: 'Text size in pixels' }).fill('24')
    await page.getByRole('combobox', { name: 'Draft font' }).selectOption('mono')
    await page.getByRole('checkbox', { name: 'Save automatically when I pause' }).check()
    expect(await findViolations(page)).toEqual([])
    const look = `(() => {
      const { fontSize, fontFamily } = getComputedStyle(document.querySelector('.cm-scroller'))
      return [getComputedStyle(document.documentElement).colorScheme, fontSize, /mono/i.test(fontFamily)].join()
    })()`
    await page.keyboard.press('Escape')
    expect(await page.evaluate(look)).toBe('dark,24px,true')
    await page.close()
    const path = join(dataFolder, 'notes.md')
    await writeFile(path, 'Some words.\n')
    const again = await openEditor({ dataFolder, startPaths: [path] })
    await again.page.locator('.cm-scroller').waitFor()
    expect(await again.page.evaluate(look)).toBe('dark,24px,true')
  })

  it('switch a rule off, found by a word of what it looks for', async () => {
    const { page } = await openSettings()
    await page.getByRole('searchbox', { name: 'Find a rule' }).fill('hollow-intensifier')
    const rule = page.getByRole('checkbox', { name: /hollow-intensifier/ })
    await rule.uncheck()
    await page.getByText(/^1 of \d+ rules are ignored\./).waitFor()
    await page.keyboard.press('Escape')
    await page
      .locator('.cm-content .mark', { hasText: 'very unique' })
      .first()
      .waitFor({ state: 'detached' })
  })

  it('raise the severity of a rule by keyboard, show the change, and reset it', async () => {
    const { page } = await openSettings()
    const rules = page.getByRole('region', { name: 'Rules', exact: true })
    await expect.poll(() => rules.getByRole('combobox').count()).toBe(0)
    await rules.getByText('Hedging and absolutes').focus()
    await page.keyboard.press('Enter')
    await rules.getByRole('combobox', { name: 'Severity of absolute-claim' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    const find = page.getByRole('searchbox', { name: 'Find a rule' })
    await find.fill('hollow-intensifier')
    const severity = rules.getByRole('combobox', { name: 'Severity of hollow-intensifier' })
    await severity.focus()
    await page.keyboard.press('h')
    await rules.getByText('1 has a custom severity.').waitFor()
    await find.fill('')
    await rules.getByRole('checkbox', { name: 'Only rules I’ve changed' }).check()
    await expect.poll(() => rules.getByRole('combobox').count()).toBe(1)
    await expect.poll(() => severity.inputValue()).toBe('high')
    await rules.getByRole('checkbox', { name: /hollow-intensifier/ }).uncheck()
    await expect.poll(() => severity.isDisabled()).toBe(true)
    await rules.getByRole('checkbox', { name: /hollow-intensifier/ }).check()
    await page.keyboard.press('Escape')
    await page.locator('.cm-content .mark.is-high', { hasText: 'very unique' }).first().waitFor()
    await page.keyboard.press('Control+,')
    await page.getByRole('button', { name: 'Reset all rules' }).click()
    await page.getByRole('button', { name: 'Reset all rules' }).waitFor({ state: 'detached' })
    await page.getByText(/^All \d+ rules are active\.\s*$/).waitFor()
  })

  it('change the shortcut for a command, and say when it is taken', async () => {
    const { page } = await openSettings()
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('preview only')
    const keys = page.getByRole('button', { name: /^Change the shortcut for Preview only/ })
    await keys.click()
    await page.keyboard.press('Control+s')
    await page.getByText(/is already the shortcut for “Save”/).waitFor()
    await keys.click()
    await page.keyboard.press('Alt+p')
    await page
      .getByRole('button', { name: 'Change the shortcut for Preview only: Alt+P' })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+p')
    await page.getByRole('region', { name: 'Preview' }).waitFor()
  })

  it('say what is at the address of a server, and save a key for that server only', async () => {
    const { page } = await openSettings()
    await page.getByRole('combobox', { name: 'Where drafts are scored' }).selectOption('remote')
    const address = page.getByRole('textbox', { name: 'Address' })
    const test = page.getByRole('button', { name: 'Test the connection' })
    await address.fill('not an address')
    await page.getByText(/Enter an address/).waitFor()

    await address.fill('http://127.0.0.1:9')
    await test.click()
    await page.getByText(/No answer/).waitFor()

    await address.fill(await startServer('something-else'))
    await test.click()
    await page.getByText(/it is not a Content Trust server/).waitFor()

    const own = await startServer('content-trust')
    await address.fill(own)
    await test.click()
    await page.getByText(/requires a key/).waitFor()
    const key = page.getByLabel('Key', { exact: true })
    await key.fill('ctk_wrong')
    await page.getByRole('button', { name: 'Save the key' }).click()
    await page.getByText(`A key is saved for ${own}.`).waitFor()
    await test.click()
    await page.getByText(/rejected the key/).waitFor()
    await key.fill('ctk_right')
    await page.getByRole('button', { name: 'Save the key' }).click()
    await expect.poll(() => key.inputValue()).toBe('')
    await test.click()
    await page.getByText('The server is ready and accepts the key.').waitFor()
    expect(await findViolations(page)).toEqual([])

    await address.fill(await startServer('content-trust'))
    await page.getByText(/It is not sent to this address/).waitFor()
    await test.click()
    await page.getByText(/requires a key/).waitFor()
  })
})

describe.skipIf(!hasChromium)('keys alone', () => {
  it('lead to every view and back', async () => {
    const { page } = await openEditor()
    await page.locator('.cm-content').click()
    for (const [at, name] of ['Findings', 'Revise', 'Style', 'Images'].entries()) {
      await page.keyboard.press(`Control+${at + 1}`)
      await page.getByRole('tab', { name, selected: true }).waitFor()
    }
    await page.keyboard.press('Control+Shift+Digit3')
    await page.getByRole('region', { name: 'Preview' }).waitFor()
    await page.keyboard.press('Control+Shift+Digit1')
    await page.keyboard.press('Control+,')
    await page.getByRole('main', { name: 'Settings' }).waitFor()
    await page.keyboard.press('Tab')
    const focused = 'document.activeElement.textContent'
    expect(await page.evaluate(focused)).toBe('Back to draft')
    await page.keyboard.press('Enter')
    const inWords = `document.activeElement.classList.contains('cm-content')`
    await expect.poll(() => page.evaluate(inWords)).toBe(true)
    await page.keyboard.press('Control+Shift+D')
    await page
      .getByRole('complementary', { name: 'Scores and findings' })
      .waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+D')
    await page.getByRole('complementary', { name: 'Scores and findings' }).waitFor()
  })
})

describe.skipIf(!hasChromium)('about', () => {
  it.each(['light', 'dark'] as const)('names errors, privacy and licences, %s', async (theme) => {
    const editor = await openEditor({ view: { colorScheme: theme } })
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    editor.choose('help.about')
    await page.getByRole('heading', { name: 'False alarms on human writing' }).waitFor()
    await page.getByText(/the app makes no network connections/i).waitFor()
    await page
      .locator('.licence-list')
      .getByText(/^react 19/)
      .waitFor()
    // The engine brings it along: nothing of the app itself names it.
    await page
      .locator('.licence-list')
      .getByText(/^htmlparser2 \d/)
      .waitFor()
    // It is installed apart from the others.
    await page
      .locator('.licence-list')
      .getByText(/^harper\.js \d/)
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(editor.complaints).toEqual([])
  })
})

describe.skipIf(!hasChromium)('a window at 200 %', () => {
  it.each(['file.settings', 'help.about', 'view.split', 'view.preview'])(
    'clips nothing of %s',
    async (command) => {
      const editor = await openEditor({
        view: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
      })
      const { page } = editor
      await page.locator('.cm-content').waitFor()
      editor.choose(command)
      await page.waitForTimeout(500)
      const wide = `[...document.querySelectorAll('.page, .preview-scroll, .desk, html')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'auto').map((one) => one.className || one.tagName)`
      expect(await page.evaluate(wide)).toEqual([])
      expect(await findViolations(page)).toEqual([])
    },
  )
})

describe.skipIf(!hasChromium)('forced colours and reduced motion', () => {
  it('leave every view usable', async () => {
    const editor = await openEditor({ view: { forcedColors: 'active', reducedMotion: 'reduce' } })
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    for (const id of ['view.split', 'file.settings', 'help.about']) {
      editor.choose(id)
      await page.waitForTimeout(300)
      expect(await findViolations(page)).toEqual([])
    }
    const moving = `document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 0).length`
    expect(await page.evaluate(moving)).toBe(0)
  })
})
