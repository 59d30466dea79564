import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultSpelling } from '../../apps/desktop/src/shared/spelling.ts'
import { encodeEntry } from '../../packages/sources/src/fetch/cache/cache-entry.ts'
import { pdfPage } from '../sources/web/pdf-page.ts'
import { hasElectron, openApp } from './support/open-app.ts'
import { choose, draftFile, willAnswer } from './support/use-app.ts'

const PROCESS = 'Content Trust sources'
/** A page that the app has had before. */
interface KnownPage {
  readonly address: string
  readonly type: string
  readonly body: Buffer
}

const weirPage: KnownPage = {
  address: 'http://192.0.2.7/river/weir',
  type: 'text/html; charset=utf-8',
  body: Buffer.from('<title>The weir</title><main><p>The weir has ten gates.</p></main>'),
}
const waterReport: KnownPage = {
  address: 'http://192.0.2.7/report.pdf',
  type: 'application/pdf',
  body: pdfPage('Water report', ['The utility lost 8.5 percent of its water.']),
}

/** A profile in which sources are on, and whose app has had pages before: nobody is asked for them. */
async function profileWith(pages: readonly KnownPage[]): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'content-trust-app-'))
  const settings = { checksSources: true, spelling: { ...defaultSpelling, isOn: false } }
  await writeFile(join(profile, 'settings.json'), JSON.stringify(settings))
  const cache = join(profile, 'sources')
  await mkdir(cache)
  for (const { address, body, type } of pages) {
    const entry = {
      asked: address,
      address,
      redirects: [],
      status: 200,
      type,
      etag: null,
      lastModified: null,
      isChallenge: false,
      isTruncated: false,
      fetchedAt: Date.now(),
      body,
    }
    const name = createHash('sha256').update(address).digest('hex')
    await writeFile(join(cache, name), encodeEntry(entry))
  }
  return profile
}

describe.skipIf(!hasElectron)('sources in the app', () => {
  it('are read in threads of a process of their own, which asks no private address', async () => {
    const draft = await draftFile(
      'notes.md',
      `The [weir](${weirPage.address}) has nine gates.
The utility lost [8.5 percent of its water](${waterReport.address}).
The [router](http://127.0.0.1:9/) has none.
`,
    )
    const running = await openApp([draft], await profileWith([weirPage, waterReport]))
    const { page: window, app } = running
    await window.locator('.cm-content', { hasText: 'nine gates' }).waitFor()
    await willAnswer(running, 0)
    await choose(running, 'sources.check')
    const panel = window.getByRole('tabpanel', { name: 'Sources' })
    const weir = panel.locator('.source', { hasText: '/river/weir' })
    await weir.getByText('Contradicted: “nine”, and the source has “ten”').waitFor()
    await weir.locator('blockquote', { hasText: 'The weir has ten gates.' }).waitFor()
    const report = panel.locator('.source', { hasText: 'report.pdf' })
    await report.getByText('Supported: “8.5 percent”').waitFor()
    await panel
      .locator('.source', { hasText: '127.0.0.1' })
      .getByText('only public ones are asked')
      .waitFor()
    const names = await app.evaluate(({ app: electron }) =>
      electron.getAppMetrics().map(({ name }) => name),
    )
    expect(names).toContain(PROCESS)
  })

  it('are planned with the registry that npm asks, and nobody is asked for that', async () => {
    const draft = await draftFile('notes.md', '    npm install gauge-of-a-weir\n')
    const running = await openApp([draft])
    const { page } = running
    await page.locator('.cm-content', { hasText: 'npm install' }).waitFor()
    await choose(running, 'view.sources')
    const panel = page.getByRole('tabpanel', { name: 'Sources' })
    await panel
      .getByText('This draft has 1 reference, and 1 host would be asked about it.')
      .waitFor()
    await panel.getByText('This is off, so nobody is asked.').waitFor()
  })
})
