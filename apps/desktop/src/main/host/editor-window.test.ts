import { EventEmitter } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { openEditorWindow } from './editor-window.ts'

const bounds = { x: 10, y: 20, width: 900, height: 700 }
const workAreas = [{ x: 0, y: 0, width: 1920, height: 1080 }]

/** The window as it was opened, with what it did. */
function openWindow(dataFolder = temporaryFolder(), isDark = false) {
  const shown = Object.assign(new EventEmitter(), {
    webContents: new EventEmitter(),
    getNormalBounds: () => bounds,
    isMaximized: () => false,
    maximize: vi.fn(),
    show: vi.fn(),
    close: vi.fn(),
    destroy: vi.fn(),
    loadURL: vi.fn(),
  })
  const create = vi.fn().mockReturnValue(shown)
  const askToClose = vi.fn()
  const askAnyway = vi.fn().mockResolvedValue(true)
  const preload = '/preload.cjs'
  const icon = '/icon.png'
  const asking = { askToClose, askAnyway }
  const editor = openEditorWindow(create, {
    dataFolder,
    preload,
    icon,
    workAreas,
    isDark,
    ...asking,
  })
  /** Whether the window closes when the user, or the app, closes it. */
  const closes = (): boolean => {
    const preventDefault = vi.fn()
    shown.emit('close', { preventDefault })
    return preventDefault.mock.calls.length === 0
  }
  return { editor, shown, options: create.mock.lastCall?.[0], askToClose, closes, dataFolder }
}

describe('the window', () => {
  it('has no right that the editor does not need, and shows the page of the app', () => {
    const { options, shown } = openWindow()
    expect(options.webPreferences).toEqual({
      preload: '/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    })
    expect(shown.loadURL.mock.calls).toEqual([['app://desk/index.html']])
  })

  it('is shown once it has something to show, in the colour of the system', () => {
    const { options, shown } = openWindow()
    expect([options.show, options.backgroundColor]).toEqual([false, '#ffffff'])
    expect(shown.show).not.toHaveBeenCalled()
    shown.emit('ready-to-show')
    expect(shown.show).toHaveBeenCalledOnce()
    expect(openWindow(undefined, true).options.backgroundColor).toBe('#16181b')
  })

  it('opens where it was closed', async () => {
    const { closes, dataFolder, shown } = openWindow()
    expect(shown.maximize).not.toHaveBeenCalled()
    closes()
    expect(openWindow(dataFolder).options).toMatchObject(bounds)
    const file = join(dataFolder, 'window.json')
    const kept = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...kept, isMaximized: true }))
    expect(openWindow(dataFolder).shown.maximize).toHaveBeenCalledOnce()
  })

  it('asks the editor before it closes, and closes when told to', () => {
    const { editor, shown, closes, askToClose } = openWindow()
    expect(closes()).toBe(false)
    expect(askToClose).toHaveBeenCalledOnce()
    editor.close()
    expect(shown.close).toHaveBeenCalledOnce()
    expect(closes()).toBe(true)
    expect(askToClose).toHaveBeenCalledOnce()
  })

  it('is closed at once, and its place is kept, when the user insists while it hangs', async () => {
    const { shown, closes, askToClose, dataFolder } = openWindow()
    shown.emit('unresponsive')
    expect(closes()).toBe(false)
    await vi.waitFor(() => expect(shown.destroy).toHaveBeenCalledOnce())
    expect(askToClose).not.toHaveBeenCalled()
    expect(openWindow(dataFolder).options).toMatchObject(bounds)
  })

  it('is not held open by an editor that broke', () => {
    const { shown, closes, askToClose } = openWindow()
    shown.webContents.emit('render-process-gone')
    expect(closes()).toBe(true)
    expect(askToClose).not.toHaveBeenCalled()
  })
})
