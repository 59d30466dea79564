import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createBackend } from '../../../apps/desktop/src/main/create-backend.ts'
import { handleCall } from '../../../apps/desktop/src/main/handle-call.ts'
import type {
  Host,
  MediaProcess,
  SourcesProcess,
  SpellingProcess,
} from '../../../apps/desktop/src/main/ports.ts'
import { readWindowFile } from '../../../apps/desktop/src/main/renderer-files.ts'
import type { PopUpItem } from '../../../apps/desktop/src/shared/ipc/menus.ts'
import { EVENT_CHANNEL } from '../../../apps/desktop/src/shared/ipc.ts'
import { handleTask } from '../../../apps/desktop/src/worker/handle-task.ts'
import { handleMediaTask } from '../../../apps/desktop/src/worker/media/handle-media-task.ts'
import { handleSearchTask } from '../../../apps/desktop/src/worker/searching/handle-search-task.ts'
import { createSourceTasks } from '../../../apps/desktop/src/worker/sources/handle-source-task.ts'
import { noSpelling } from '../../support/no-spelling.ts'

const root = resolve(import.meta.dirname, '../../..')
const built = join(root, 'apps/desktop/dist')
/** Stands for `app://desk`, which only Electron knows; every request is answered here. */
const ORIGIN = 'https://desk.test'

/** Where systems keep Chromium; CHROMIUM_PATH names any other place. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

/** What the user does in the system's dialogs; each answer is taken once. */
export interface UserChoices {
  files: string[]
  folder: string | null
  savePath: string | null
  answer: number
  /** The label of the row that is chosen in a menu of the system; null closes it. */
  menu: string | null
  /** What was copied elsewhere. */
  clipboard: string
}

/** The editor in a page, with what a test does from outside. */
export interface ServedEditor {
  readonly page: Page
  readonly dataFolder: string
  readonly choices: UserChoices
  /** Everything that the page complained about, and requests that left it. */
  readonly complaints: readonly string[]
  /** What was copied, opened, printed or closed. */
  readonly deeds: readonly string[]
  /** The menus of the system that were opened. */
  readonly menus: readonly (readonly PopUpItem[])[]
  emit: Host['emit']
  /** Chooses a command in the menu of the system. */
  choose(id: string): void
  close(): Promise<void>
}

export interface EditorOptions {
  readonly view?: BrowserContextOptions
  /** Files named on the command line. */
  readonly startPaths?: readonly string[]
  /** Puts something before the process that scores. */
  readonly sendTask?: (real: Host['sendTask']) => Host['sendTask']
  /** Puts something before the process that reads media. */
  readonly media?: (real: MediaProcess) => MediaProcess
  /** The process that checks spelling; one that finds nothing unless given. */
  readonly spelling?: SpellingProcess
  /** The process that asks servers about sources; it asks none on this machine unless given. */
  readonly sources?: SourcesProcess
  /** The app's own folder. */
  readonly dataFolder: string
}

/** Opens the built editor in a page, over the real main side; only Electron itself is missing. */
export async function serveEditor(browser: Browser, options: EditorOptions): Promise<ServedEditor> {
  const { dataFolder } = options
  const choices: UserChoices = {
    files: [],
    folder: null,
    savePath: null,
    answer: 0,
    menu: null,
    clipboard: '',
  }
  const deeds: string[] = []
  const menus: PopUpItem[][] = []
  const complaints: string[] = []
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options.view,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  const emit: Host['emit'] = (name, payload) => {
    const message = JSON.stringify([EVENT_CHANNEL, name, payload])
    void page.evaluate(`window.fromMain?.(${message})`).catch(() => undefined)
  }
  const side = await createBackend(
    hostFor({
      sendTask: options.sendTask?.(handleTask) ?? handleTask,
      dataFolder,
      choices,
      deeds,
      menus,
      emit,
      media: options.media?.(realMedia) ?? realMedia,
      spelling: options.spelling ?? noSpelling,
      sources: options.sources ?? realSources,
    }),
    options.startPaths ?? [],
  )
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.exposeFunction('toMain', (name: unknown, input: unknown) =>
    handleCall(side.handlers, name, input, (error) => complaints.push(String(error))),
  )
  await page.addInitScript(bridgedPreload())
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.origin !== ORIGIN) {
      complaints.push(`request to ${url.href}`)
      await route.abort()
      return
    }
    const { status, headers, body } = await readWindowFile(
      join(built, 'renderer'),
      url.pathname,
      side.readImage,
    )
    await route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body) })
  })
  await page.goto(`${ORIGIN}/index.html`)
  await page.getByRole('navigation', { name: 'Open drafts' }).waitFor()
  return {
    page,
    dataFolder,
    choices,
    complaints,
    deeds,
    menus,
    emit,
    choose: (id) => emit('menuCommand', { id }),
    close: async () => {
      side.close()
      await context.close()
    },
  }
}

/** The built preload script itself, with Electron's part of it led to the test. */
function bridgedPreload(): string {
  const preload = readFileSync(join(built, 'preload/preload.cjs'), 'utf8')
  return `(() => {
    const listeners = []
    window.fromMain = ([, name, payload]) => listeners.forEach((listener) => listener({}, name, payload))
    const electron = {
      contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value } },
      ipcRenderer: {
        invoke: (_channel, name, input) => window.toMain(name, input),
        on: (_channel, listener) => listeners.push(listener),
      },
      webUtils: { getPathForFile: (file) => window.droppedPaths?.[file.name] ?? '' },
    }
    const module = { exports: {} }
    ;((require, module, exports) => { ${preload}
    })(() => electron, module, module.exports)
  })()`
}

const realSources: SourcesProcess = {
  send: createSourceTasks({ allowPrivate: false }),
  end: () => undefined,
}

const realMedia: MediaProcess = { send: handleMediaTask, end: () => undefined }

interface HostParts {
  readonly dataFolder: string
  readonly choices: UserChoices
  readonly deeds: string[]
  readonly menus: PopUpItem[][]
  readonly emit: Host['emit']
  readonly media: MediaProcess
  readonly spelling: SpellingProcess
  readonly sources: SourcesProcess
  readonly sendTask: Host['sendTask']
}

function hostFor(parts: HostParts): Host {
  const { dataFolder, choices, deeds, menus, emit, media, sources, spelling, sendTask } = parts
  return {
    dataFolder,
    emit,
    dialogs: {
      chooseFiles: async () => choices.files,
      chooseFolder: async () => choices.folder,
      chooseSavePath: async () => choices.savePath,
      ask: async ({ message }) => {
        deeds.push(`asked: ${message}`)
        return choices.answer
      },
    },
    cipher: {
      isAvailable: () => true,
      encrypt: (text) => Buffer.from(text).reverse(),
      decrypt: (bytes) => Buffer.from(bytes).reverse().toString(),
    },
    sendTask,
    media,
    updates: {
      isAvailable: () => false,
      find: async () => null,
      download: async () => undefined,
      restart: () => undefined,
    },
    spelling,
    search: { send: handleSearchTask, end: () => undefined },
    sources,
    versions: { app: '0.1.0', electron: 'none', chromium: 'test', node: process.versions.node },
    applySettings: () => undefined,
    setMenu: () => undefined,
    popUpMenu: async (items) => {
      menus.push([...items])
      const chosen = items.find(({ label }) => label === choices.menu)
      choices.menu = null
      return chosen?.id ?? null
    },
    showMenuBar: (isShown) => void deeds.push(isShown ? 'menu bar shown' : 'menu bar hidden'),
    readClipboard: async () => choices.clipboard,
    copyText: (text) => void deeds.push(`copied: ${text}`),
    openUrl: async (url) => void deeds.push(`opened: ${url}`),
    reveal: (path) => void deeds.push(`shown: ${path}`),
    trash: async (path) => {
      deeds.push(`trashed: ${path}`)
      await rm(path)
    },
    print: async () => void deeds.push('printed'),
    paper: {
      // Only Electron makes a PDF; a test sees what would be in it.
      toPdf: async (html) => html,
      print: async (html) => {
        deeds.push(`printed: ${Buffer.from(html).toString()}`)
        return true
      },
    },
    closeWindow: () => void deeds.push('closed'),
    answerClose: (answer) => void deeds.push(`close: ${answer}`),
  }
}
