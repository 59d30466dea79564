import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBackend } from '../../../../test/support/desktop-backend.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'

describe('a call from the window', () => {
  it('is refused when it is unknown, however it is named', async () => {
    const { call } = await openBackend()
    for (const name of ['noSuchCall', '__proto__', 'constructor', 7, null, ['getSettings']]) {
      expect(await call(name, {})).toMatchObject({ ok: false, code: 'invalid_call' })
    }
  })

  it('is refused when its input breaks the contract', async () => {
    const { call } = await openBackend()
    expect(await call('readFile', { path: 7 })).toMatchObject({ ok: false, code: 'invalid_call' })
    expect(await call('openExternal', { url: 'file:///etc/passwd' })).toMatchObject({ ok: false })
    expect(await call('setSettings', { theme: 'pink' })).toMatchObject({ ok: false })
  })

  it('fails without details of an internal error, which is logged', async () => {
    const broken = () => {
      throw new Error('at line 7 of a secret file')
    }
    const { call, errors } = await openBackend({ copyText: broken })
    const answer = await call('copyText', { text: 'a' })
    expect(answer).toMatchObject({ ok: false, code: 'internal' })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(errors).toHaveLength(1)
  })

  it('keeps settings that the patch does not name', async () => {
    const { call } = await openBackend()
    await call('setSettings', { theme: 'dark', textSize: 20 })
    expect(await call('setSettings', { lineWidth: 80 })).toMatchObject({
      ok: true,
      value: { theme: 'dark', textSize: 20, lineWidth: 80 },
    })
  })

  it('never saves a key where the system has no keychain', async () => {
    const { call } = await openBackend()
    expect(
      await call('setKey', { of: 'server', key: 'ctk_1', address: 'https://desk.test' }),
    ).toMatchObject({ code: 'not_available' })
    expect(await call('getKey', { of: 'server' })).toMatchObject({ value: { isSet: false } })
  })

  it('cannot make a backup reopen a file that the user did not choose', async () => {
    const { call } = await openBackend()
    const format = { encoding: 'utf-8', eol: 'lf', bom: false }
    const backup = { draft: 'a', name: 'passwd', text: 'x', format, version: null }
    expect(await call('backUp', { ...backup, path: '/etc/passwd' })).toMatchObject({
      ok: false,
      code: 'path_refused',
    })
    expect(await call('backUp', { ...backup, path: null })).toMatchObject({ ok: true })
  })

  it('backs up a draft whose folder is gone', async () => {
    const { call } = await openBackend()
    const folder = join(temporaryFolder(), 'posts')
    await mkdir(folder)
    const path = join(folder, 'a.md')
    await writeFile(path, 'One.')
    await call('openDropped', { files: [path] })
    await rm(folder, { recursive: true })
    const format = { encoding: 'utf-8', eol: 'lf', bom: false }
    const backup = { draft: 'a', path, name: 'a.md', text: 'Two.', format, version: null }
    expect(await call('backUp', backup)).toMatchObject({ ok: true })
    expect(await call('save', backup)).toMatchObject({
      code: 'not_found',
      message: 'There is no folder for a.md.',
    })
    expect(await call('takeStart', {})).toMatchObject({ ok: true, value: { backups: [backup] } })
  })

  it('leaves no backup that was dropped right after it was sent', async () => {
    const { call } = await openBackend()
    const path = join(temporaryFolder(), 'a.md')
    await writeFile(path, 'One.')
    await call('openDropped', { files: [path] })
    const format = { encoding: 'utf-8', eol: 'lf', bom: false }
    const backup = { draft: 'a', path, name: 'a.md', text: 'Two.', format, version: null }
    const sent = call('backUp', backup)
    const dropped = call('dropBackup', { draft: 'a' })
    expect(await Promise.all([sent, dropped])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await call('takeStart', {})).toMatchObject({ ok: true, value: { backups: [] } })
  })

  it('opens no address without the user', async () => {
    const { call, deeds } = await openBackend()
    const answer = await call('openExternal', { url: 'https://example.com/' })
    expect(answer).toMatchObject({ ok: true, value: { isOpened: false } })
    expect(deeds).not.toContainEqual(['opened', 'https://example.com/'])
  })
})
