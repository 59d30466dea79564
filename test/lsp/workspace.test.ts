import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import {
  CancellationTokenSource,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  ExecuteCommandRequest,
  FileChangeType,
  LSPErrorCodes,
  WorkDoneProgress,
  WorkDoneProgressCancelNotification,
  WorkDoneProgressCreateRequest,
} from 'vscode-languageserver-protocol/node'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient } from './support/connect.ts'

const sentence = 'Experts say this very unique platform will change everything for everyone.'
const command = 'contentTrust.checkWorkspace'
const address = (folder: string, name: string) => pathToFileURL(join(folder, name)).href

it('checks the workspace as check does, and shows how far it is', async () => {
  const folder = await makeFolder({
    '.gitignore': 'build/\n',
    '.content-trust-ignore': 'skipped.md\n',
    'a.md': sentence,
    'sub/b.mdx': sentence,
    'broken.md': '---\ncontentTrust: [\n---\n',
    'latin.md': Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65]),
    'off.md': '---\ncontentTrust: false\n---\n',
    'skipped.md': sentence,
    'build/c.md': sentence,
    'open.md': 'On disk.',
  })
  const server = await connect({ folder, capabilities: fullClient })
  const created: unknown[] = []
  server.connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
    created.push(token)
  })
  const steps: string[] = []
  server.connection.onProgress(WorkDoneProgress.type, command, (step) => {
    steps.push(step.kind === 'report' ? `${step.message} ${step.percentage}` : step.kind)
  })
  server.open(address(folder, 'open.md'), sentence)
  await server.publication(({ uri }) => uri.endsWith('open.md'))
  const counts = await server.connection.sendRequest(ExecuteCommandRequest.type, { command })
  expect(counts).toEqual({
    drafts: 5,
    findings: 6,
    gate_failed: 0,
    not_checked: 1,
    cancelled: false,
  })
  expect(created).toEqual([command])
  expect(steps).toEqual([
    'begin',
    'a.md (1 of 6) 0',
    'broken.md (2 of 6) 16',
    'latin.md (3 of 6) 33',
    'off.md (4 of 6) 50',
    'open.md (5 of 6) 66',
    'sub/b.mdx (6 of 6) 83',
    'end',
  ])
  const marked = server.published.filter(({ diagnostics }) => diagnostics.length > 0)
  // What is open is marked as it is in the editor, not as it is on disk.
  expect(marked.map(({ uri }) => uri.slice(uri.lastIndexOf('/') + 1))).toEqual([
    'open.md',
    'a.md',
    'broken.md',
    'latin.md',
    'b.mdx',
  ])
  await rm(join(folder, 'a.md'))
  void server.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: address(folder, 'a.md'), type: FileChangeType.Deleted }],
  })
  const cleared = await server.publication(
    ({ uri, diagnostics }) => uri.endsWith('/a.md') && diagnostics.length === 0,
  )
  expect(cleared.diagnostics).toEqual([])
  expect(await server.close()).toBe(0)
})

it('a check of the workspace can be stopped by its progress and by its request', async () => {
  const text = `${sentence}\n\n`.repeat(2000)
  const names = Array.from({ length: 60 }, (_, index) => [`${index}.md`, text])
  const folder = await makeFolder(Object.fromEntries(names))
  const server = await connect({ folder })
  const token = 'mine'
  const kinds: string[] = []
  server.connection.onProgress(WorkDoneProgress.type, token, ({ kind }) => {
    if (kind === 'report' && !kinds.includes('report')) {
      void server.connection.sendNotification(WorkDoneProgressCancelNotification.type, { token })
    }
    kinds.push(kind)
  })
  const params = { command, workDoneToken: token }
  const counts = await server.connection.sendRequest(ExecuteCommandRequest.type, params)
  expect(counts.cancelled).toBe(true)
  expect(counts.drafts).toBeLessThan(60)
  expect(kinds.at(-1)).toBe('end')

  const cancelling = new CancellationTokenSource()
  const asked = server.connection.sendRequest(
    ExecuteCommandRequest.type,
    { command },
    cancelling.token,
  )
  setTimeout(() => cancelling.cancel(), 50)
  await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled })
  expect(await server.close()).toBe(0)
})

it('follows the folders of the workspace', async () => {
  const [first, second] = [
    await makeFolder({ 'a.md': 'Text.' }),
    await makeFolder({ 'b.md': sentence }),
  ]
  const server = await connect({ folder: first, capabilities: fullClient })
  server.connection.onRequest(WorkDoneProgressCreateRequest.type, () => {})
  const event = {
    added: [{ uri: pathToFileURL(second).href, name: 'second' }],
    removed: [{ uri: pathToFileURL(first).href, name: 'test' }],
  }
  void server.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event })
  const counts = await server.connection.sendRequest(ExecuteCommandRequest.type, { command })
  expect(counts.drafts).toBe(1)
  expect(server.published.map(({ uri }) => uri)).toEqual([address(second, 'b.md')])
})
