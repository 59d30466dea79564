import { problemCodeSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { audit, expectNoOverflow } from './support/audit.ts'
import { hasChromium, openSite, useChromium } from './support/open-browser.ts'

useChromium()

const widths = [320, 360, 800, 1280, 1920]

describe.skipIf(!hasChromium)('the API reference', () => {
  it.each(['light', 'dark'] as const)('is clean and fits each window, %s', async (colorScheme) => {
    const { page, shoot, complaints } = await openSite('/docs', { colorScheme })
    await page.getByRole('heading', { name: 'API reference' }).waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
      // The layout of a narrow window and that of a wide one; the whole page takes long.
      if (width === 360 || width === 1280) await audit(page)
      await shoot(`docs-${width}-${colorScheme}`)
    }
    expect(complaints).toEqual([])
  })

  it('looks as the other pages do, in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const looks: unknown[] = []
      const { page, address } = await openSite('/', { colorScheme })
      for (const path of ['/', '/docs', '/problems/rate_limited']) {
        await page.goto(`${address}${path}`)
        const look =
          "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color, getComputedStyle(document.querySelector('h1')).fontSize, getComputedStyle(document.querySelector('.site-name')).fontWeight]"
        looks.push(await page.evaluate(look))
      }
      expect(looks[1]).toEqual(looks[0])
      expect(looks[2]).toEqual(looks[0])
    }
  })

  it('has one menu at a time, and each entry leads to its operation', async () => {
    const { page } = await openSite('/docs')
    const menus = page.getByRole('navigation', { name: 'Operations' })
    await menus.waitFor()
    await expect.poll(() => menus.count()).toBe(1)
    await menus.getByRole('link', { name: 'POST /v1/analyze-batch' }).click()
    expect(new URL(page.url()).hash).toBe('#analyze-batch')
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => menus.count()).toBe(0)
    await page.getByText('Operations', { exact: true }).click()
    await expect.poll(() => menus.count()).toBe(1)
  })

  it('shows what each problem means on a page of its own', async () => {
    const { page, address, shoot, complaints } = await openSite('/problems/insufficient_credit')
    for (const code of problemCodeSchema.options) {
      await page.goto(`${address}/problems/${code}`)
      await page.getByText(code, { exact: true }).waitFor()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoOverflow(page)
      await audit(page)
    }
    for (const [width, colorScheme] of [
      [360, 'light'],
      [800, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 640 })
      await shoot(`problem-${width}-${colorScheme}`)
    }
    expect(complaints).toEqual([])
  })

  it('has a page for an address at which there is nothing', async () => {
    const { page, shoot } = await openSite('/nothing/here')
    await page.getByRole('heading', { name: 'There is no page here' }).waitFor()
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page)
      await audit(page)
      await shoot(`missing-${width}-${colorScheme}`)
    }
    await page.getByRole('main').getByRole('link', { name: 'Demo' }).click()
    await page.getByRole('heading', { name: 'Score a draft' }).waitFor()
  })
})
