import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoOverflow, findViolations } from '../../browser/support/audit.ts'
import { findChromium } from '../../support/find-chromium.ts'
import { type ServedFolder, serveFolder } from './serve-folder.ts'

const executablePath = findChromium()
if (executablePath === null) {
  process.stderr.write(
    '\nNO CHROMIUM FOUND: the site is built and its links are checked, but nobody looks at it. Install `chromium`, or set CHROMIUM_PATH.\n\n',
  )
}

const pages = {
  'the first page': '/',
  'a long page': '/remark/',
  'a rule': '/rules/buzzword/',
  'the charts': '/charts/',
}

/** Looks at a built site in both themes, in a browser that reaches no other host. */
export function testLooks(folder: string): void {
  describe.skipIf(executablePath === null)('in a browser', () => {
    let browser: Browser
    let site: ServedFolder
    const complaints: string[] = []

    beforeAll(async () => {
      site = await serveFolder(folder)
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: ['--no-sandbox'],
      })
    }, 60_000)

    afterAll(async () => {
      await browser.close()
      await site.close()
    })

    /** Opens a page in a browser that reaches no other host, and keeps what it complains about. */
    async function open(path: string, colorScheme: 'light' | 'dark', width = 1280): Promise<Page> {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      await context.route('**', (route) => {
        const url = route.request().url()
        if (url.startsWith(site.address)) return route.continue()
        complaints.push(`asked for ${url}`)
        return route.abort()
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' })
      return page
    }

    for (const [name, path] of Object.entries(pages)) {
      it.each(['light', 'dark'] as const)(
        `${name} breaks no rule of axe in the %s`,
        async (theme) => {
          const page = await open(path, theme)
          expect(await findViolations(page)).toEqual([])
          await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme)
          await page.setViewportSize({ width: 360, height: 700 })
          await expectNoOverflow(page)
          await page.context().close()
        },
      )
    }

    it('shows the picture of the theme that the reader chooses', async () => {
      const page = await open('/', 'light')
      const shown = async () =>
        await page
          .locator('.picture img:visible')
          .evaluateAll((images) => images.map(String).length)
      const source = async () => await page.locator('.picture img:visible').getAttribute('src')
      expect(await shown()).toBe(1)
      expect(await source()).toContain('sample-light')
      await page.locator('starlight-theme-select select').first().selectOption('dark')
      expect(await source()).toContain('sample-dark')
      await page.context().close()
    })

    it('searches without any other host, and leads to what it finds', async () => {
      const page = await open('/scores/', 'light')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.locator('.pagefind-ui__search-input').fill('hollow-intensifier')
      const found = page
        .locator('.pagefind-ui__result-link', { hasText: 'hollow-intensifier' })
        .first()
      await found.click()
      await page.waitForURL(/\/rules\/hollow-intensifier\//)
      await expect.poll(() => page.locator('h1').textContent()).toBe('hollow-intensifier')
      await page.context().close()
    })

    it('asks no other host for anything, and keeps to its policy', () => {
      expect(complaints).toEqual([])
    })
  })
}
