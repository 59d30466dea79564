import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import {
  type Answer,
  revised,
  silence,
  startChatStub,
  status,
} from '../revision/support/chat-stub.ts'
import { type Editor, hasChromium, useChromium } from './support/open-editor.ts'
import { markOn, writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `---
author: Somebody
---

# Oven notes

Experts say this oven is very unique.

We weigh the 40 loaves in order to waste less.
`
const paragraph = 'We weigh the 40 loaves in order to waste less.'
const better = 'We weigh the 40 loaves to waste less.'

const box = ({ page }: Editor) => page.getByRole('region', { name: 'Rewrite by a model' })
const content = ({ page }: Editor) => page.locator('.cm-content')

/** An editor with a draft and a model that gives these answers, and the caret in the last paragraph. */
async function openWithModel(...answers: readonly Answer[]) {
  const model = await startChatStub(...answers)
  const editor = await writeDraft(draft)
  const rewriter = { isOn: true, address: model.url, model: 'small' }
  await editor.page.evaluate(`window.api.setSettings(${JSON.stringify({ rewriter })})`)
  await editor.page
    .locator('.status-bar', { hasText: `Rewrites via ${hostOf(model.url)}` })
    .waitFor()
  await editor.page.keyboard.press('Control+End')
  await editor.page.keyboard.press('ArrowUp')
  return { editor, ...model }
}

/** How many colours are on their way. */
const fading = 'document.getAnimations().filter((one) => one instanceof CSSTransition).length'

const hostOf = (url: string): string => new URL(url).host

describe.skipIf(!hasChromium)('rewrites by a model', () => {
  it('are off until a model is set, and the key is kept where nobody can read it', async () => {
    const { url, seen } = await startChatStub(revised('We met to talk.'))
    const editor = await writeDraft(draft)
    const { page } = editor
    await page.locator('.status-bar', { hasText: 'Works offline' }).waitFor()
    await page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/This is off/)
      .waitFor()
    await box(editor).getByRole('button', { name: 'Set up' }).click()
    const section = page.getByRole('region', { name: 'Rewrites by a model' })
    await section.getByText('Off: nothing is sent to a language model.').waitFor()
    await section.getByRole('checkbox').check()
    await section.getByText(/Nothing is sent automatically/).waitFor()
    const address = section.getByRole('textbox', { name: 'Model address' })
    await address.fill('http://models.test/v1')
    await section.getByText(/begins with https/).waitFor()
    await address.fill(url)
    await section.getByRole('textbox', { name: 'Model name' }).fill('small')
    await section.getByLabel('Model key').fill('sk-secret')
    await section.getByRole('button', { name: 'Save the key' }).click()
    await section.getByText(/A key is saved for/).waitFor()
    await section.getByRole('button', { name: 'Use this model' }).click()
    await section.getByText(`Rewrites come from ${hostOf(url)}`).waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(seen).toEqual([])

    await section.getByRole('button', { name: 'Test the connection' }).click()
    await section.getByText('The model is ready.').waitFor()
    expect(seen[0]?.headers.authorization).toBe('Bearer sk-secret')
    expect(JSON.stringify(seen)).not.toContain('loaves')
    for (const name of await readdir(editor.dataFolder)) {
      const text = await readFile(join(editor.dataFolder, name), 'utf8').catch(() => '')
      expect(text).not.toContain('sk-secret')
    }
    const known = await page.evaluate(`window.api.getKey({ of: 'rewriter' })`)
    expect(JSON.stringify(known)).not.toContain('sk-secret')

    await section.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await page.locator('.status-bar', { hasText: 'Works offline' }).waitFor()
    expect(editor.complaints).toEqual([])
  })

  it('send one paragraph once confirmed, show the change, and are undone in one step', async () => {
    const { editor, seen } = await openWithModel(revised(better))
    const { page } = editor
    await page.keyboard.press('Control+Shift+R')
    await box(editor).getByText('Keeps every fact', { exact: true }).waitFor()
    expect(editor.deeds).toEqual([
      expect.stringMatching(/^asked: Send this paragraph to 127\.0\.0\.1/),
    ])
    const sent = JSON.parse(seen[0]?.body.messages[1]?.content ?? '')
    expect(sent.draft).toBe(paragraph)
    expect(sent.needs).toEqual([{ fix: expect.any(String), words: 'in order to' }])
    expect(JSON.stringify(seen)).not.toMatch(/Somebody|unique|notes\.md/)
    expect(seen[0]?.headers.authorization).toBeUndefined()
    expect((await box(editor).locator('del').allTextContents()).join('')).toContain('in order')
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('rewrite-light')
    await page.emulateMedia({ colorScheme: 'dark' })
    // Colours fade from one to the other, and are not a pair on the way.
    await expect.poll(() => page.evaluate(fading)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('rewrite-dark')

    await box(editor).getByRole('button', { name: 'Accept rewrite' }).click()
    await box(editor).getByText('Rewrite inserted.').waitFor()
    await content(editor).getByText(better).waitFor()
    await box(editor).getByRole('button', { name: 'Undo' }).click()
    await content(editor).getByText(paragraph).waitFor()
    await box(editor).getByText('Keeps every fact', { exact: true }).waitFor()

    await content(editor).focus()
    await page.keyboard.press('Control+Shift+Enter')
    await content(editor).getByText(better).waitFor()
    await page.keyboard.press('Control+z')
    await content(editor).getByText(paragraph).waitFor()
    expect(seen).toHaveLength(1)
    expect(editor.complaints).toEqual([])
  })

  it('are refused with reasons where they change a fact, and cannot be accepted', async () => {
    const { editor } = await openWithModel(revised('We weigh all loaves to waste less.'))
    const { page } = editor
    await page.keyboard.press('Control+Shift+R')
    await box(editor).getByText('Refused: changes a fact').waitFor()
    await box(editor).getByText('The number “40” is missing.').waitFor()
    await expect
      .poll(() => box(editor).getByRole('button', { name: 'Accept rewrite' }).count())
      .toBe(0)
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('rewrite-refused')
    await content(editor).focus()
    await page.keyboard.press('Control+Shift+Enter')
    await box(editor).getByRole('button', { name: 'Discard' }).click()
    await box(editor).getByRole('button', { name: 'Suggest a rewrite' }).waitFor()
    await content(editor).getByText(paragraph).waitFor()
  })

  it('send nothing when the writer declines', async () => {
    const { editor, seen } = await openWithModel(revised(better))
    editor.choices.answer = 1
    await editor.page.keyboard.press('Control+Shift+R')
    await box(editor).getByText('Stopped.').waitFor()
    expect(seen).toEqual([])
  })

  it('send nothing where the rules see nothing', async () => {
    const { editor, seen } = await openWithModel(revised(better))
    await editor.page.locator('.cm-line', { hasText: 'Oven notes' }).click()
    await editor.page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/so nothing was sent/)
      .waitFor()
    expect([seen, editor.deeds]).toEqual([[], []])
  })

  it('can be stopped while the model thinks', async () => {
    const { editor, seen } = await openWithModel(silence)
    await editor.page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/^Asking small at 127\.0\.0\.1/)
      .waitFor()
    await expect.poll(() => seen.length).toBe(1)
    expect(await findViolations(editor.page)).toEqual([])
    await editor.shoot('rewrite-asking')
    await box(editor).getByRole('button', { name: 'Stop' }).click()
    await box(editor).getByText('Stopped.').waitFor()
  })

  it('say what went wrong and what to do', async () => {
    const { editor } = await openWithModel(status(401), status(404), revised(''))
    const { page } = editor
    await page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/requires a key, and none is saved for it\. Set one in the settings\./)
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/no model “small” \(404\)\. Check both/)
      .waitFor()
    await page.keyboard.press('Control+Shift+R')
    await box(editor)
      .getByText(/not with a rewrite/)
      .waitFor()
    await box(editor).getByRole('button', { name: 'Open settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  })

  it('follow their paragraph, and are discarded when it changes', async () => {
    const { editor } = await openWithModel(revised(better))
    const { page } = editor
    await page.keyboard.press('Control+Shift+R')
    await box(editor).getByText('Keeps every fact', { exact: true }).waitFor()
    await content(editor).focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('\n')
    await box(editor).getByRole('button', { name: 'Accept rewrite', disabled: false }).waitFor()
    await content(editor).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.type(' Now')
    await page.keyboard.press('Control+ArrowLeft')
    await page.keyboard.press('Control+ArrowLeft')
    await page.keyboard.type('much ')
    await box(editor)
      .getByText(/You have changed this paragraph since/)
      .waitFor()
  })

  it('start from the card of a finding, and from the palette', async () => {
    const { editor, seen } = await openWithModel(revised('Experts say this oven is unique.'))
    const { page } = editor
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+.')
    await page
      .getByRole('dialog', { name: /^Finding:/ })
      .getByRole('button', { name: 'Suggest a rewrite' })
      .click()
    await box(editor).getByText('Rewritten by small').waitFor()
    expect(seen[0]?.body.messages[1]?.content).toContain('very unique')
    await markOn(editor, 'very unique').waitFor()
    await box(editor).getByRole('button', { name: 'Discard' }).click()
    await page.keyboard.press('F1')
    await page.keyboard.type('suggest a rewrite')
    await page.keyboard.press('Enter')
    await expect.poll(() => seen.length).toBe(2)
  })
})
