import { join } from 'node:path'
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron'
import { APP_ORIGIN } from '../renderer-files.ts'
import { createCloseGuard } from './close-guard.ts'
import { keepWindowState, readWindowState } from './window-state.ts'

interface WindowOptions {
  readonly dataFolder: string
  readonly preload: string
  /** The file of its icon, for systems that do not take it from the program. */
  readonly icon: string
  /** The parts of the screens that windows may cover. */
  readonly workAreas: readonly Rectangle[]
  readonly isDark: boolean
  /** Asks the editor whether the window may close. */
  askToClose(): void
  /** Asks the user, in a dialog of the system, whether to close a window that does not answer. */
  askAnyway(): Promise<boolean>
}

/** The one window of the app. */
export interface EditorWindow {
  readonly window: BrowserWindow
  /** Closes without a question. */
  close(): void
  /** The editor has heard that it should close. */
  answerClose(): void
}

/** Opens the window where it was closed, without any right that the editor does not need. */
export function openEditorWindow(
  create: (options: BrowserWindowConstructorOptions) => BrowserWindow,
  { dataFolder, preload, icon, workAreas, isDark, askToClose, askAnyway }: WindowOptions,
): EditorWindow {
  const file = join(dataFolder, 'window.json')
  const state = readWindowState(file, workAreas)
  const window = create({
    ...state.bounds,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Content Trust',
    icon,
    backgroundColor: isDark ? '#16181b' : '#ffffff',
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
  const guard = createCloseGuard({
    askToClose,
    askAnyway,
    close: () => {
      keepWindowState(file, window)
      window.destroy()
    },
  })
  if (state.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  // A broken editor must not hold the window open.
  window.webContents.on('render-process-gone', () => {
    mayClose = true
  })
  window.on('unresponsive', guard.setHung)
  window.on('responsive', guard.setAnswering)
  window.on('closed', guard.end)
  window.on('close', (event) => {
    keepWindowState(file, window)
    if (mayClose) return
    event.preventDefault()
    guard.ask()
  })
  void window.loadURL(`${APP_ORIGIN}/index.html`)
  return {
    window,
    close: () => {
      mayClose = true
      window.close()
    },
    answerClose: guard.answered,
  }
}
