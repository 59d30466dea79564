import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { systemDialogs } from './dialogs.ts'

const window = vi.fn().mockReturnValue({ title: 'the window' })

/** Dialogs in which the user does this. */
function dialogsWith(done: {
  readonly filePaths?: readonly string[]
  readonly filePath?: string
  readonly canceled?: boolean
  readonly response?: number
}) {
  const dialog = {
    showOpenDialog: vi.fn().mockResolvedValue(done),
    showSaveDialog: vi.fn().mockResolvedValue(done),
    showMessageBox: vi.fn().mockResolvedValue(done),
  }
  return { ...systemDialogs(dialog, window), dialog }
}

describe('dialogs', () => {
  it('give the files or the folder that the user chose, over the window', async () => {
    const { chooseFiles, chooseFolder, dialog } = dialogsWith({ filePaths: ['/a', '/b'] })
    expect(await chooseFiles()).toEqual(['/a', '/b'])
    expect(dialog.showOpenDialog).toHaveBeenLastCalledWith(
      window(),
      expect.objectContaining({ properties: ['openFile', 'multiSelections'] }),
    )
    expect(await chooseFolder()).toBe('/a')
    expect(dialog.showOpenDialog).toHaveBeenLastCalledWith(window(), {
      properties: ['openDirectory'],
    })
    expect(await dialogsWith({ filePaths: [] }).chooseFolder()).toBeNull()
  })

  it('give the place that the user chose for a file, and none when it was cancelled', async () => {
    const kind = { name: 'Markdown', extension: 'md' }
    const chosen = dialogsWith({ filePath: '/a.md', canceled: false })
    expect(await chosen.chooseSavePath('../b.md', kind, '/drafts')).toBe('/a.md')
    expect(chosen.dialog.showSaveDialog.mock.lastCall?.[1].defaultPath).toBe('/drafts/b.md')
    expect(await chosen.chooseSavePath('a.md', kind)).toBe('/a.md')
    expect(chosen.dialog.showSaveDialog).toHaveBeenLastCalledWith(window(), {
      defaultPath: 'a.md',
      filters: [{ name: 'Markdown', extensions: ['md'] }],
    })
    await chosen.chooseSavePath('../a.md', kind, '/drafts')
    expect(chosen.dialog.showSaveDialog.mock.lastCall?.[1].defaultPath).toBe(
      join('/drafts', 'a.md'),
    )
    const cancelled = dialogsWith({ filePath: '/a.md', canceled: true })
    expect(await cancelled.chooseSavePath('a.md', kind)).toBeNull()
    const empty = dialogsWith({ filePath: '', canceled: false })
    expect(await empty.chooseSavePath('a.md', kind)).toBeNull()
  })

  it('ask with the answers of the question, and take Escape for the last one', async () => {
    const { ask, dialog } = dialogsWith({ response: 1 })
    const question = { message: 'Save?', detail: 'Or not.', answers: ['Save', 'No', 'Cancel'] }
    expect(await ask(question)).toBe(1)
    expect(dialog.showMessageBox).toHaveBeenLastCalledWith(
      window(),
      expect.objectContaining({
        message: 'Save?',
        detail: 'Or not.',
        buttons: ['Save', 'No', 'Cancel'],
        defaultId: 0,
        cancelId: 2,
      }),
    )
  })

  it.each([
    ['/etc/cron.d/notes.md', 'notes.md'],
    ['..\\..\\Start Menu\\a.md', 'a.md'],
    ['.bashrc', 'bashrc'],
    ['../..', 'draft.md'],
    ['a\u202Edm.exe\n.md', 'adm.exe.md'],
    ['Größe 2.md', 'Größe 2.md'],
  ])('suggest for %j the plain name %s', async (given, suggested) => {
    const { chooseSavePath, dialog } = dialogsWith({ filePath: '', canceled: true })
    await chooseSavePath(given, { name: 'Markdown', extension: 'md' })
    expect(dialog.showSaveDialog.mock.lastCall?.[1].defaultPath).toBe(suggested)
  })

  it('take Enter for the last answer where the first one gives the window a right', async () => {
    const { ask, dialog } = dialogsWith({ response: 1 })
    await ask({ message: 'Send?', detail: '', answers: ['Send', 'Cancel'], isRight: true })
    expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
      type: 'warning',
      defaultId: 1,
      cancelId: 1,
    })
  })

  it('are refused when the window is closed', async () => {
    const dialog = { showOpenDialog: vi.fn(), showSaveDialog: vi.fn(), showMessageBox: vi.fn() }
    const { chooseFiles, ask } = systemDialogs(dialog, () => null)
    const refused = { code: 'not_available', message: 'The window is closed.' }
    await expect(chooseFiles()).rejects.toMatchObject(refused)
    await expect(ask({ message: '', detail: '', answers: ['a'] })).rejects.toMatchObject(refused)
    expect(dialog.showOpenDialog).not.toHaveBeenCalled()
  })
})
