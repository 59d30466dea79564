import { describe, expect, it } from 'vitest'
import { expectNoOverflow, findViolations } from './support/audit.ts'
import { hasChromium, openSite, useChromium } from './support/open-browser.ts'

useChromium()

describe.skipIf(!hasChromium)('the tools of the page tests', () => {
  it('the audit sees a control without a name and text that is too pale', async () => {
    const { page } = await openSite('/')
    const broken =
      "const bad = document.createElement('button'); const pale = document.createElement('p');" +
      "pale.textContent = 'pale'; pale.style.color = '#ddd';" +
      "document.querySelector('main').append(bad, pale)"
    await page.evaluate(broken)
    const found = await findViolations(page)
    expect(found.map((violation) => violation.split(':')[0]).sort()).toEqual([
      'button-name',
      'color-contrast',
    ])
  })

  it('a window that is too narrow is noticed', async () => {
    const { page } = await openSite('/')
    await page.evaluate("document.querySelector('main').style.minWidth = '2000px'")
    await expect(expectNoOverflow(page)).rejects.toThrow()
  })
})
