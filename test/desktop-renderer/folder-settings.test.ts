import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'

useChromium()

const text = 'Experts say that the kettle is popular. The lid is very unique.\n'
const config = 'content-trust.config.json'

/** Opens a folder with these files, and one of its drafts. */
async function openIn(
  files: Readonly<Record<string, string>>,
  draft = 'a.md',
): Promise<{ folder: string; editor: Editor }> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'old'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const editor = await openEditor()
  const { page, choices } = editor
  choices.folder = folder
  editor.choose('file.open-folder')
  await page.getByRole('tree').waitFor()
  choices.files = [join(folder, draft)]
  editor.choose('file.open')
  await page.getByRole('textbox', { name: `Draft ${draft}` }).waitFor()
  return { folder, editor }
}

describe.skipIf(!hasChromium)('the settings of a folder', () => {
  it('win over the window, are named there, and are followed when their file changes', async () => {
    const set = { intended_use: 'cite', fail_on_rules: ['vague-attribution'] }
    const files = { 'a.md': text, [config]: JSON.stringify(set) }
    const { folder, editor } = await openIn(files)
    const { page, complaints } = editor
    await page.getByText('Fails the gate: vague-attribution.').waitFor()
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    const use = page.getByRole('combobox', { name: 'Intended use' })
    await page.getByText(`Set in ${config}`).waitFor()
    expect([await use.isDisabled(), await use.inputValue()]).toEqual([true, 'cite'])
    const kind = page.getByRole('combobox', { name: 'Type of writing' })
    await expect.poll(() => kind.isDisabled()).toBe(false)
    expect(await findViolations(page)).toEqual([])
    await writeFile(join(folder, config), '{ "format": "caption" }')
    await expect.poll(() => kind.isDisabled()).toBe(true)
    expect([await use.isDisabled(), await use.inputValue()]).toEqual([false, 'publish'])
    expect(complaints).toEqual([])
  })

  it('change what the panels propose and measure, when their file changes', async () => {
    const { folder, editor } = await openIn({ 'a.md': text, [config]: '{}' })
    const { page } = editor
    await page.getByRole('tab', { name: 'Revise' }).click()
    const changes = page.locator('li.change')
    await changes.first().waitFor()
    await writeFile(join(folder, config), '{ "severity": { "hollow-intensifier": "off" } }')
    await expect.poll(() => changes.count()).toBe(0)
  })

  it('leave drafts out: the tree and the decision say so', async () => {
    const files = { 'a.md': text, 'old/b.md': text, '.content-trust-ignore': 'old/\n' }
    const { editor } = await openIn(files, 'a.md')
    const { page } = editor
    await page.getByRole('treeitem', { name: /^a\.md (?:decision|cannot judge)/ }).waitFor()
    const left = page.getByRole('treeitem', { name: 'b.md not checked' })
    await left.click()
    await page.getByRole('heading', { name: 'Not checked' }).waitFor()
    await page.getByText('Not checked: named by .content-trust-ignore.').waitFor()
    await expect.poll(() => page.locator('.cm-content .mark').count()).toBe(0)
  })

  it('say once that a config is code, which is not run', async () => {
    const code = 'export default { fail_on: "high" }\n'
    const { editor } = await openIn({ 'a.md': text, 'content-trust.config.mjs': code })
    await editor.page.locator('.notice', { hasText: 'content-trust.config.mjs' }).waitFor()
    await expect.poll(() => editor.page.locator('.notice').count()).toBe(1)
  })

  it('show a mistake in front matter at its line until it is repaired', async () => {
    const { editor } = await openIn({ 'a.md': `---\ncontentTrust: { formatt: a }\n---\n\n${text}` })
    const { page } = editor
    await page
      .getByText(/^Line 2: front matter key/)
      .first()
      .waitFor()
    await expect.poll(() => page.locator('.problem-line').textContent()).toContain('formatt')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.type('contentTrust: { format: caption }')
    await page.locator('.problem-line').waitFor({ state: 'detached' })
    await page.locator('.cm-content .mark').first().waitFor()
  })
})
