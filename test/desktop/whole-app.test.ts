import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '../../apps/desktop/src/shared/ipc.ts'
import { hasElectron, openApp } from './support/open-app.ts'
import { choose, draftFile, willAnswer } from './support/use-app.ts'

describe.skipIf(!hasElectron)('the app with real files', () => {
  it('saves what was typed, and tells of a change from outside', async () => {
    const path = await draftFile('notes.md', 'One line.\r\nAnother line.\r\n')
    const running = await openApp([path])
    const { page } = running
    await page.locator('.cm-content', { hasText: 'Another' }).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Mine. ')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe('Mine. One line.\r\nAnother line.\r\n')
    await page.keyboard.type('x')
    await writeFile(path, 'Theirs.\r\n')
    await page.getByText('notes.md was changed by another program.').waitFor()
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('textbox', { name: 'On disk' }).getByText('Theirs.').waitFor()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('.cm-content', { hasText: 'Theirs.' }).waitFor()
  })

  it('loses nothing typed two seconds before it is killed', async () => {
    const path = await draftFile('notes.md', 'One line.\n')
    const first = await openApp([path])
    await first.page.locator('.cm-content', { hasText: 'One line.' }).click()
    await first.page.keyboard.press('Control+End')
    await first.page.keyboard.type('Typed before the crash.')
    await first.page.waitForTimeout(2000)
    const died = new Promise((done) => first.app.process().once('exit', done))
    first.app.process().kill('SIGKILL')
    await died
    const second = await openApp([], first.dataFolder)
    await second.page.getByText(/Your unsaved drafts are back:.*notes\.md/).waitFor()
    await second.page.locator('.cm-content', { hasText: 'Typed before the crash.' }).waitFor()
    await second.page.keyboard.press('Control+s')
    await second.page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toContain('Typed before the crash.')
  })

  it('revises with one step of undo, and exports a report that loads nothing', async () => {
    const path = await draftFile(
      'notes.md',
      'We weigh flour in order to waste less.\n\nExperts say it is very unique.\n',
    )
    const running = await openApp([path])
    const { app, page } = running
    await page.getByRole('tab', { name: 'Revise' }).click()
    const change = page.locator('.change', { hasText: 'in order to' })
    await change.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.locator('.cm-content', { hasText: 'flour to waste less' }).waitFor()
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+z')
    await page.locator('.cm-content', { hasText: 'flour in order to waste' }).waitFor()
    const report = join(path, '../report.html')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ filePath, canceled: false })
    }, report)
    await choose(running, 'file.export-html')
    await page.getByText(`Report saved as ${report}.`).waitFor()
    const html = await readFile(report, 'utf8')
    expect(html).toContain('Experts say')
    expect(html).not.toMatch(/(?:src|href)="https?:[^"]*\.(?:js|css|png|woff)/)
    await willAnswer(running, 1)
  })

  it('keeps its settings', async () => {
    const first = await openApp()
    await first.page.locator('.cm-content').waitFor()
    await choose(first, 'file.settings')
    await first.page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await first.page.getByRole('spinbutton', { name: 'Line length in characters' }).fill('90')
    await expect
      .poll(() => readFile(join(first.dataFolder, 'settings.json'), 'utf8'))
      .toContain('"lineWidth": 90')
    await first.app.close()
    const second = await openApp([], first.dataFolder)
    await second.page.getByRole('heading', { name: 'Open a draft' }).waitFor()
    const shown = `[getComputedStyle(document.documentElement).colorScheme, document.documentElement.style.getPropertyValue('--draft-measure')].join()`
    expect(await second.page.evaluate(shown)).toBe('dark,90ch')
    expect(await second.app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
  })
})

describe.skipIf(!hasElectron)('the app with a hostile draft', () => {
  it('runs nothing of it and requests nothing', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const address = server.address()
    const far = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const path = await draftFile(
      'hostile.md',
      [
        '# Hostile',
        `<script src="${far}/a.js"></script><script>window.ran = true</script>`,
        `<img src="${far}/b.png" onerror="window.ran = true"><svg onload="window.ran = true"></svg>`,
        `<iframe src="${far}/c"></iframe><link rel="stylesheet" href="${far}/d.css">`,
        `<meta http-equiv="refresh" content="0;url=${far}/e">`,
        `![far](${far}/f.png) ![file](file:///etc/hostname) [run](javascript:window.ran=true)`,
        `[go](${far}/g)`,
      ].join('\n\n'),
    )
    const running = await openApp([path])
    const { page } = running
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.locator('.cm-content', { hasText: 'Hostile' }).waitFor()
    await choose(running, 'view.split')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: 'Hostile' }).waitFor()
    await preview.getByText('run', { exact: true }).click()
    await willAnswer(running, 1)
    await preview.getByRole('link', { name: 'go' }).click()
    await page.waitForTimeout(800)
    expect(await page.evaluate('window.ran')).toBeUndefined()
    await expect.poll(() => preview.locator('script, iframe, svg, img, link, meta').count()).toBe(0)
    expect(requests.filter((url) => !url.startsWith('app://desk/'))).toEqual([])
    expect(asked).toEqual([])
    expect(page.url()).toBe('app://desk/index.html')
  })

  it('answers a call of a wrong shape with an error, whatever the call', async () => {
    const { page } = await openApp()
    await page.locator('.cm-content').waitFor()
    // These need nothing, so that only what is no object is wrong.
    const withoutInput = Object.entries(calls)
      .filter(([, { input }]) => input.safeParse({}).success)
      .map(([name]) => name)
    const wrong = `(async () => {
      const bad = [undefined, null, 7, 'text', [], { path: 7 }, { path: '' }, { path: {} }, { name: [] }, { url: 'javascript:1' }, { text: 7 }, { files: 'a' }]
      const harmless = new Set(${JSON.stringify(withoutInput)})
      const passed = []
      for (const name of Object.keys(window.api)) {
        if (name === 'on' || harmless.has(name)) continue
        for (const input of bad) {
          const slow = new Promise((done) => setTimeout(() => done({ ok: false, code: 'no answer' }), 3000))
          const answer = await Promise.race([window.api[name](input), slow])
          if (answer.ok || answer.code !== 'invalid_call') passed.push(name + ' ' + JSON.stringify(input) + ' ' + JSON.stringify(answer).slice(0, 200))
        }
      }
      for (const name of harmless) {
        for (const input of [undefined, null, 7, 'text']) {
          const answer = await window.api[name](input)
          if (answer.ok) passed.push(name + ' ' + JSON.stringify(input))
        }
      }
      return passed
    })()`
    expect(await page.evaluate(wrong)).toEqual([])
  })

  it('touches no file that the user did not open', async () => {
    const path = await draftFile('secret.md', 'Nobody opened this.\n')
    const { page } = await openApp()
    await page.locator('.cm-content').waitFor()
    const format = `{ encoding: 'utf-8', eol: 'lf', bom: false }`
    const calls = `(async () => {
      const path = ${JSON.stringify(path)}
      const context = { format: 'other', intended_use: 'publish' }
      const answers = [
        await window.api.readFile({ path }),
        await window.api.listFolder({ path }),
        await window.api.save({ path, text: 'x', format: ${format}, version: null }),
        await window.api.renameFile({ path, name: 'b.md' }),
        await window.api.trashFile({ path }),
        await window.api.createFile({ folder: path, name: 'b.md' }),
        await window.api.allowImages({ path }),
        await window.api.watchFiles({ paths: [path] }),
        await window.api.scoreFile({ path, context, ignoredRules: [], severities: {} }),
        await window.api.openRecent({ path }),
        await window.api.openRecentFolder({ path }),
        await window.api.revealFile({ path }),
        await window.api.scoreMedia({ path, context, request: 'a' }),
        await window.api.scoreImage({ draft: path, address: 'a.png', context, request: 'a' }),
        await window.api.backUp({ draft: 'a', path, name: 'a', text: 'x', format: ${format}, version: null }),
      ]
      return answers.map((answer) => answer.ok ? 'done' : answer.code)
    })()`
    const codes = await page.evaluate(calls)
    expect(codes).toEqual(Array.from({ length: 15 }, () => 'path_refused'))
    expect(await readFile(path, 'utf8')).toBe('Nobody opened this.\n')
    const image = `new Promise((done) => { const image = new Image(); image.onload = () => done('shown'); image.onerror = () => done('refused'); image.src = '/image/0/a.png' })`
    expect(await page.evaluate(image)).toBe('refused')
  })
})
