import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { calm } from '../support/calm-prose.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'

useChromium()

type Options = Parameters<typeof openEditor>[0]

/** The editor with the box of the policy in sight. */
async function openPolicy(options: Options = {}) {
  const editor = await openEditor(options)
  const { page } = editor
  await page.getByText(/Main reason:/).waitFor()
  await page.getByRole('button', { name: 'Show scores' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  const box = page.getByRole('textbox', { name: 'Custom policy' })
  const clauses = page.getByRole('list', { name: 'How each clause is read' }).locator('.clause')
  const scrollToBox = () => page.evaluate('document.querySelector(".policy-box").scrollIntoView()')
  return { ...editor, box, clauses, scrollToBox }
}

/** A draft in a folder with a policy file, its scores unfolded. */
async function openHouse(options: Options = {}) {
  const folder = join(await temporaryFolder(), 'drafts')
  await mkdir(folder)
  const clauses = [
    { id: 'no-zeppelins', says: 'Avoid the word "zeppelin".', reason: 'We write about boats.' },
    { id: 'be-kind', says: 'Be kind to herons.' },
  ]
  const config = { policy: ['./house.policy.json'], custom_policy: 'No emoji.' }
  const path = join(folder, 'boats.md')
  await Promise.all([
    writeFile(join(folder, 'content-trust.config.json'), JSON.stringify(config)),
    writeFile(join(folder, 'house.policy.json'), JSON.stringify({ clauses })),
    writeFile(path, `# Boats\n\nThe zeppelin came first. ${calm(1)}\n`),
  ])
  const editor = await openEditor(options)
  const { page, choose, choices } = editor
  choices.folder = folder
  choose('file.open-folder')
  choices.files = [path]
  choose('file.open')
  await page.getByRole('button', { name: 'boats.md', exact: true }).first().waitFor()
  return { ...editor, files: page.getByRole('region', { name: 'Policy of this folder' }) }
}

/** A server that scores a text by the policy in words alone, as the service does. */
async function startServer(): Promise<string> {
  const result = analyzeText({ source: calm(1), syntax: 'markdown' })
  const billing = { units_analyzed: 1, bucket: 'text', price_cents: 0, remaining_balance_cents: 0 }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...result, analysis_id: 'an_1', billing }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe.skipIf(!hasChromium)('the box of the policy', () => {
  it.each(['light', 'dark'] as const)(
    'says how each clause is read while it is typed, %s',
    async (theme) => {
      const { page, box, clauses, scrollToBox, shoot, complaints } = await openPolicy({
        view: { colorScheme: theme },
      })
      await scrollToBox()
      await shoot(`policy-empty-${theme}`)
      await box.pressSequentially(
        'Reject prices. Be nice to cats. Reject lunar claims. Allow quotes.',
      )
      await page
        .getByText('4 clauses: 1 understood, 1 in part, 1 not understood, 1 without effect.')
        .first()
        .waitFor()
      await expect
        .poll(() => clauses.nth(0).textContent())
        .toMatch(/Reject prices.*Understood\..*Looks for .*→ Reject/)
      await expect
        .poll(() => clauses.nth(1).textContent())
        .toMatch(/Not understood\..*Left out: “nice”, “cats”\./)
      await expect
        .poll(() => clauses.nth(1).locator('u').allTextContents())
        .toEqual(['nice', 'cats'])
      await expect
        .poll(() => clauses.nth(2).textContent())
        .toContain('Looked for as they stand: “lunar”.')
      await expect.poll(() => clauses.nth(3).textContent()).toContain('Changes nothing.')
      await scrollToBox()
      await shoot(`policy-${theme}`)
      expect(await findViolations(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  it('writes a reworded clause in place of the one that was not understood, by the keyboard', async () => {
    const { page, box, clauses } = await openPolicy()
    await box.fill('Reject prices. No suprlatives. Avoid emoji.')
    const button = page.getByRole('button', { name: 'Write instead: No superlative' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('Reject prices. No superlative. Avoid emoji.')
    await expect.poll(() => page.evaluate('document.activeElement.selectionStart')).toBe(29)
    await page.getByText('3 clauses: 3 understood.').first().waitFor()
    await expect.poll(() => clauses.count()).toBe(3)
  })

  it('lists what each clause met, and goes there', async () => {
    const { page, box, clauses } = await openPolicy()
    await box.fill('Reject prices. Avoid the word "zeppelin".')
    const place = clauses.first().getByRole('button').first()
    await place.waitFor()
    const quote = (await place.textContent()) ?? ''
    await place.click()
    expect(String(await page.evaluate('getSelection().toString()')).toLowerCase()).toBe(
      quote.toLowerCase(),
    )
    await expect.poll(() => clauses.nth(1).getByRole('button').count()).toBe(0)
  })

  it('tells a screen reader once the writer rests, and keeps the list between two answers', async () => {
    const { page, box } = await openPolicy()
    await box.fill('Reject prices.')
    const status = page.locator('.policy-outcome').getByRole('status')
    await expect.poll(() => status.textContent()).toBe('1 clause: 1 understood.')
    await page.evaluate(`{
      const told = window.told = []
      const gone = window.gone = []
      const status = document.querySelector('.policy-outcome [role="status"]')
      new MutationObserver(() => told.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true })
      new MutationObserver(() => {
        if (document.querySelector('.policy-outcome .clause') === null) gone.push(true)
      }).observe(document.querySelector('.policy-outcome'), { childList: true, subtree: true })
    }`)
    await box.press('End')
    await box.pressSequentially(' Avoid emoji. No superlatives.', { delay: 40 })
    await expect
      .poll(() => page.evaluate('window.told'), { timeout: 5000 })
      .toEqual(['3 clauses: 3 understood.'])
    expect(await page.evaluate('window.gone')).toEqual([])
  })

  it.each([
    [
      'sixty clauses',
      Array.from({ length: 60 }, (_, at) => `Avoid the word "kettle${at}".`).join('\n'),
      60,
    ],
    ['one word of 2,000 letters', 'x'.repeat(2000), 1],
  ])('holds %s without growing wider', async (name, policy, expected) => {
    const { page, box, clauses, scrollToBox, shoot, complaints } = await openPolicy()
    await box.fill(policy)
    await expect.poll(() => clauses.count()).toBe(expected)
    const overflow = await page.evaluate(
      'document.querySelector(".policy-box").scrollWidth - document.querySelector(".policy-box").clientWidth',
    )
    expect(overflow).toBe(0)
    await scrollToBox()
    await shoot(`policy-${name.replaceAll(/\W+/g, '-')}`)
    expect(complaints).toEqual([])
  })

  it('says that a policy could not be read', async () => {
    const { page, box, shoot } = await openPolicy({
      sendTask: (real) => async (name, input) =>
        name === 'policy' ? { ok: false, code: 'internal', message: 'No.' } : real(name, input),
    })
    await box.fill('Reject prices.')
    await page.getByText('The policy could not be read just now.').first().waitFor()
    const status = page.locator('.policy-outcome').getByRole('status')
    await expect.poll(() => status.textContent()).toContain('could not be read')
    await shoot('policy-failed')
    expect(await findViolations(page)).toEqual([])
  })

  it('shows the clauses of a policy file, with its reasons, and does not let them be changed', async () => {
    const { page, shoot, files } = await openHouse()
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await files.getByText('We write about boats.').waitFor()
    await expect.poll(() => files.getByText('From house.policy.json').count()).toBe(2)
    await expect.poll(() => files.getByRole('button').allTextContents()).toEqual(['zeppelin'])
    await expect.poll(() => files.textContent()).toMatch(/be-kind.*was not understood/)
    const box = page.getByRole('textbox', { name: 'Custom policy' })
    await expect.poll(() => box.getAttribute('readonly')).not.toBeNull()
    await files.scrollIntoViewIfNeeded()
    await shoot('policy-files')
    expect(await findViolations(page)).toEqual([])
  })

  it('says that a server applied no clause of a policy file', async () => {
    const { page, files, choices } = await openHouse()
    choices.answer = 0
    const engine = { kind: 'server', address: await startServer() }
    await page.evaluate(`window.api.setSettings(${JSON.stringify({ engine })})`)
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await files.getByText('these clauses were not applied').waitFor()
    await expect.poll(() => files.getByRole('button').count()).toBe(0)
  })
})
