import '../shared/without-eval.ts'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
} from 'electron'
import { EVENT_CHANNEL } from '../shared/ipc.ts'
import { isMediaName } from '../shared/media.ts'
import { type Backend, createBackend } from './create-backend.ts'
import { isDraftName } from './files/list-folder.ts'
import { handleCall } from './handle-call.ts'
import { showMenu } from './host/app-menu.ts'
import { declareAppScheme, serveAppScheme } from './host/app-scheme.ts'
import { systemDialogs } from './host/dialogs.ts'
import { type EditorWindow, openEditorWindow } from './host/editor-window.ts'
import { closeNameResolution, hardenContents, hardenSession } from './host/harden-session.ts'
import { listenToCalls } from './host/listen-to-calls.ts'
import { systemPaper } from './host/paper.ts'
import { popUpMenu } from './host/pop-up-menu.ts'
import { refusedSwitch } from './host/refuse-switches.ts'
import { createUpdateClient } from './host/update-client.ts'
import { startWorker, type WorkerProcess } from './host/worker-process.ts'
import { messages } from './language/messages.ts'
import type { Host } from './ports.ts'
import { readWindowFile } from './renderer-files.ts'

const built = resolve(import.meta.dirname, '..')
let editor: EditorWindow | null = null
/** A window that asks first stops the quitting of the app; it goes on when the window is gone, if the user does not stay. */
let isQuitting = false
const currentWindow = (): BrowserWindow | null => editor?.window ?? null

/** Drafts and media among the arguments of a start; everything else is for Electron. */
function draftsAmong(args: readonly string[], folder: string): string[] {
  return args
    .slice(1)
    .filter((argument) => !argument.startsWith('-'))
    .filter((argument) => isDraftName(argument) || isMediaName(argument))
    .map((argument) => resolve(folder, argument))
}

/** Without a keychain Linux offers a password that everybody knows; that is no place for a key. */
function hasKeychain(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false
  return process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'
}

function reportError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : 'unknown error'}\n`,
  )
}

/** The packed program ends before anything is open if it is started in a way that would open it to others. */
const unwanted = app.isPackaged
  ? refusedSwitch({
      args: process.argv,
      platform: process.platform,
      isRoot: process.getuid?.() === 0,
    })
  : null
if (unwanted !== null) {
  process.stderr.write(`${messages.refusedSwitch(unwanted)}\n`)
  process.exit(2)
}
declareAppScheme(protocol)
hardenContents(app)
closeNameResolution(app.commandLine)
// The app's own folder, so that a test or a second profile can have another.
const profile = process.env['CONTENT_TRUST_DESKTOP_DATA']
if (profile !== undefined && profile !== '') app.setPath('userData', resolve(profile))
// Chromium refuses its sandbox to root, who has to say so on the command line.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()

if (app.requestSingleInstanceLock()) void start()
else app.quit()

async function start(): Promise<void> {
  const startPaths = draftsAmong(process.argv, process.cwd())
  // macOS names files before and after the start by this event.
  let openLater = (path: string): void => {
    startPaths.push(path)
  }
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openLater(path)
  })
  await app.whenReady()
  await hardenSession(session.defaultSession, app)
  const engine = startEngine()
  const host = createHost(engine)
  const backend = await createBackend(host, startPaths)
  openLater = (path) => void backend.openFromSystem([path])
  listenToCalls(ipcMain, currentWindow, (name, input) =>
    handleCall(backend.handlers, name, input, reportError),
  )
  const pages = resolve(built, 'renderer')
  serveAppScheme(session.defaultSession, (path) => readWindowFile(pages, path, backend.readImage))
  followApp(backend, () => openWindow(host))
  app.on('will-quit', () => {
    backend.close()
    engine.end()
  })
  openWindow(host)
}

function startEngine(): WorkerProcess {
  return startWorker(utilityProcess.fork, {
    script: resolve(built, 'main/worker.js'),
    name: 'Content Trust engine',
    isQuiet: false,
    died: messages.scoring.died,
  })
}

function startMedia(): WorkerProcess {
  return startWorker(utilityProcess.fork, {
    script: resolve(built, 'main/media-worker.js'),
    name: 'Content Trust media',
    isQuiet: true,
    died: messages.media.died,
  })
}

function startSpelling(): WorkerProcess {
  return startWorker(utilityProcess.fork, {
    script: resolve(built, 'main/spelling-worker.js'),
    name: 'Content Trust spelling',
    isQuiet: true,
    died: messages.spelling.died,
  })
}

function startSearch(): WorkerProcess {
  return startWorker(utilityProcess.fork, {
    script: resolve(built, 'main/search-worker.js'),
    name: 'Content Trust search',
    isQuiet: true,
    died: messages.search.died,
  })
}

function startSources(): WorkerProcess {
  return startWorker(utilityProcess.fork, {
    script: resolve(built, 'main/sources-worker.js'),
    name: 'Content Trust sources',
    isQuiet: true,
    // Where the configuration of npm is the user's own, and not that of a folder that the app was started in.
    folder: app.getPath('home'),
    died: messages.sources.died,
  })
}

const emit: Host['emit'] = (name, payload) =>
  currentWindow()?.webContents.send(EVENT_CHANNEL, name, payload)

/** What the backend needs, as Electron has it. */
function createHost(engine: WorkerProcess): Host {
  return {
    dialogs: systemDialogs(dialog, currentWindow),
    cipher: {
      isAvailable: hasKeychain,
      encrypt: (text) => safeStorage.encryptString(text),
      decrypt: (bytes) => safeStorage.decryptString(Buffer.from(bytes)),
    },
    sendTask: engine.send,
    media: startMedia(),
    updates: createUpdateClient(app, process.resourcesPath),
    spelling: startSpelling(),
    search: startSearch(),
    sources: startSources(),
    dataFolder: app.getPath('userData'),
    versions: {
      app: app.getVersion(),
      electron: process.versions.electron,
      chromium: process.versions['chrome'] ?? '',
      node: process.versions.node,
    },
    emit,
    applySettings: ({ theme }) => {
      nativeTheme.themeSource = theme
    },
    setMenu: (items) => showMenu(Menu, items, (id) => emit('menuCommand', { id })),
    popUpMenu: (items, place) => popUpMenu(Menu, currentWindow(), items, place),
    showMenuBar: (isShown) => {
      currentWindow()?.setAutoHideMenuBar(!isShown)
      currentWindow()?.setMenuBarVisibility(isShown)
    },
    readClipboard: () => clipboard.readText(),
    copyText: (text) => clipboard.writeText(text),
    openUrl: (url) => shell.openExternal(url),
    reveal: (path) => shell.showItemInFolder(path),
    trash: (path) => shell.trashItem(path),
    print: () =>
      new Promise((done) => {
        const window = currentWindow()
        if (window === null) done()
        else window.webContents.print({}, () => done())
      }),
    paper: systemPaper({
      create: (options) => new BrowserWindow(options),
      country: () => app.getLocaleCountryCode(),
      openSession: async () => {
        const own = session.fromPartition(`document-${randomUUID()}`, { cache: false })
        await hardenSession(own, app)
        return own
      },
    }),
    answerClose: (answer) => {
      editor?.answerClose()
      if (answer === 'stays') isQuitting = false
    },
    closeWindow: () => editor?.close(),
  }
}

function openWindow({ dataFolder, dialogs }: Host): void {
  editor = openEditorWindow((options) => new BrowserWindow(options), {
    dataFolder,
    preload: resolve(built, 'preload/preload.cjs'),
    icon: resolve(built, 'main/icon.png'),
    workAreas: screen.getAllDisplays().map(({ workArea }) => workArea),
    isDark: nativeTheme.shouldUseDarkColors,
    askToClose: () => emit('closeAsked', {}),
    askAnyway: async () =>
      (await dialogs.ask({
        ...messages.hung,
        answers: [messages.hung.close, messages.hung.wait],
      })) === 0,
  })
  editor.window.on('closed', () => {
    editor = null
  })
}

/** Follows the system: a second start, a click in the dock, and the end. */
function followApp({ openFromSystem }: Backend, open: () => void): void {
  app.on('second-instance', (_event, args, folder) => {
    const window = currentWindow()
    if (window?.isMinimized()) window.restore()
    window?.focus()
    void openFromSystem(draftsAmong(args, folder))
  })
  app.on('activate', () => {
    if (editor === null) open()
  })
  app.on('before-quit', () => {
    isQuitting = true
  })
  app.on('window-all-closed', () => {
    if (isQuitting || process.platform !== 'darwin') app.quit()
  })
}
