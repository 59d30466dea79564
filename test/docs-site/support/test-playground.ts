import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectNoOverflow, findViolations } from '../../browser/support/audit.ts'
import { findChromium } from '../../support/find-chromium.ts'
import { type ServedFolder, serveFolder } from './serve-folder.ts'

const executablePath = findChromium()
const screens = 'out/screens'
const risky = 'Experts agree that our very unique plan works. It is no secret that it always does.'

interface Opened {
  readonly page: Page
  /** What the page asked for since it was opened, by method and address; other hosts get no answer. */
  readonly asked: string[]
  /** Errors and warnings of the page. */
  readonly complaints: string[]
  shoot(name: string): Promise<void>
}

/** Tries the playground of a built site, in a browser that reaches no other host. */
export function testPlayground(folder: string): void {
  describe.skipIf(executablePath === null)('the playground', () => {
    let browser: Browser
    let site: ServedFolder
    let address = ''

    beforeAll(async () => {
      mkdirSync(screens, { recursive: true })
      site = await serveFolder(folder)
      address = site.address
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: ['--no-sandbox'],
      })
    }, 60_000)

    afterAll(async () => {
      await browser.close()
      await site.close()
    })

    async function open(fragment = '', view: BrowserContextOptions = {}): Promise<Opened> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...view })
      onTestFinished(() => context.close())
      const asked: string[] = []
      const complaints: string[] = []
      await context.route(
        (url) => url.origin !== address,
        (route) => route.abort(),
      )
      context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
      const page = await context.newPage()
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await page.goto(`${address}/playground/${fragment}`, { waitUntil: 'networkidle' })
      await page.locator('.cm-content').waitFor()
      const shoot = async (name: string): Promise<void> => {
        await page.screenshot({ path: join(screens, `playground-${name}.png`), fullPage: true })
      }
      return { page, asked, complaints, shoot }
    }

    const draftOf = (page: Page) => page.getByRole('textbox', { name: 'Your draft' })
    const card = (page: Page) => page.getByRole('region', { name: /^Finding \d+ of \d+$/ })
    /** Waits for the findings of all that was typed, as the first result may be of half of it. */
    const allFound = (page: Page) =>
      expect.poll(() => page.locator('.finding-list li').count()).toBe(4)
    const sample = async (page: Page): Promise<void> => {
      await page.getByLabel('Sample drafts').selectOption({ index: 1 })
      await page.getByRole('heading', { name: 'Revise' }).waitFor()
    }

    it('scores while somebody writes, marks what it finds, and sends nothing', async () => {
      const { page, asked, complaints } = await open()
      asked.length = 0
      await draftOf(page).pressSequentially(risky)
      await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
      // The heading says it, so nothing else does.
      await expect.poll(() => page.getByText(/^Cannot judge: /).count()).toBe(0)
      await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().waitFor()
      await allFound(page)
      // The files of the page that come late are the only ones that were asked for.
      expect(
        asked.filter((each) => !/^GET \S+\/(?:_astro|playground)\/[\w.-]+\.js$/.test(each)),
      ).toEqual([])
      expect(complaints).toEqual([])
      const sent = `fetch('https://example.org/', { method: 'POST', body: 'x' }).then(() => 'sent', () => 'kept')`
      expect(await page.evaluate(sent)).toBe('kept')
      expect(complaints.join()).toContain('connect-src')
    })

    it('breaks no rule of axe in any state, in both themes and at 390 pixels', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, shoot } = await open('', { colorScheme })
        const look = async (state: string): Promise<void> => {
          expect(await findViolations(page), `${state} ${colorScheme}`).toEqual([])
          await shoot(`${state}-${colorScheme}`)
          await page.setViewportSize({ width: 390, height: 800 })
          await expectNoOverflow(page)
          await shoot(`${state}-${colorScheme}-390`)
          await page.setViewportSize({ width: 1280, height: 900 })
        }
        await look('empty')
        await sample(page)
        await draftOf(page).focus()
        await page.keyboard.press('F8')
        await card(page).waitFor()
        await look('card')
        await draftOf(page).fill('word '.repeat(20_001))
        await page.getByText('Remove 5').waitFor()
        await look('long')
      }
    })

    it('works with the keyboard alone, and takes back what it changed', async () => {
      const { page } = await open()
      await draftOf(page).focus()
      await page.keyboard.type(risky)
      await allFound(page)
      for (const title of ['Finding 1 of 4', 'Finding 2 of 4']) {
        await page.keyboard.press('F8')
        await page.getByRole('region', { name: title, exact: true }).waitFor()
      }
      await card(page).getByText('Keeps every fact').waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Apply')
      await page.keyboard.press('Enter')
      await expect.poll(() => draftOf(page).textContent()).toContain('our unique plan')
      expect(await page.evaluate('document.activeElement.role')).toBe('textbox')
      await page.keyboard.press('Control+z')
      await expect.poll(() => draftOf(page).textContent()).toContain('very unique plan')
      await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().waitFor()
      await page.keyboard.press('Shift+F8')
      await card(page).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => card(page).count()).toBe(0)
    })

    it('opens the card of a mark that is pressed, and hides a group on demand', async () => {
      const { page } = await open()
      await sample(page)
      await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().click()
      await card(page).getByText('Generic phrasing').waitFor()
      const marks = page.locator('.cm-content .mark.is-phrasing')
      await expect.poll(() => marks.count()).toBeGreaterThan(0)
      await page.getByRole('checkbox', { name: /^Phrasing/ }).uncheck()
      await expect.poll(() => marks.count()).toBe(0)
      await expect
        .poll(() => page.locator('.cm-content .mark.is-sourcing').count())
        .toBeGreaterThan(0)
    })

    it('shares a draft in the part of the address that stays in the browser', async () => {
      const { page, asked } = await open('', {
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const hostile = `<img src="https://evil.example/x" onerror="document.title='owned'">`
      await draftOf(page).fill(`${risky} ${hostile}`)
      await page.getByLabel('Intended use').selectOption('cite')
      await page.getByLabel('Syntax').selectOption('plain')
      await page.getByRole('button', { name: 'Copy a link' }).click()
      await page.getByText('Link copied.').waitFor()
      const link = String(await page.evaluate('navigator.clipboard.readText()'))
      asked.length = 0
      await page.goto('about:blank')
      await page.goto(link)
      await expect.poll(() => draftOf(page).textContent()).toContain(hostile)
      await expect.poll(() => page.getByLabel('Intended use').inputValue()).toBe('cite')
      await expect.poll(() => page.getByLabel('Syntax').inputValue()).toBe('plain')
      expect(await page.title()).toContain('Playground')
      await expect.poll(() => page.locator('.playground img, .playground script').count()).toBe(0)
      expect(asked.filter((each) => /evil|draft=/.test(each))).toEqual([])
    })

    it('says why a link is not opened, and opens nothing of it', async () => {
      const packed = deflateRawSync(JSON.stringify({ text: 'x', use: 'harm', format: 'article' }))
      const { page } = await open(`#draft=${packed.toString('base64url')}`)
      await page.getByRole('alert').getByText('holds no draft that this page can open').waitFor()
      await expect
        .poll(() => draftOf(page).textContent())
        .toBe('Paste or write a draft in English.')
    })

    it('goes on without a network, edits and a reload included', async () => {
      const { page } = await open()
      await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
      await page.context().setOffline(true)
      await draftOf(page).fill(risky)
      await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().click()
      await card(page).getByText('Keeps every fact').waitFor()
      await page.reload()
      await sample(page)
      await expect.poll(() => page.locator('.cm-content .mark').count()).toBeGreaterThan(5)
    })
  })
}
