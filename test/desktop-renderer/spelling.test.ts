import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { spellingProcess } from '../support/spelling-tasks.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'
import { writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `# Oven notes

We recieved the flour from Ngozi, and \`recieved\` is code. He go home in order to rest.

The demuxr is on, and the demuxr is warm.
`

const real = { spelling: spellingProcess }

/** A check takes seconds on a busy machine. */
const FIRST_CHECK = { timeout: 60_000 }

// The checker holds this process while it loads, so no page may be waiting then.
beforeAll(async () => {
  const task = { draft: 'warm', request: 1, syntax: 'markdown', dialect: 'american', near: 0 }
  await spellingProcess.send('check', { ...task, text: draft, budget: 60_000 })
}, 120_000)

describe.skipIf(!hasChromium)('spelling and grammar', () => {
  it('are drawn with a shape of their own, move with their words, and are mended by the keys', async () => {
    const editor = await writeDraft(draft, {}, real)
    const { page } = editor
    const marked = page.locator('.cm-content .spelling-mark')
    const words = () => marked.allTextContents()
    await marked.first().waitFor(FIRST_CHECK)
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go', 'demuxr', 'demuxr'])
    const look = await page.evaluate(`(() => {
      const { backgroundImage, textDecorationLine } =
        getComputedStyle(document.querySelector('.spelling-mark.is-spelling'))
      return [/conic-gradient/.test(backgroundImage), textDecorationLine].join()
    })()`)
    expect(look).toBe('true,none')
    await editor.shoot('spelling-light')

    // They move with their words, before anything is checked again.
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('New ')
    expect(await words()).toEqual(['recieved', 'go', 'demuxr', 'demuxr'])

    await page.keyboard.press('F7')
    await page.keyboard.press('Control+.')
    const menu = page.getByRole('menu', { name: '“recieved” is not in the dictionary.' })
    await menu.waitFor()
    await expect.poll(() => menu.getByRole('menuitem').first().textContent()).toBe('received')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('received')
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('spelling-fix')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
    await page.keyboard.press('Control+.')
    await page.keyboard.press('Enter')
    await page.locator('.cm-content', { hasText: 'We received the flour' }).waitFor()
    await expect.poll(words, FIRST_CHECK).toEqual(['go', 'demuxr', 'demuxr'])
    // One step back, as the writer would expect of one choice.
    await page.keyboard.press('Control+z')
    await page.locator('.cm-content', { hasText: 'We recieved the flour' }).waitFor()
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go', 'demuxr', 'demuxr'])

    // A word that is being typed is no mistake yet.
    await page.keyboard.press('Control+End')
    await page.keyboard.type('And flouur', { delay: 20 })
    await page.waitForTimeout(1200)
    expect(await words()).not.toContain('flouur')
    await page.keyboard.type(' is it.')
    await expect.poll(words, FIRST_CHECK).toContain('flouur')

    // Scores and findings know nothing of it.
    await expect.poll(() => page.locator('.side-panel').textContent()).not.toContain('recieved')
    await page.getByRole('button', { name: 'Spelling: 5' }).click()
    expect(editor.complaints).toEqual([])
  })

  it('learn words, leave a place or a rule alone, and are off in the settings', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, '.content-trust'))
    const dictionary = join(folder, '.content-trust', 'dictionary.txt')
    await writeFile(dictionary, '# Ours\n')
    const path = join(folder, 'notes.md')
    await writeFile(path, draft)
    const editor = await openEditor({ startPaths: [path], ...real })
    const { page } = editor
    editor.choices.folder = folder
    editor.choose('file.open-folder')
    const marked = page.locator('.cm-content .spelling-mark')
    const words = () => marked.allTextContents()
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go', 'demuxr', 'demuxr'])
    const choose = async (at: string, name: string): Promise<void> => {
      await marked.filter({ hasText: at }).first().click()
      await page.keyboard.press('Control+.')
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('demuxr', 'Ignore here')
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go', 'demuxr'])
    await choose('demuxr', 'Add to this folder’s dictionary')
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go'])
    expect(await readFile(dictionary, 'utf8')).toBe('# Ours\ndemuxr\n')
    await choose('go', 'Turn this rule off')
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved'])
    // The right button offers the same.
    editor.choices.menu = 'Add to my dictionary'
    await marked.filter({ hasText: 'recieved' }).click({ button: 'right' })
    await expect.poll(words, FIRST_CHECK).toEqual([])
    expect(
      editor.menus
        .at(-1)
        ?.slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(['received', 'relieved'])

    editor.choose('file.settings')
    const section = page.getByRole('region', { name: 'Spelling and grammar' })
    await section.getByText('What to check').click()
    expect(await findViolations(page)).toEqual([])
    await section.scrollIntoViewIfNeeded()
    await editor.shoot('spelling-settings')
    await section.getByRole('button', { name: 'Remove recieved' }).click()
    await section.getByRole('button', { name: 'Turn on Pronoun verb agreement' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved', 'go'])
    editor.choose('file.settings')
    await section.getByRole('checkbox', { name: 'Check grammar as well' }).uncheck()
    await page.keyboard.press('Escape')
    await expect.poll(words, FIRST_CHECK).toEqual(['recieved'])
    editor.choose('spelling.check')
    await expect.poll(words, FIRST_CHECK).toEqual([])
    expect(editor.complaints).toEqual([])
  })

  it('can be told apart in the dark and in high contrast', async () => {
    const dark = await writeDraft(draft, { colorScheme: 'dark' }, real)
    await dark.page.locator('.spelling-mark').first().waitFor(FIRST_CHECK)
    await dark.shoot('spelling-dark')
    const forced = await writeDraft(draft, { forcedColors: 'active' }, real)
    await forced.page.locator('.spelling-mark').first().waitFor(FIRST_CHECK)
    await forced.shoot('spelling-high-contrast')
    const image = `getComputedStyle(document.querySelector('.spelling-mark')).backgroundImage`
    expect(await forced.page.evaluate(image)).toContain('gradient')
  })
})
