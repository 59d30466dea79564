import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { revised, silence, startChatStub } from '../revision/support/chat-stub.ts'
import { hasElectron, openApp, type RunningApp } from './support/open-app.ts'
import { choose, draftFile, willAnswer } from './support/use-app.ts'

const draft = `# Oven notes

Experts say this oven is very unique.

We weigh the 40 loaves in order to waste less.
`

const box = ({ page }: RunningApp) => page.getByRole('region', { name: 'Rewrite by a model' })
const line = ({ page }: RunningApp, text: string) => page.locator('.cm-line', { hasText: text })

/** Sets a model by hand, as a writer would. */
async function setModel({ page }: RunningApp, address: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Rewrites by a model' })
  await section.getByRole('checkbox').check()
  await section.getByRole('textbox', { name: 'Model address' }).fill(address)
  await section.getByRole('textbox', { name: 'Model name' }).fill('small')
  await section.getByRole('button', { name: 'Use this model' }).click()
  await section.getByText(/^Rewrites come from/).waitFor()
}

describe.skipIf(!hasElectron)('a rewrite in the app', () => {
  it('is asked for by the main process alone, and is saved when the writer accepts it', async () => {
    const better = 'We weigh the 40 loaves to waste less.'
    const { url, seen } = await startChatStub(revised(better), silence)
    const path = await draftFile('notes.md', draft)
    const running = await openApp([path])
    const { page } = running
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await line(running, 'in order to').waitFor()
    await choose(running, 'file.settings')
    await setModel(running, url)
    await page.keyboard.press('Escape')
    const reach = `fetch(${JSON.stringify(url)}).then(() => 'reached', () => 'refused')`
    expect(await page.evaluate(reach)).toBe('refused')
    expect(seen).toEqual([])

    await line(running, 'in order to').click()
    await willAnswer(running, 1)
    await page.keyboard.press('Control+Shift+R')
    await box(running).getByText('Stopped.').waitFor()
    expect(seen).toEqual([])

    await willAnswer(running, 0)
    await page.keyboard.press('Control+Shift+R')
    await box(running).getByText('Keeps every fact', { exact: true }).waitFor()
    await box(running).getByRole('button', { name: 'Accept rewrite' }).click()
    await line(running, better).waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe(
      draft.replace('We weigh the 40 loaves in order to waste less.', better),
    )
    expect(seen).toHaveLength(1)
    expect(seen[0]?.body.messages[1]?.content).not.toContain('Experts')

    await line(running, 'very unique').click()
    await page.keyboard.press('Control+Shift+R')
    await expect.poll(() => seen.length).toBe(2)
    await choose(running, 'findings.stop-rewrite')
    await box(running).getByText('Stopped.').waitFor()
    expect(
      requests.filter((address) => !address.startsWith('app://desk/') && address !== url),
    ).toEqual([])
  })

  it('has a key that no file and no call of the window shows', async () => {
    const { url, seen } = await startChatStub(revised('We met to talk.'))
    const running = await openApp([await draftFile('notes.md', draft)])
    const { page, dataFolder } = running
    await line(running, 'in order to').waitFor()
    // A keychain that only this test has: machines that run tests have none.
    await running.app.evaluate(({ safeStorage }) => {
      safeStorage.isEncryptionAvailable = () => true
      safeStorage.getSelectedStorageBackend = () => 'gnome_libsecret'
      safeStorage.encryptString = (text) => Buffer.from(text).reverse()
      safeStorage.decryptString = (bytes) => Buffer.from(bytes).reverse().toString()
    })
    const set = { of: 'rewriter', key: 'sk-secret', address: url }
    const known = await page.evaluate(`window.api.setKey(${JSON.stringify(set)})`)
    expect(known).toEqual({
      ok: true,
      value: { isSet: true, isAvailable: true, origin: new URL(url).origin },
    })
    await willAnswer(running, 0)
    const model = JSON.stringify({ address: url, model: 'small' })
    const answer = await page.evaluate(`window.api.testRewriter(${model})`)
    expect(answer).toMatchObject({ ok: true, value: { isReady: true } })
    expect(seen[0]?.headers.authorization).toBe('Bearer sk-secret')
    for (const name of await readdir(dataFolder)) {
      const text = await readFile(join(dataFolder, name), 'utf8').catch(() => '')
      expect(text).not.toContain('sk-secret')
    }
  })
})
