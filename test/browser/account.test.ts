import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { draft } from '../server/support/valid-bodies.ts'
import { audit, expectNoOverflow } from './support/audit.ts'
import { hasChromium, openSite, type Site, useChromium } from './support/open-browser.ts'

useChromium()

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openAccount(view = {}): Promise<Site> {
  const site = await openSite('/account', view)
  await signIn(site.page, site.key)
  await site.page.getByRole('heading', { name: 'Balance' }).waitFor()
  return site
}

async function useTheService({ post }: Site, calls: number): Promise<void> {
  for (let call = 0; call < calls; call++) {
    const content = draft.repeat(1 + ((call * 7) % 13) * 4)
    await post('/v1/analyze', { type: 'text', content })
  }
}

const works = async ({ get }: Site, key: string): Promise<boolean> =>
  (await get('/v1/balance', { authorization: `Bearer ${key}` })).status === 200

async function newKeyOf(page: Page): Promise<string> {
  await page.getByRole('heading', { name: /shown only once/ }).waitFor()
  return (await page.locator('.new-key code').textContent()) ?? ''
}

describe.skipIf(!hasChromium)('the account page', () => {
  it('R-AUTH-05 refuses a wrong key, signs in with a valid one, and signs out for good', async () => {
    const site = await openSite('/account')
    const { page, key, shoot } = site
    await shoot('sign-in-light')
    await audit(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter a key first.').waitFor()
    await signIn(page, 'ctk_wrong')
    await page.getByText('The API key is not valid.').waitFor()
    await audit(page)
    await signIn(page, key)
    await page.getByText('$1.50', { exact: true }).waitFor()
    await shoot('account-empty-light')
    await audit(page)
    await page.reload()
    await page.getByText('$1.50', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goBack().catch(() => null)
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  it('says so when the browser keeps no session', async () => {
    const { page, key } = await openSite('/account')
    await page.route('**/account/sign-in', async (route) => {
      const answer = await route.fetch()
      await page.context().clearCookies()
      await route.fulfill({ status: answer.status(), body: await answer.text() })
      await page.context().clearCookies()
    })
    await page.route('**/account/overview', async (route) => {
      await page.context().clearCookies()
      const { cookie: _, ...headers } = route.request().headers()
      await route.continue({ headers })
    })
    await signIn(page, key)
    await page.getByText('The browser did not keep the session.').waitFor()
  })

  it('R-AUTH-06 keeps neither key nor session where a script can read it', async () => {
    const { page, key } = await openAccount()
    expect(await page.evaluate('document.cookie')).toBe('')
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
    expect(await page.content()).not.toContain(key.slice(0, 20))
  })

  it('shows balance, usage and calls, and older calls on demand', async () => {
    const site = await openAccount({ colorScheme: 'dark' })
    const { page, shoot, pass, complaints } = site
    for (let step = 0; step < 6; step++) {
      await useTheService(site, 5)
      pass(3_600_000)
    }
    await page.reload()
    await page.getByRole('img', { name: /spent in 30 days, on 1 day with calls/ }).waitFor()
    await page
      .getByText(/^30 calls, \d+ units$/)
      .first()
      .waitFor()
    await page.getByText('Days with calls, as a table').click()
    const rows = page.getByRole('region', { name: 'Recent calls, as a table' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(20)
    await shoot('account-used-dark')
    await audit(page)
    await page.getByRole('button', { name: 'Show older calls' }).click()
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(30)
    await expect.poll(() => page.getByRole('button', { name: 'Show older calls' }).count()).toBe(0)
    expect(await page.content()).not.toContain(draft)
    expect(complaints).toEqual([])
  })

  it('shows each recent call whole in a narrow window', async () => {
    const site = await openAccount({ viewport: { width: 360, height: 740 } })
    const { page, shoot, post, get } = site
    await useTheService(site, 3)
    await post('/v1/analyze-batch', { items: [{ id: 'a', text: draft }] })
    await get('/v1/balance')
    await page.reload()
    const frame = page.getByRole('region', { name: 'Recent calls, as a table' })
    const rows = frame.locator('tbody tr')
    await rows.first().waitFor()
    await expect.poll(() => rows.count()).toBe(4)
    for (const [width, theme] of [
      [320, 'light'],
      [360, 'light'],
      [360, 'dark'],
      [800, 'light'],
      [800, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: 740 })
      await expectNoOverflow(page)
      // Nor is anything cut off by the frame.
      const hidden = 'document.querySelector(".call-table").closest(".table-frame")'
      expect(await page.evaluate(`${hidden}.scrollWidth - ${hidden}.clientWidth`)).toBe(0)
      await audit(page)
      await shoot(`account-calls-${width}-${theme}`)
    }
    for (const words of ['POST /v1/analyze-batch', 'first key', '$0.005', '0 ms']) {
      await expect.poll(() => frame.getByText(words).first().isVisible()).toBe(true)
    }
  })

  it('R-AUTH-05 creates a key that is shown once and works', async () => {
    const site = await openAccount()
    const { page, shoot } = site
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Give the key a name first').waitFor()
    await page.getByLabel('Name of a new key').fill('<b>Build</b> & test')
    await page.getByRole('button', { name: 'Create key' }).click()
    const made = await newKeyOf(page)
    expect(await works(site, made)).toBe(true)
    await page.getByRole('cell', { name: '<b>Build</b> & test', exact: true }).waitFor()
    await shoot('account-new-key-light')
    await audit(page)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    expect(await page.content()).not.toContain(made)
  })

  it('copies a new key', async () => {
    const { page } = await openAccount({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByLabel('Name of a new key').fill('Build')
    await page.keyboard.press('Enter')
    const made = await newKeyOf(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(made)
  })

  it('replaces a key with an overlap, and stays signed in (decision 30)', async () => {
    const site = await openAccount()
    const { page, key, shoot, pass } = site
    await page.getByRole('button', { name: 'Replace the key first key' }).click()
    await page.getByLabel('The old key').selectOption('Stays valid for one hour')
    await shoot('account-replace-light')
    await audit(page)
    await page.getByRole('button', { name: 'Replace the key', exact: true }).click()
    const made = await newKeyOf(page)
    await page.getByText('Expires in 1 hour').waitFor()
    expect([await works(site, key), await works(site, made)]).toEqual([true, true])
    pass(3_600_000)
    expect([await works(site, key), await works(site, made)]).toEqual([false, true])
    await page.reload()
    await page.getByText('Expired now').or(page.getByText('Expired this minute')).waitFor()
  })

  it('warns before the key of the session is revoked, and then signs out', async () => {
    const site = await openAccount({ colorScheme: 'dark' })
    const { page, key, shoot } = site
    const revoke = page.getByRole('button', { name: 'Revoke the key first key' })
    await revoke.click()
    await page.getByText('This is the last active key.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await works(site, key)).toBe(true)
    await page.getByLabel('Name of a new key').fill('Second')
    await page.keyboard.press('Enter')
    const second = await newKeyOf(page)
    await revoke.click()
    await page.getByText('you will be signed out').waitFor()
    await shoot('account-revoke-dark')
    await audit(page)
    await page.getByRole('button', { name: 'Revoke the key', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect([await works(site, key), await works(site, second)]).toEqual([false, true])
  })

  it('says so when the service cannot be reached, and tries again', async () => {
    const { page, shoot } = await openAccount()
    await page.route('**/account/overview', (route) => route.abort())
    await page.reload()
    await page.getByText('The service did not answer.').waitFor()
    await shoot('account-unreachable-light')
    await audit(page)
    await page.unroute('**/account/overview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Balance' }).waitFor()
  })

  it('R-ACC-07 sends a request for an account', async () => {
    const { page, store, shoot } = await openSite('/account', { colorScheme: 'dark' })
    await page.getByLabel('Name').fill('A reader')
    await page.getByLabel('Email').fill('reader@mail.example')
    await page.getByLabel('What you want to score').fill('Drafts of a newsletter.')
    await page.getByRole('button', { name: 'Request an account' }).click()
    await page.getByText('Your request is').waitFor()
    await shoot('access-requested-dark')
    await audit(page)
    expect(await store.accessRequests.list()).toMatchObject([{ email: 'reader@mail.example' }])
  })

  it.each([320, 640, 1920])('fits a window of %i pixels', async (width) => {
    const site = await openSite('/account', { viewport: { width, height: 640 } })
    const { page, key, shoot } = site
    await expectNoOverflow(page)
    await shoot(`sign-in-${width}`)
    await useTheService(site, 3)
    await signIn(page, key)
    await page.getByLabel('Name of a new key').fill('An unbroken-'.repeat(5))
    await page.keyboard.press('Enter')
    await newKeyOf(page)
    await expectNoOverflow(page)
    await shoot(`account-${width}`)
  })
})
