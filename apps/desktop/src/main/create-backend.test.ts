import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBackend } from '../../../../test/support/desktop-backend.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { handleTask } from '../worker/handle-task.ts'
import type { Host } from './ports.ts'

const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const

async function fileOf(text: string, name = 'a.md'): Promise<string> {
  const path = join(temporaryFolder(), name)
  await writeFile(path, text)
  return path
}

describe('the start', () => {
  it('opens what it was started with, once', async () => {
    const path = await fileOf('One.')
    const { call } = await openBackend({}, [path, join(path, '../none.md')])
    expect(await call('takeStart', {})).toMatchObject({
      value: { files: [{ text: 'One.' }], refused: [{}], backups: [], brokenSettings: null },
    })
    expect(await call('takeStart', {})).toMatchObject({ value: { files: [], refused: [] } })
    expect(await call('readFile', { path })).toMatchObject({ ok: true })
  })

  it('offers what a crash left, which may be saved again', async () => {
    const path = await fileOf('One.')
    const dataFolder = temporaryFolder()
    const first = await openBackend({ dataFolder }, [path])
    await first.call('takeStart', {})
    const backup = { draft: 'a', path, name: 'a.md', text: 'Two.', format, version: null }
    const unnamed = { ...backup, draft: 'b', path: null }
    await first.call('backUp', backup)
    await first.call('backUp', unnamed)
    const second = await openBackend({ dataFolder })
    expect(await second.call('save', backup)).toMatchObject({ code: 'path_refused' })
    expect(await second.call('takeStart', {})).toMatchObject({
      value: { files: [], backups: expect.arrayContaining([backup, unnamed]) },
    })
    expect(await second.call('save', backup)).toMatchObject({ ok: true })
    expect(await readFile(path, 'utf8')).toBe('Two.')
  })

  it('says where unreadable settings were moved', async () => {
    const dataFolder = temporaryFolder()
    const file = join(dataFolder, 'settings.json')
    await writeFile(file, 'pink')
    const { call, deeds } = await openBackend({ dataFolder })
    expect(await call('takeStart', {})).toMatchObject({
      value: { brokenSettings: `${file}.broken` },
    })
    expect(deeds).toEqual([['applied', 'system']])
  })
})

describe('files', () => {
  it('are opened as they were chosen in the dialogs', async () => {
    const path = await fileOf('One.')
    const folder = join(path, '..')
    const chosen = { chooseFiles: async () => [path], chooseFolder: async () => folder }
    const { call } = await openBackend({ dialogs: chosen })
    expect(await call('openFiles', {})).toMatchObject({ value: { files: [{ path }] } })
    expect(await call('openFolder', {})).toMatchObject({ value: { folder: { path: folder } } })
    expect(await call('listFolder', { path: folder })).toMatchObject({
      value: { entries: [{ path }] },
    })
    expect(await call('listRecent', {})).toMatchObject({
      value: { paths: [path], folders: [folder] },
    })
    expect(await call('openRecent', { path })).toMatchObject({ ok: true })
    expect(await call('openRecentFolder', { path: folder })).toMatchObject({ ok: true })
    await call('clearRecent', {})
    expect(await call('listRecent', {})).toMatchObject({ value: { paths: [], folders: [] } })
  })

  it('are empty when nothing was chosen', async () => {
    const { call } = await openBackend()
    expect(await call('openFiles', {})).toEqual({
      ok: true,
      value: { files: [], media: [], refused: [] },
    })
    expect(await call('openFolder', {})).toEqual({ ok: true, value: { folder: null } })
    const saved = await call('saveAs', { text: 'x', format, name: 'a.md' })
    expect(saved).toEqual({ ok: true, value: { saved: null } })
    const gone = { chooseFolder: async () => '/no/such/folder' }
    const other = await openBackend({ dialogs: gone })
    expect(await other.call('openFolder', {})).toEqual({ ok: true, value: { folder: null } })
  })

  it('are saved where the writer chose, and may be saved there again', async () => {
    const path = await fileOf('Theirs.')
    const { call } = await openBackend({ dialogs: { chooseSavePath: async () => path } })
    const { call: other } = await openBackend()
    const input = { path, text: 'Mine.', format, version: null }
    expect(await other('save', input)).toMatchObject({ code: 'path_refused' })
    expect(await readFile(path, 'utf8')).toBe('Theirs.')
    expect(await call('saveAs', { text: 'Mine.', format, name: 'a.md' })).toMatchObject({
      value: { saved: { path, name: 'a.md' } },
    })
    expect(await call('save', { ...input, text: 'Again.' })).toMatchObject({ ok: true })
    expect(await readFile(path, 'utf8')).toBe('Again.')
    expect(await call('listRecent', {})).toMatchObject({ value: { paths: [path] } })
  })

  it('that another program changed are left alone, and reported', async () => {
    const path = await fileOf('One.')
    const { call, deeds } = await openBackend({}, [path])
    await call('takeStart', {})
    await call('watchFiles', { paths: [path] })
    const mine = { path, text: 'Mine.', format, version: 'an older one' }
    expect(await call('save', mine)).toMatchObject({
      code: 'changed_on_disk',
    })
    expect(await readFile(path, 'utf8')).toBe('One.')
    await writeFile(path, 'Theirs.')
    await expect
      .poll(() => deeds)
      .toContainEqual(['told', 'fileChanged', expect.objectContaining({ path, kind: 'changed' })])
  })

  it('that the app saved itself are not reported', async () => {
    const path = await fileOf('One.')
    const other = join(path, '../b.md')
    await writeFile(other, 'Other.')
    const dialogs = { chooseSavePath: async () => path }
    const { call, deeds } = await openBackend({ dialogs }, [path, other])
    await call('takeStart', {})
    await call('watchFiles', { paths: [path, other] })
    await call('save', { path, text: 'Mine.', format, version: null })
    await writeFile(other, 'Theirs.')
    await expect.poll(() => deeds).toHaveLength(2)
    await call('saveAs', { text: 'Mine again.', format, name: 'a.md' })
    await writeFile(other, 'Theirs again.')
    await expect.poll(() => deeds).toHaveLength(3)
    expect(deeds.slice(1)).toMatchObject([
      ['told', 'fileChanged', { path: other }],
      ['told', 'fileChanged', { path: other }],
    ])
  })

  it('go to the bin only when the writer confirms', async () => {
    const path = await fileOf('One.')
    const asked: string[] = []
    let answer = 1
    const ask = async ({ message }: { message: string }) => {
      asked.push(message)
      return answer
    }
    const { call, deeds } = await openBackend({ dialogs: { ask } }, [path])
    await call('takeStart', {})
    expect(await call('trashFile', { path })).toMatchObject({ value: { isTrashed: false } })
    expect(deeds).not.toContainEqual(['binned', path])
    answer = 0
    expect(await call('trashFile', { path })).toMatchObject({ value: { isTrashed: true } })
    expect(deeds).toContainEqual(['binned', path])
    expect(asked).toEqual(['Move a.md to the bin?', 'Move a.md to the bin?'])
    expect(await call('listRecent', {})).toMatchObject({ value: { paths: [] } })
  })

  it('that cannot be moved to the bin are reported as still there', async () => {
    const path = await fileOf('One.')
    const trash = () => Promise.reject(new Error('no bin'))
    const { call } = await openBackend({ trash, dialogs: { ask: async () => 0 } }, [path])
    await call('takeStart', {})
    expect(await call('trashFile', { path })).toMatchObject({
      code: 'not_available',
      message: 'a.md could not be moved to the bin. It is still in its place.',
    })
    expect(await call('listRecent', {})).toMatchObject({ value: { paths: [path] } })
  })

  it('that nobody opened are not deleted, shown, watched or scored', async () => {
    const path = await fileOf('One.')
    const { call, deeds } = await openBackend({ dialogs: { ask: async () => 0 } })
    const context = { format: 'article', intended_use: 'publish' }
    const calls = {
      trashFile: { path },
      revealFile: { path },
      allowImages: { path },
      watchFiles: { paths: [path] },
      createFile: { folder: join(path, '..'), name: 'b.md' },
      renameFile: { path, name: 'b.md' },
      readFile: { path },
      scoreFile: { path, context, ignoredRules: [], severities: {} },
      scoreMedia: { path, context, request: 'a' },
    }
    for (const [name, input] of Object.entries(calls)) {
      expect([name, await call(name, input)]).toMatchObject([name, { code: 'path_refused' }])
    }
    expect(deeds).toEqual([['applied', 'system']])
  })

  it('are shown, made and renamed once their folder is open', async () => {
    const path = await fileOf('One.')
    const folder = join(path, '..')
    const { call, deeds } = await openBackend()
    await call('openDropped', { files: [folder] })
    await call('revealFile', { path })
    expect(deeds).toContainEqual(['shown', path])
    expect(await call('createFile', { folder, name: 'b.md' })).toMatchObject({ ok: true })
    expect(await call('renameFile', { path, name: 'c.md' })).toMatchObject({
      value: { path: join(folder, 'c.md'), name: 'c.md' },
    })
  })

  it('that the system opens are sent to the editor', async () => {
    const path = await fileOf('One.')
    const { openFromSystem, deeds } = await openBackend()
    await openFromSystem([path])
    expect(deeds.at(-1)).toMatchObject(['told', 'filesOpened', { files: [{ path }], refused: [] }])
  })
})

describe('images', () => {
  it('of a folder are shown after the writer agrees, who is asked once', async () => {
    const path = await fileOf('![](oven.png)')
    await writeFile(join(path, '../oven.png'), 'png')
    const answers = [1, 0]
    const asked: string[] = []
    const ask = async ({ detail }: { detail: string }) => {
      asked.push(detail)
      return answers.shift() ?? 1
    }
    const { call, readImage } = await openBackend({ dialogs: { ask } }, [path])
    await call('takeStart', {})
    expect(await call('allowImages', { path })).toMatchObject({ value: { address: null } })
    expect(await readImage('/image/0/oven.png')).toBeNull()
    expect(await call('allowImages', { path })).toMatchObject({
      value: { address: '/image/0/' },
    })
    expect(await call('allowImages', { path })).toMatchObject({
      value: { address: '/image/0/' },
    })
    expect(asked).toHaveLength(2)
    expect(asked[0]).toContain(basename(join(path, '..')))
    expect(await readImage('/image/0/oven.png')).toMatchObject({ type: 'image/png' })
  })
})

describe('settings and keys', () => {
  it('reach the system and the editor when they change', async () => {
    const { call, deeds } = await openBackend()
    await call('setSettings', { theme: 'dark' })
    expect(deeds).toEqual([
      ['applied', 'system'],
      ['applied', 'dark'],
      ['told', 'settingsChanged', expect.objectContaining({ theme: 'dark' })],
    ])
    expect(await call('getSettings', {})).toMatchObject({ value: { theme: 'dark' } })
  })

  it('keep the keys of a server and a model apart, and hidden from the window', async () => {
    const cipher = { isAvailable: () => true, encrypt: Buffer.from, decrypt: String }
    const { call } = await openBackend({ cipher })
    const address = 'https://desk.test/v1'
    const kept = await call('setKey', { of: 'server', key: 'ctk_1', address })
    expect(kept).toEqual({
      ok: true,
      value: { isSet: true, isAvailable: true, origin: 'https://desk.test' },
    })
    expect(await call('getKey', { of: 'rewriter' })).toMatchObject({ value: { isSet: false } })
    expect(JSON.stringify([kept, await call('getKey', { of: 'server' })])).not.toContain('ctk_1')
    expect(await call('clearKey', { of: 'server' })).toMatchObject({ value: { isSet: false } })
  })
})

describe('a server of the writer', () => {
  it('scores drafts once it is set, with its key, after it has identified itself', async () => {
    const asked: unknown[] = []
    const server = createServer((request, response) => {
      asked.push([request.url, request.headers.authorization])
      response.writeHead(402, { 'content-type': 'application/json' }).end('{"title":"No"}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const at = server.address()
    const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
    const cipher = { isAvailable: () => true, encrypt: Buffer.from, decrypt: String }
    const questions: string[] = []
    const ask = async ({ message }: { readonly message: string }) => {
      questions.push(message)
      return 0
    }
    const { call } = await openBackend({ cipher, dialogs: { ask } })
    await call('setSettings', { engine: { kind: 'server', address } })
    await call('setKey', { of: 'server', key: 'ctk_1', address })
    const request = { ...input, draft: 'a', request: 1, ignored: [] }
    expect(await call('scoreDraft', request)).toMatchObject({
      code: 'server_failed',
      message: 'The server answered 402.',
    })
    expect(await call('testServer', { address })).toMatchObject({
      value: { status: 'other_service' },
    })
    expect(asked).toEqual([
      ['/v1/analyze', 'Bearer ctk_1'],
      ['/health', undefined],
    ])
    expect(questions).toEqual([`Send your drafts to ${new URL(address).host}?`])
  })
})

describe('the process that scores', () => {
  it('is reported as restarted after a crash', async () => {
    let deaths = 1
    const sendTask: Host['sendTask'] = async (name, task) =>
      deaths-- > 0 ? { ok: false, code: 'interrupted', message: '' } : handleTask(name, task)
    const { call, deeds } = await openBackend({ sendTask })
    expect(await call('listRules', {})).toMatchObject({ ok: true })
    expect(deeds).toContainEqual(['told', 'engineRestarted', {}])
  })
})

describe('a file that is not text', () => {
  it('is opened as an image where the process of media knows it as one', async () => {
    const path = await fileOf('\u0000')
    const known = async () => ({ ok: true, value: { isMedia: true } }) as const
    const { call } = await openBackend({ media: { send: known, end: () => undefined } })
    expect(await call('openDropped', { files: [path] })).toMatchObject({
      value: { media: [{ path }], refused: [] },
    })
  })
})

it('offers its answers, with cancel last', async () => {
  const path = await fileOf('One.')
  const offered: unknown[] = []
  const ask = async ({ answers }: { answers: readonly string[] }) => {
    offered.push(answers)
    return 1
  }
  const { call } = await openBackend({ dialogs: { ask } }, [path])
  await call('takeStart', {})
  await call('trashFile', { path })
  await call('allowImages', { path })
  await call('openExternal', { url: 'https://example.com/' })
  expect(offered).toEqual([
    ['Move to the bin', 'Cancel'],
    ['Show them', 'Cancel'],
    ['Open', 'Cancel'],
  ])
})

describe('the system', () => {
  it('copies, prints, closes and shows the menu as it is told', async () => {
    const { call, deeds } = await openBackend()
    await call('copyText', { text: 'words' })
    await call('printWindow', {})
    await call('closeWindow', {})
    await call('setMenu', { items: [] })
    expect(deeds.slice(1)).toEqual([['copied', 'words'], ['printed'], ['closed'], ['menu', 0]])
  })

  it('opens an address, and returns the writer’s answer', async () => {
    const { call, deeds } = await openBackend({ dialogs: { ask: async () => 0 } })
    const url = 'https://example.com/'
    expect(await call('openExternal', { url })).toMatchObject({ value: { isOpened: true } })
    expect(deeds).toContainEqual(['opened', url])
    const question = { message: 'Save?', detail: '', answers: ['Save', 'Cancel'] }
    expect(await call('askUser', question)).toMatchObject({ value: { answer: 0 } })
  })

  it('lists its versions', async () => {
    const { call } = await openBackend()
    expect(await call('readAbout', {})).toMatchObject({
      value: { app: '1', electron: '2', chromium: '3', node: '4', engine: {} },
    })
  })
})

const input = {
  text: 'We weigh flour in order to waste less.',
  syntax: 'markdown',
  context: { format: 'article', intended_use: 'publish' },
  ignoredRules: [],
  severities: {},
}

describe('a draft', () => {
  it('is scored here, and the answer has the number of its request', async () => {
    const { call } = await openBackend()
    const request = { ...input, draft: 'a', ignored: [] }
    const answers = [
      call('scoreDraft', { ...request, request: 1 }),
      call('scoreDraft', { ...request, request: 2 }),
    ]
    expect(await Promise.all(answers)).toMatchObject([
      { value: { status: 'superseded', request: 1 } },
      { value: { status: 'scored', request: 2, result: { modality: 'text' } } },
    ])
  })

  it('is no longer scored once its request is cancelled', async () => {
    const { call } = await openBackend()
    const scored = call('scoreDraft', { ...input, draft: 'a', request: 1, ignored: [] })
    expect(await call('cancelScore', { draft: 'a' })).toMatchObject({ ok: true })
    expect(await scored).toMatchObject({ value: { status: 'superseded', request: 1 } })
  })

  it('in the folder is scored by its name and its text', async () => {
    const path = await fileOf('We weigh flour in order to waste less.')
    const { call } = await openBackend({}, [path])
    await call('takeStart', {})
    const { text: _text, syntax: _syntax, ...rest } = input
    expect(await call('scoreFile', { ...rest, path })).toMatchObject({
      value: {
        action: null,
        reason: 'not enough text, fewer than 10 words are prose',
        riskLevel: 'low',
      },
    })
  })

  it('has its rules explained; an unknown rule is refused', async () => {
    const { call } = await openBackend()
    const rule = 'hollow-intensifier'
    expect(await call('explainRule', { rule })).toMatchObject({ value: { id: rule } })
    expect(await call('explainRule', { rule: 'none' })).toMatchObject({ code: 'not_found' })
  })

  it('is tried out: edits, style and report come from the engine', async () => {
    const path = join(temporaryFolder(), 'report.html')
    const { call } = await openBackend({ dialogs: { chooseSavePath: async () => path } })
    expect(await call('proposeEdits', input)).toMatchObject({ value: { proposals: [{}] } })
    expect(await call('measureStyle', input)).toMatchObject({ ok: true })
    expect(await call('exportReport', { ...input, name: 'a.md', format: 'html' })).toMatchObject({
      value: { path },
    })
    expect(await readFile(path, 'utf8')).toContain('in order to')
  })
})
