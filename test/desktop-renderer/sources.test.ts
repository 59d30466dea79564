import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourcesProcess } from '../../apps/desktop/src/main/ports.ts'
import { createSourceTasks } from '../../apps/desktop/src/worker/sources/handle-source-task.ts'
import { recordEndpoints } from '../sources/web/records.ts'
import { type SmallWeb, startWeb } from '../sources/web/start-web.ts'
import { type Editor, hasChromium, useChromium } from './support/open-editor.ts'
import {
  check,
  config,
  focusedText,
  look,
  openAtSources,
  panel,
  rows,
  status,
} from './support/open-sources.ts'

useChromium()

let web: SmallWeb
beforeAll(async () => {
  web = await startWeb()
})
afterAll(() => web.close())

const content = ({ page }: Editor) => page.locator('.cm-content')

/** A draft with a page that moved, one that contradicts it, one that is gone, and a lookalike. */
const draft = () => `# Harrowmere

The [old page](${web.at('town', '/moved/weir')}) of the weir has moved.
In the [flood](${web.at('town', '/river/flood')}) of 2019 the water stood at 6.82 metres.
What it [promised](${web.at('town', '/promises/2020')}) is gone.

    npm install expresss
`

interface Opening {
  readonly text?: string
  readonly settings?: object
  readonly sources?: SourcesProcess
}

/** An editor at the panel of sources, whose records are those of the small web. */
function openAt({ settings = { sources: true }, text = draft(), ...rest }: Opening = {}) {
  const source_endpoints = recordEndpoints(web.at('records', ''))
  return openAtSources({ settings: { source_endpoints, ...settings }, text, ...rest })
}

describe.skipIf(!hasChromium)('sources of a draft', () => {
  it('are looked up by nobody until they are switched on, and the panel says what would leave', async () => {
    const asked = web.requests.length
    const editor = await openAt({ settings: {} })
    const { page } = editor
    await panel(editor)
      .getByText('This draft has 4 references, and 2 hosts would be asked about them.')
      .waitFor()
    await panel(editor).getByText('This is off, so nobody is asked.').waitFor()
    await panel(editor).getByText('the address of each link, without the part after #').waitFor()
    await expect.poll(() => check(editor).count()).toBe(0)
    await panel(editor).getByText('Show 2 hosts').click()
    await panel(editor)
      .getByText(new URL(web.at('town', '/')).host, { exact: true })
      .waitFor()
    await look(editor, 'off')
    editor.choose('sources.check')
    await panel(editor).getByText('This is off, so nobody is asked.').waitFor()
    expect([web.requests.length, editor.deeds]).toEqual([asked, []])

    await panel(editor).getByRole('button', { name: 'Turn on' }).click()
    await check(editor).waitFor()
    await expect.poll(() => page.evaluate(focusedText)).toBe('Check sources')
    await page.locator('.status-bar', { hasText: 'Looks up sources when you ask' }).waitFor()
    await look(editor, 'before')
    editor.choose('file.settings')
    const section = page.getByRole('region', { name: 'Sources', exact: true })
    const box = section.getByRole('checkbox', { name: 'Look up the sources of a draft when I ask' })
    await expect.poll(() => box.isChecked()).toBe(true)
    await box.uncheck()
    await page.keyboard.press('Escape')
    await panel(editor).getByText('This is off, so nobody is asked.').waitFor()
    expect(web.requests.length).toBe(asked)
    expect(editor.complaints).toEqual([])
  })

  it('stay off where a config file says so, which is named', async () => {
    const editor = await openAt({ settings: { sources: false } })
    await panel(editor).getByText(`${config} says that nobody is asked.`).waitFor()
    await expect.poll(() => panel(editor).getByRole('button').count()).toBe(0)
  })

  it('are asked for once the user agrees, and shown beside the claims', async () => {
    const editor = await openAt()
    const { dataFolder, deeds, folder } = editor
    await panel(editor).getByText(`Turned on by ${config}.`).waitFor()
    await check(editor).click()
    await status(editor).getByText('4 references: 4 need attention.').waitFor()
    expect(deeds).toEqual(['asked: Ask 2 hosts about 4 references?'])
    const moved = rows(editor).filter({ hasText: 'Moved' })
    await moved.getByText(`Now at ${web.at('town', '/river/weir')}`).waitFor()
    await rows(editor).filter({ hasText: 'Gone' }).getByText('/promises/2020').waitFor()
    const flood = rows(editor).filter({ hasText: '/river/flood' })
    await flood.getByText('Contradicted: “6.82 metres”, and the source has “5.82').waitFor()
    await flood.locator('blockquote', { hasText: 'the water stood at 6.82 metres' }).waitFor()
    await flood.locator('blockquote', { hasText: '5.82' }).waitFor()
    await look(editor, 'checked')
    expect(editor.complaints).toEqual([])
    // The pages are in the folder of the app, and nothing is beside the draft.
    expect((await readdir(folder)).sort()).toEqual(['a.md', config])
    expect((await readdir(join(dataFolder, 'sources'))).length).toBeGreaterThan(2)

    // What was agreed to is not asked about again.
    await panel(editor).getByRole('button', { name: 'Check again' }).click()
    await status(editor).getByText('4 references: 4 need attention.').waitFor()
    expect(deeds).toHaveLength(1)
  })

  it('are not asked for when the user declines', async () => {
    const asked = web.requests.length
    const editor = await openAt()
    editor.choices.answer = 1
    await check(editor).click()
    await status(editor).getByText('Nobody was asked.').waitFor()
    expect(web.requests.length).toBe(asked)
  })

  it('lead to their places by keys, and take edits that one undo takes back', async () => {
    const editor = await openAt()
    const { page } = editor
    await check(editor).click()
    await rows(editor).first().waitFor()
    await rows(editor).first().getByRole('button').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('getSelection()?.toString()')).toContain('[promised]')

    const address = web.at('town', '/moved/weir')
    const next = web.at('town', '/river/weir')
    await rows(editor).getByRole('button', { name: 'Use the new address' }).click()
    await content(editor).getByText(`(${next})`).waitFor()
    await rows(editor).first().getByText('Changed in your draft.').waitFor()
    await expect.poll(() => page.evaluate(focusedText)).toContain('Moved')
    await panel(editor).getByText('Your text is newer than these results.').waitFor()
    await rows(editor).getByRole('button', { name: 'Use express', exact: true }).click()
    await content(editor).getByText('npm install express', { exact: true }).waitFor()
    await look(editor, 'older')
    await content(editor).focus()
    await page.keyboard.press('Control+z')
    await content(editor).getByText('npm install expresss').waitFor()
    await page.keyboard.press('Control+z')
    await content(editor).getByText(`(${address})`).waitFor()
    await rows(editor).getByRole('button', { name: 'Use the new address' }).waitFor()

    // Places follow what is typed before them.
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Some more words here.\n\n')
    await rows(editor).nth(2).getByRole('button').first().click()
    await expect
      .poll(() => page.evaluate('getSelection()?.toString()'))
      .toBe(`[promised](${web.at('town', '/promises/2020')})`)
    expect(editor.complaints).toEqual([])
  })

  it('are filtered, and remembered while the draft is open', async () => {
    const text = `The [weir](${web.at('town', '/river/weir')}) has nine gates.\nIts [fault](${web.at('town', '/fault')}).\n`
    const editor = await openAt({ text })
    await check(editor).click()
    await expect.poll(() => rows(editor).count()).toBe(2)
    await panel(editor).getByRole('checkbox', { name: 'Only what needs attention (1)' }).check()
    await expect.poll(() => rows(editor).count()).toBe(1)
    await rows(editor).getByText('Could not be checked (unreachable)').waitFor()
    editor.choose('file.new')
    await panel(editor).getByText('This draft refers to nothing').waitFor()
    await look(editor, 'empty')
    await editor.page.getByRole('button', { name: 'a.md', exact: true }).first().click()
    await rows(editor).getByText('Could not be checked (unreachable)').waitFor()
    await panel(editor).getByRole('checkbox').uncheck()
    await expect.poll(() => rows(editor).count()).toBe(2)
  })

  it('say that nobody answered where the network is away', async () => {
    const text = 'See [one](http://127.0.0.1:9/a) and [two](http://127.0.0.1:9/b).\n'
    const editor = await openAt({ text })
    await check(editor).click()
    await status(editor).getByText('Nobody answered. You may be offline').waitFor()
    await rows(editor).first().getByText('Could not be checked (unreachable)').waitFor()
    await look(editor, 'offline')
  })

  it('of private addresses are not asked for', async () => {
    const asked = web.requests.length
    const editor = await openAt({
      sources: { send: createSourceTasks({ allowPrivate: false }), end: () => undefined },
    })
    await check(editor).click()
    await rows(editor).first().getByText('only public ones are asked').waitFor()
    expect(web.requests.length).toBe(asked)
  })
})
