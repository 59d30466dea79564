import { join } from 'node:path'
import { BrowserWindow, nativeTheme } from 'electron'
import { APP_ORIGIN } from '../renderer-files.ts'
import { keepWindowState, readWindowState } from './window-state.ts'

interface WindowOptions {
  readonly dataFolder: string
  readonly preload: string
  /** Asks the editor whether the window may close. */
  askToClose(): void
}

/** The one window of the app. */
export interface EditorWindow {
  readonly window: BrowserWindow
  /** Closes without a question. */
  close(): void
}

/** Opens the window where it was closed, without any right that the editor does not need. */
export function openEditorWindow({ dataFolder, preload, askToClose }: WindowOptions): EditorWindow {
  const file = join(dataFolder, 'window.json')
  const state = readWindowState(file)
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Content Trust',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181b' : '#ffffff',
    webPreferences: {
      preload,
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
    },
  })
  let mayClose = false
  if (state.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  // A broken editor must not hold the window open.
  window.webContents.on('render-process-gone', () => {
    mayClose = true
  })
  window.on('close', (event) => {
    keepWindowState(file, window)
    if (mayClose) return
    event.preventDefault()
    askToClose()
  })
  void window.loadURL(`${APP_ORIGIN}/index.html`)
  return {
    window,
    close: () => {
      mayClose = true
      window.close()
    },
  }
}
