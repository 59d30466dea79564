import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import { sampleDraft } from '../../packages/playground/src/draft/sample-draft.ts'
import { noiseImage } from '../support/images.ts'
import { audit, expectNoOverflow } from './support/audit.ts'
import { hasChromium, openSite, useChromium } from './support/open-browser.ts'

useChromium()

/** Lets the page do without its engine, so that the service scores. */
async function withoutEngine(page: Page): Promise<void> {
  await page.route('**/assets/scorer-*', (route) => route.abort())
}

/** Claims without sources, in plain words: its trust score is low, and nothing in it asks for a revision. */
const claims =
  'Coffee lowers the risk of heart disease and makes people live longer. Doctors recommend three cups a day, because it protects the liver and improves memory. Most patients who drink it sleep better and recover faster from surgery. Tea causes anxiety in children, and doctors warn against it. Cities that banned sugar became healthier than those that did not. Walking every day cures back pain, and stretching prevents it. Companies that shorten the week earn more, and their workers stay longer. Schools that start late have better grades than schools that start early.'

/** The requests that a page makes, by method and path. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/icon-')) requests.push(`${request.method()} ${pathname}`)
  })
  return requests
}

async function scoreSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use a sample draft' }).click()
  await page.getByRole('button', { name: 'Score the draft' }).click()
  await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
}

/** Whether an element is wholly in the window. */
const isInSight = (selector: string) => `(() => {
  const { top, bottom, height } = document.querySelector('${selector}').getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
})()`

const focusedLabel = (page: Page) => page.evaluate('document.activeElement.ariaLabel')
/** Waits longer than a second, for machines that do much else. */
const eventually = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 10_000 })
const card = (page: Page) => page.getByRole('region', { name: /^Finding \d+ of \d+$/ })

describe.skipIf(!hasChromium)('the demo page', () => {
  it('scores a draft in the page, while it is written, and sends it nowhere', async () => {
    const { page, complaints, shoot } = await openSite('/')
    const requests = requestsOf(page)
    await shoot('demo-empty-light')
    await audit(page)
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Use a sample draft' }).click()
    await page.getByRole('heading', { name: 'Revise' }).waitFor()
    const result = page.getByRole('complementary', { name: 'Result' })
    for (const text of ['Generic phrasing', 'Specificity risk', 'What to fix first']) {
      await result.getByText(text, { exact: true }).waitFor()
    }
    // The focus stays where someone writes.
    await expect.poll(() => page.getByLabel('Your draft').isVisible()).toBe(true)
    // Nothing is needed from here on.
    await page.context().setOffline(true)
    await page.getByLabel('Your draft').fill('Experts agree that our very unique plan works.')
    await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
    await page.getByRole('button', { name: 'Use a sample draft' }).click()
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'very unique' }).count())
      .toBe(1)
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Revise')
    await shoot('demo-scored-light')
    await audit(page)
    expect(requests.map((request) => request.replace(/-[\w-]{8,10}\.js$/, ''))).toEqual([
      'GET /assets/scorer',
    ])
    expect(complaints).toEqual([])
  })

  it('gets the very result that the service gives', async () => {
    const { page, post } = await openSite('/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const texts = [
      'Experts agree that our very unique plan works. It is no secret that it always does.',
      'שלום לכולם, זה משפט ארוך מספיק כדי שאפשר יהיה לקרוא אותו בדף הזה.',
      '# Notes\n\n- one 🙂\n- two\n\n```js\nconst a = 1\n```\n\nStudies show that `a` is more important than ever.',
      `${sampleDraft}\n\n`.repeat(40),
    ]
    await page.getByLabel('Intended use').selectOption('cite')
    for (const content of texts) {
      await page.getByLabel('Your draft').fill(content)
      await page.getByRole('button', { name: 'Score the draft' }).click()
      await page.getByRole('button', { name: 'Edit the draft' }).waitFor()
      await page.getByRole('button', { name: 'Copy as JSON' }).click()
      await page.getByText('Result copied.').waitFor()
      const here: unknown = JSON.parse(
        String(await page.evaluate('navigator.clipboard.readText()')),
      )
      const context = { intended_use: 'cite', format: 'article' }
      const { body } = await post('/v1/analyze', { type: 'text', content, context })
      const { analysis_id: _id, billing: _bill, ...there } = body
      expect(here).toEqual(there)
      await page.getByRole('button', { name: 'Edit the draft' }).click()
    }
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
    await expect.poll(() => card(page).count()).toBe(0)
    expect(await focusedLabel(page)).toMatch(/^Experts agree: /)
    await page.keyboard.press('Tab')
    expect(await focusedLabel(page)).toMatch(/^very unique: /)
    await page.keyboard.press('Enter')
    await card(page).getByText('Try “unique”').waitFor()
    await shoot('demo-card-dark')
    await audit(page)
    const before = await page.locator('.scores ul').textContent()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('our unique plan works').waitFor()
    // Scored again at once.
    await eventually(() => page.locator('.scores ul').textContent()).not.toBe(before)
    await page.keyboard.press('Shift+F8')
    await expect.poll(() => card(page).count()).toBe(1)
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
      titles.push(await card(page).locator('.finding-title b').textContent())
      names.add(await card(page).getAttribute('aria-label'))
    }
    expect(titles.sort()).toEqual([
      'Absence of specifics',
      'Generic phrasing',
      'Hedging and absolutes',
    ])
    expect(names.size).toBe(3)
    await page.keyboard.press('Enter')
    await expect.poll(() => card(page).count()).toBe(0)
  })

  it('hides a group of marks on demand', async () => {
    const { page } = await openSite('/')
    await scoreSample(page)
    const marks = page.locator('.mark.is-phrasing')
    await expect.poll(() => marks.count()).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: /^Phrasing/ }).uncheck()
    await expect.poll(() => marks.count()).toBe(0)
    await expect.poll(() => page.locator('.mark.is-sourcing').count()).toBeGreaterThan(0)
  })

  it('moves nothing when the result arrives', async () => {
    const { page } = await openSite('/')
    // On the page, not in the window: a click scrolls to its button first.
    const places = async (names: readonly string[]) => {
      const scrolled = await page.evaluate<number>('scrollY')
      const boxes = names.map(async (name) => await page.locator(name).boundingBox())
      return (await Promise.all(boxes)).map((box) => box && box.y + scrolled)
    }
    const steady = ['.draft-box', '.scores h2', '.scores li:last-child .score-track']
    const before = await places(steady)
    expect(before).toEqual(steady.map(() => expect.any(Number)))
    await page.getByRole('button', { name: 'Use a sample draft' }).click()
    await page.getByRole('heading', { name: 'Revise' }).waitFor()
    expect(await places(steady)).toEqual(before)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    expect(await places(steady)).toEqual(before)
  })

  it('keeps the decision in sight, in windows of every width', async () => {
    const { page } = await openSite('/', { reducedMotion: 'reduce' })
    const heading = page.getByRole('heading', { name: 'Human review' })
    await page.getByLabel('Your draft').fill(`${sampleDraft}\n\n`.repeat(6))
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Score the draft' }).click()
      await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
      await heading.waitFor()
      // It gets the focus, and the window is led to it.
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Human review')
      await eventually(() => page.evaluate(isInSight('.decision h2'))).toBe(true)
      // And it stays there, or at the lower edge, while the findings are read.
      for (const place of ['.desk-findings h2', '.finding-list li:last-child']) {
        await page.locator(place).scrollIntoViewIfNeeded()
        const where = width < 960 ? '.verdict-bar' : '.decision h2'
        expect(await page.evaluate(isInSight(where))).toBe(true)
      }
      await page.getByRole('button', { name: 'Edit the draft' }).click()
    }
  })

  it('explains a low trust score beside a decision that it does not move', async () => {
    const { page, shoot } = await openSite('/')
    await page.getByLabel('Your draft').fill(claims)
    await page.getByRole('heading', { name: 'Allow' }).waitFor()
    await page.getByText('The trust score does not move the decision').waitFor()
    await shoot('demo-low-trust')
    await audit(page)
    // One that nobody judged has no trust score, and no decision in its place.
    await page.getByLabel('Your draft').fill('Coffee lowers the risk of disease.')
    await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
    await expect.poll(() => page.getByText('does not move the decision').count()).toBe(0)
    // Nor does a page of one sentence read as if somebody could publish it.
    await page.getByLabel('Your draft').fill('A long draft. '.repeat(300))
    await page.getByRole('heading', { name: 'Human review' }).waitFor()
    await expect.poll(() => page.getByText('Nothing stands in the way').count()).toBe(0)
  })

  it('leads from what to fix first to its places, also while the draft is written', async () => {
    const { page } = await openSite('/', { viewport: { width: 360, height: 640 } })
    await page.getByRole('button', { name: 'Use a sample draft' }).click()
    const fix = page.getByRole('button', { name: /^Name who said it/ })
    await fix.focus()
    await page.keyboard.press('Enter')
    await card(page).getByText('Fix:').waitFor()
    await eventually(() => focusedLabel(page)).toMatch(/^experts agree: /)
    await eventually(() => page.evaluate(isInSight('[data-starts]:focus'))).toBe(true)
    // Each finding of the list says what to do about it.
    const items = page.locator('.finding-list li')
    await expect.poll(() => items.filter({ hasText: 'Fix:' }).count()).toBe(await items.count())
  })

  it('names no keys where there is a finger, and marks hold in forced colours', async () => {
    const { page, shoot } = await openSite('/', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      forcedColors: 'active',
    })
    await scoreSample(page)
    await page.getByText('Tap a mark to see why').waitFor()
    await expect.poll(() => page.getByText('opens the next one').isVisible()).toBe(false)
    await page.locator('.mark').first().tap()
    await card(page).waitFor()
    await shoot('demo-touch-forced')
  })

  it('opens a shared link without sending the draft, and forgets it once it is changed', async () => {
    const { page, address, complaints } = await openSite('/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByLabel('Intended use').selectOption('train')
    await scoreSample(page)
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('Link copied.').waitFor()
    const link = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(link).toMatch(new RegExp(`^${address}/#draft=`))
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await page.getByText('Result copied.').waitFor()
    const report = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(report).toContain('**human review**')
    expect(report).toContain('1. Say what changed')
    const requests = requestsOf(page)
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('heading', { name: 'Human review' }).waitFor()
    await expect.poll(() => page.getByLabel('Intended use').inputValue()).toBe('train')
    expect(requests.filter((request) => request.includes('draft'))).toEqual([])
    await page.getByLabel('Your draft').fill('Something else that is long enough.')
    await eventually(() => page.evaluate('location.hash')).toBe('')
    expect(complaints).toEqual([])
  })

  it('R-DEMO-02 scores an image that is dropped, and says what is wrong with another file', async () => {
    const { page, complaints, shoot } = await openSite(
      '/',
      {},
      { mediaScorers: { image: runImageTask } },
    )
    await page.getByText('Free, without an account: 12 an hour.').waitFor()
    const image = await noiseImage().png().toBuffer()
    const picker = page.locator('input[type=file]')
    await picker.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await page.getByText('“notes.pdf” is not a file that the demo knows').waitFor()
    await shoot('demo-file-error')
    await audit(page)
    const bytes = image.toString('base64')
    await page.evaluate(`{
      const bytes = Uint8Array.from(atob('${bytes}'), (c) => c.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], 'noise.png', { type: 'image/png' }))
      const drop = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      document.querySelector('.draft-box').dispatchEvent(drop('dragover'))
      document.querySelector('.draft-box').dispatchEvent(drop('drop'))
    }`)
    await page.getByRole('heading', { name: 'Your image' }).waitFor()
    await page.getByText('Synthetic image risk').waitFor()
    await shoot('demo-image')
    await audit(page)
    await page.getByRole('button', { name: 'Back to the draft' }).click()
    await page.getByText('11 of 12 scores left this hour.').waitFor()
    await picker.setInputFiles({
      name: 'draft.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('Read from a file, **with** marks.'),
    })
    await eventually(() => page.getByLabel('Your draft').inputValue()).toContain('Read from a file')
    expect(complaints).toEqual([])
  })

  it('shows a draft as text, whatever it holds, and asks no other host', async () => {
    const { page, address, complaints, shoot } = await openSite('/')
    const hosts = new Set<string>([address])
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const hostile = `</textarea><script>document.title='owned'</script><img src="https://evil.example/x.png" onerror="document.title='owned'"> [a](javascript:alert(1)) Experts agree that {{x}} is very unique.`
    await page.getByLabel('Your draft').fill(hostile)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await page.getByText("<script>document.title='owned'</script>").first().waitFor()
    expect(await page.title()).toBe('Content Trust')
    await expect
      .poll(() => page.locator('main img, main script, main a[href^=javascript]').count())
      .toBe(0)
    expect([...hosts]).toEqual([address])
    expect(complaints).toEqual([])
    await shoot('demo-hostile-light')
  })

  it('R-DEMO-08 says when the hourly limit is used up, and keeps the draft', async () => {
    const config = { demoCallsPerHour: 1 }
    const { page, shoot } = await openSite('/', { colorScheme: 'dark' }, { config })
    await page.getByText('1 an hour').waitFor()
    await withoutEngine(page)
    await scoreSample(page)
    await page.getByText('so your draft is sent to this service').waitFor()
    await page.getByRole('button', { name: 'Score again' }).click()
    await page
      .getByText(
        /You have used this hour’s scores. Your draft is still here; score it in \d+ minutes/,
      )
      .waitFor()
    await shoot('demo-limit-dark')
    await audit(page)
    await page.getByRole('button', { name: 'Edit the draft' }).click()
    await expect
      .poll(() => page.getByLabel('Your draft').inputValue())
      .toContain('revolutionary platform')
  })

  it('says what is wrong with a draft that is too short, too long or not answered', async () => {
    const { page, shoot } = await openSite('/')
    await withoutEngine(page)
    const box = page.getByLabel('Your draft')
    const score = page.getByRole('button', { name: 'Score the draft' })
    const alert = page.getByRole('alert')
    await score.click()
    await alert.getByText('at least 20 characters; this one has 0').waitFor()
    await audit(page)
    await box.fill('🙂'.repeat(100_001))
    await page.getByText('100,001 of 100,000 characters').waitFor()
    await score.click()
    await alert.getByText('Remove 1.').waitFor()
    await box.fill('word '.repeat(801))
    await page.getByText('4,005 of 4,000 characters').waitFor()
    await score.click()
    await alert.getByText('Remove 5, or use the API').waitFor()
    await box.fill('word '.repeat(800))
    await page.route('**/demo/analyze', (route) => route.abort())
    await score.click()
    await alert.getByText('The service did not answer.').waitFor()
    await shoot('demo-unreachable-light')
    await expect.poll(() => box.inputValue()).toHaveLength(4000)
  })

  it('fits windows of every width, in either theme', async () => {
    const { page, shoot } = await openSite('/')
    const sizes = [320, 360, 768, 1280, 1920]
    const fitsEach = async (state: string) => {
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoOverflow(page)
        await shoot(`demo-${state}-${width}`)
      }
    }
    await fitsEach('empty')
    await page.emulateMedia({ colorScheme: 'dark' })
    const word = 'https://example.com/'.padEnd(400, 'a')
    await page.getByLabel('Your draft').fill(`Experts agree, see ${word} for the very unique rest.`)
    await page.getByRole('button', { name: 'Score the draft' }).click()
    await page.getByRole('heading', { name: 'Your draft, marked' }).waitFor()
    await page.keyboard.press('F8')
    await card(page).waitFor()
    await fitsEach('scored')
    await audit(page)
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
    await page.getByText(/^[A-Z].+\. A person should decide\.$/).waitFor()
    // The heading says it, so nothing else does.
    await expect.poll(() => page.getByText(/^Cannot judge: /).count()).toBe(0)
    const direction = "getComputedStyle(document.querySelector('.draft-box')).direction"
    expect(await page.evaluate(direction)).toBe('rtl')
    await shoot('demo-right-to-left')
  })
})
