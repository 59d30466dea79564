import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openBackend } from '../../../../../test/support/desktop-backend.ts'
import { spellingProcess } from '../../../../../test/support/spelling-tasks.ts'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { spellingAnswerSchema } from '../../shared/spelling.ts'

const answered = z.object({ ok: z.literal(true), value: spellingAnswerSchema })

type Call = Awaited<ReturnType<typeof openBackend>>['call']

let request = 0

/** The words that the real checker objects to, behind the real calls. */
async function wordsIn(call: Call, text: string, path: string | null = null): Promise<string[]> {
  request += 1
  const answer = answered.parse(
    await call('checkSpelling', {
      draft: 'one',
      request,
      text,
      syntax: 'markdown',
      path,
      dialect: 'american',
      near: 0,
    }),
  ).value
  return answer.status === 'checked' ? answer.problems.map(({ words }) => words) : [answer.status]
}

/** A folder with a draft. */
async function folderWithDraft() {
  const folder = await realpath(temporaryFolder())
  await writeFile(join(folder, 'notes.md'), 'The demuxr is on.\n')
  return { folder, draft: join(folder, 'notes.md') }
}

/** A backend that has a folder open. */
async function openFolder(folder: string, answer = 0) {
  const asked: string[] = []
  const side = await openBackend({
    spelling: spellingProcess,
    dialogs: {
      chooseFolder: async () => folder,
      ask: async ({ message }) => {
        asked.push(message)
        return answer
      },
    },
  })
  await side.call('openFolder', {})
  return { ...side, asked }
}

it('leaves out what the writer has added, in any case and as a genitive', async () => {
  const { call, deeds, dataFolder } = await openBackend({ spelling: spellingProcess })
  const text = 'The demuxr sees it. A demuxr’s eye, and the barmm.'
  expect(await wordsIn(call, text)).toEqual(['demuxr', 'demuxr’s', 'barmm'])
  await call('addWord', { word: 'Demuxr' })
  await call('addWord', { word: 'barmm' })
  expect(deeds).toContainEqual(['told', 'dictionaryChanged', {}])
  expect(await wordsIn(call, text)).toEqual([])
  expect(await readFile(join(dataFolder, 'dictionary.txt'), 'utf8')).toBe('barmm\nDemuxr\n')
  expect(await call('listWords', {})).toEqual({ ok: true, value: { words: ['barmm', 'Demuxr'] } })
  await call('removeWord', { word: 'barmm' })
  expect(await wordsIn(call, text)).toEqual(['barmm'])
})

it('shows only what the settings ask for', async () => {
  const { call } = await openBackend({ spelling: spellingProcess })
  const text = 'We recieved it. He go to the the mill.'
  const set = (spelling: object): Promise<unknown> =>
    call('setSettings', {
      spelling: {
        isOn: true,
        hasGrammar: true,
        dialect: 'system',
        offKinds: [],
        offRules: [],
        ...spelling,
      },
    })
  expect(await wordsIn(call, text)).toEqual(['recieved', 'go', 'the the'])
  await set({ hasGrammar: false })
  expect(await wordsIn(call, text)).toEqual(['recieved'])
  await set({ offKinds: ['Repetition'], offRules: ['SpellCheck'] })
  expect(await wordsIn(call, text)).toEqual(['go'])
  await set({ isOn: false })
  expect(await wordsIn(call, text)).toEqual([])
})

it('keeps the words of an open folder in a file of the folder, made after a question', async () => {
  const { folder, draft } = await folderWithDraft()
  const { call, asked } = await openFolder(folder)
  expect(await call('addFolderWord', { word: 'demuxr', path: draft })).toMatchObject({
    ok: true,
    value: { isAdded: true },
  })
  await call('addFolderWord', { word: 'Barmm', path: draft })
  expect(asked).toHaveLength(1)
  const file = join(folder, '.content-trust', 'dictionary.txt')
  expect(await readFile(file, 'utf8')).toBe('Barmm\ndemuxr\n')
  expect(await wordsIn(call, 'The demuxr is on.', draft)).toEqual([])
  // A draft elsewhere does not know them.
  expect(await wordsIn(call, 'The demuxr is on.')).toEqual(['demuxr'])
})

it('keeps comments of a dictionary that a team has written', async () => {
  const { folder, draft } = await folderWithDraft()
  await mkdir(join(folder, '.content-trust'))
  const file = join(folder, '.content-trust', 'dictionary.txt')
  await writeFile(file, '# Our products\nBarmm # the old one\n\nTelix')
  const { call, asked } = await openFolder(folder)
  expect(await wordsIn(call, 'The barmm sees it.', draft)).toEqual([])
  await call('addFolderWord', { word: 'demuxr', path: draft })
  expect(asked).toEqual([])
  expect(await readFile(file, 'utf8')).toBe(
    '# Our products\nBarmm # the old one\n\ndemuxr\nTelix\n',
  )
})

it('writes no word without the folder, the yes, or where a link leads out of it', async () => {
  const { folder, draft } = await folderWithDraft()
  const { folder: elsewhere, draft: other } = await folderWithDraft()
  const { call: refused } = await openFolder(folder, 1)
  const add = { word: 'demuxr', path: draft }
  expect(await refused('addFolderWord', add)).toMatchObject({ value: { isAdded: false } })
  const { call } = await openFolder(folder)
  expect(await call('addFolderWord', { ...add, path: other })).toMatchObject({
    ok: false,
    code: 'path_refused',
  })
  await symlink(elsewhere, join(folder, '.content-trust'))
  expect(await call('addFolderWord', add)).toMatchObject({ ok: false, code: 'path_refused' })
  for (const word of ['two words', 'a\nb', '# no', '../x', 'x'.repeat(80)]) {
    expect(await call('addWord', { word })).toMatchObject({ ok: false, code: 'invalid_call' })
  }
})
