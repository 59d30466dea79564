import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { readWindowFile } from '../renderer-files.ts'
import { declareAppScheme, serveAppScheme } from './app-scheme.ts'

it('serves the files of the app to its own page, and nothing at any other host', async () => {
  const root = temporaryFolder()
  await writeFile(join(root, 'index.html'), '<p>Editor</p>')
  const protocol = { handle: vi.fn() }
  serveAppScheme({ protocol }, (path) => readWindowFile(root, path, async () => null))
  const [scheme, answer] = protocol.handle.mock.lastCall ?? []
  expect(scheme).toBe('app')
  const own = await answer({ url: 'app://desk/index.html' })
  expect([own.status, await own.text()]).toEqual([200, '<p>Editor</p>'])
  expect(own.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const url of ['app://other/index.html', 'app://desk:8/index.html', 'app://desk/none.html']) {
    const { status, body } = await answer({ url })
    expect([url, status]).toEqual([url, 404])
    expect(await new Response(body).text()).toBe('')
  }
})

it('declares a scheme with an origin of its own, as on the web', () => {
  const protocol = { registerSchemesAsPrivileged: vi.fn() }
  declareAppScheme(protocol)
  const privileges = { standard: true, secure: true, supportFetchAPI: true }
  expect(protocol.registerSchemesAsPrivileged.mock.lastCall).toEqual([
    [{ scheme: 'app', privileges }],
  ])
})
