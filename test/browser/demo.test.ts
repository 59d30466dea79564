import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { audit, expectNoOverflow } from './support/audit.ts'
import { hasChromium, openSite, useChromium } from './support/open-browser.ts'

useChromium()

async function scoreSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use a sample draft' }).click()
  await page.getByRole('button', { name: 'Score the draft' }).click()
  await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
}

const focusedLabel = (page: Page) => page.evaluate('document.activeElement.ariaLabel')
const card = (page: Page) => page.getByRole('region', { name: /^Finding \d+ of \d+$/ })

describe.skipIf(!hasChromium)('the demo page', () => {
  it('R-DEMO-01 scores a draft and shows decision, scores, findings and what is left of the hour', async () => {
    const { page, complaints, shoot } = await openSite('/')
    await page.getByText('12 scores an hour').waitFor()
    await shoot('demo-empty-light')
    await audit(page)
    await scoreSample(page)
    await page.getByText('11 of 12 scores left this hour.').waitFor()
    const result = page.getByRole('complementary', { name: 'Result' })
    for (const text of ['Revise', 'Generic phrasing', 'Specificity risk', 'What to fix first']) {
      await result.getByText(text, { exact: true }).waitFor()
    }
    expect(await page.getByRole('listitem').filter({ hasText: 'very unique' }).count()).toBe(1)
    expect(await focusedLabel(page)).toBeNull()
    await shoot('demo-scored-light')
    await audit(page)
    expect(complaints).toEqual([])
  })

  it('works with the keyboard alone: F8 and Tab find, Enter opens, Escape closes', async () => {
    const { page, shoot, complaints } = await openSite('/', { colorScheme: 'dark' })
    await page.getByLabel('Your draft').focus()
    await page.keyboard.type('Experts agree that our very unique plan works. It is no secret.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await page.keyboard.press('F8')
    expect(await focusedLabel(page)).toMatch(/^Experts agree: /)
    await card(page).getByText('names no one').waitFor()
    await page.keyboard.press('Escape')
    expect(await card(page).count()).toBe(0)
    expect(await focusedLabel(page)).toMatch(/^Experts agree: /)
    await page.keyboard.press('Tab')
    expect(await focusedLabel(page)).toMatch(/^very unique: /)
    await page.keyboard.press('Enter')
    await card(page).getByText('Try “unique”').waitFor()
    await shoot('demo-card-dark')
    await audit(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('The draft has changed since it was scored.').waitFor()
    await page.getByText('our unique plan works').waitFor()
    await page.keyboard.press('Shift+F8')
    expect(await card(page).count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('opens each of several findings that begin at one word', async () => {
    const { page } = await openSite('/')
    await page
      .getByLabel('Your draft')
      .fill(
        'It is widely known that the integration of innovation and collaboration supports the development of knowledge and awareness. Effectiveness depends on transparency, communication and the alignment of expectations. Engagement strengthens identity, resilience and the optimization of performance in every environment.',
      )
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.locator('[data-starts]', { hasText: /^It is widely known that$/ }).focus()
    const titles: (string | null)[] = []
    const names = new Set<string | null>()
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Enter')
      titles.push(await card(page).locator('b').textContent())
      names.add(await card(page).getAttribute('aria-label'))
    }
    expect(titles.sort()).toEqual([
      'Absence of specifics',
      'Generic phrasing',
      'Hedging and absolutes',
    ])
    expect(names.size).toBe(3)
    await page.keyboard.press('Enter')
    expect(await card(page).count()).toBe(0)
  })

  it('hides a group of marks on demand', async () => {
    const { page } = await openSite('/')
    await scoreSample(page)
    const marks = page.locator('.mark.is-phrasing')
    expect(await marks.count()).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: /^Phrasing/ }).uncheck()
    expect(await marks.count()).toBe(0)
    expect(await page.locator('.mark.is-sourcing').count()).toBeGreaterThan(0)
  })

  it('moves nothing when the result arrives', async () => {
    const { page } = await openSite('/')
    const places = async (names: readonly string[]) =>
      Promise.all(names.map(async (name) => (await page.locator(name).boundingBox())?.y))
    const steady = ['.draft-box', '.scores h2', '.scores li:last-child .score-track']
    await page.getByRole('button', { name: 'Use a sample draft' }).click()
    const before = await places(steady)
    expect(before).toEqual(steady.map(() => expect.any(Number)))
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    expect(await places(steady)).toEqual(before)
  })

  it('shows a draft as text, whatever it holds, and asks no other host', async () => {
    const { page, address, complaints, shoot } = await openSite('/')
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const hostile = `</textarea><script>document.title='owned'</script><img src="https://evil.example/x.png" onerror="document.title='owned'"> [a](javascript:alert(1)) Experts agree that {{x}} is very unique.`
    await page.getByLabel('Your draft').fill(hostile)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await page.getByText("<script>document.title='owned'</script>").first().waitFor()
    expect(await page.title()).toBe('Content Trust')
    expect(await page.locator('main img, main script, main a[href^=javascript]').count()).toBe(0)
    expect([...hosts]).toEqual([address])
    expect(complaints).toEqual([])
    await shoot('demo-hostile-light')
  })

  it('R-DEMO-08 says when the hourly limit is used up, and keeps the draft', async () => {
    const config = { demoCallsPerHour: 1 }
    const { page, shoot } = await openSite('/', { colorScheme: 'dark' }, { config })
    await page.getByText('1 scores an hour').waitFor()
    await scoreSample(page)
    await page.getByRole('button', { name: 'Score again' }).click()
    await page
      .getByText(
        /You have used this hour’s scores. Your draft is still here; score it in \d+ minutes/,
      )
      .waitFor()
    await shoot('demo-limit-dark')
    await audit(page)
    await page.getByRole('button', { name: 'Edit the draft' }).click()
    expect(await page.getByLabel('Your draft').inputValue()).toContain('revolutionary platform')
  })

  it('says what is wrong with a draft that is too short, too long or not answered', async () => {
    const { page, shoot } = await openSite('/')
    const box = page.getByLabel('Your draft')
    const score = page.getByRole('button', { name: 'Score the draft' })
    const alert = page.getByRole('alert')
    await score.click()
    await alert.getByText('at least 20 characters; this one has 0').waitFor()
    await audit(page)
    await box.fill('🙂'.repeat(4001))
    await page.getByText('4,001 of 4,000 characters').waitFor()
    await score.click()
    await alert.getByText('Remove 1,').waitFor()
    await box.fill('word '.repeat(800))
    await page.route('**/demo/analyze', (route) => route.abort())
    await score.click()
    await alert.getByText('The service did not answer.').waitFor()
    await shoot('demo-unreachable-light')
    expect(await box.inputValue()).toHaveLength(4000)
  })

  it.each([320, 640, 1024, 1920])('fits a window of %i pixels', async (width) => {
    const { page, shoot } = await openSite('/', { viewport: { width, height: 640 } })
    await expectNoOverflow(page)
    const word = 'https://example.com/'.padEnd(400, 'a')
    await page.getByLabel('Your draft').fill(`Experts agree, see ${word} for the very unique rest.`)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await page.keyboard.press('F8')
    await card(page).waitFor()
    await expectNoOverflow(page)
    await shoot(`demo-${width}`)
  })

  it('reads without a script', async () => {
    const { page } = await openSite('/', { javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('not proof of authorship').waitFor()
    // With scripts disabled by the protocol, `noscript` stays hidden, so its text is read from the page.
    const words = await page.locator('noscript').textContent()
    expect(words).toContain('which your browser does not run')
  })

  it('shows a draft that is written from right to left in its own direction', async () => {
    const { page, shoot } = await openSite('/')
    const text = 'שלום לכולם, זה משפט ארוך מספיק כדי שאפשר יהיה לקרוא אותו בדף הזה.'
    await page.getByLabel('Your draft').fill(text)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByText(/favor a person’s judgment/).waitFor()
    await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
    const why = page.getByText(/^Cannot judge: .+\. A person should decide\.$/)
    await why.waitFor()
    // Stated with the decision, and not repeated below.
    expect(await page.getByText(/^Cannot judge: /).count()).toBe(1)
    const direction = "getComputedStyle(document.querySelector('.draft-box')).direction"
    expect(await page.evaluate(direction)).toBe('rtl')
    await shoot('demo-right-to-left')
  })
})
