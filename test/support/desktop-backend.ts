import { onTestFinished } from 'vitest'
import { createBackend } from '../../apps/desktop/src/main/create-backend.ts'
import { handleCall } from '../../apps/desktop/src/main/handle-call.ts'
import type { Dialogs, Host } from '../../apps/desktop/src/main/ports.ts'
import { handleTask } from '../../apps/desktop/src/worker/handle-task.ts'
import { handleSearchTask } from '../../apps/desktop/src/worker/searching/handle-search-task.ts'
import { createSourceTasks } from '../../apps/desktop/src/worker/sources/handle-source-task.ts'
import { noSpelling } from './no-spelling.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Over = Partial<Omit<Host, 'dialogs'>> & { readonly dialogs?: Partial<Dialogs> }

/** What is behind the calls of the editor, without Electron, with what the system was told to do. */
export async function openBackend(over: Over = {}, startPaths: readonly string[] = []) {
  const deeds: unknown[] = []
  const tell =
    (deed: string) =>
    (...told: unknown[]): void =>
      void deeds.push([deed, ...told])
  const host: Host = {
    dataFolder: temporaryFolder(),
    cipher: { isAvailable: () => false, encrypt: Buffer.from, decrypt: String },
    sendTask: handleTask,
    media: { send: handleTask, end: () => undefined },
    updates: {
      isAvailable: () => false,
      find: async () => null,
      download: async () => undefined,
      restart: tell('restarted'),
    },
    spelling: noSpelling,
    search: { send: handleSearchTask, end: () => undefined },
    sources: { send: createSourceTasks({ allowPrivate: false }), end: () => undefined },
    versions: { app: '1', electron: '2', chromium: '3', node: '4' },
    emit: tell('told'),
    applySettings: ({ theme }) => tell('applied')(theme),
    setMenu: (items) => tell('menu')(items.length),
    popUpMenu: async () => null,
    showMenuBar: tell('menu bar'),
    readClipboard: async () => '',
    copyText: tell('copied'),
    openUrl: async (url) => tell('opened')(url),
    reveal: tell('shown'),
    trash: async (path) => tell('binned')(path),
    print: async () => tell('printed')(),
    paper: { toPdf: async (html) => html, print: async () => true },
    answerClose: tell('close'),
    closeWindow: tell('closed'),
    ...over,
    dialogs: {
      chooseFiles: async () => [],
      chooseFolder: async () => null,
      chooseSavePath: async () => null,
      // As Escape.
      ask: async ({ answers }) => answers.length - 1,
      ...over.dialogs,
    },
  }
  const side = await createBackend(host, startPaths)
  onTestFinished(side.close)
  const errors: unknown[] = []
  const call = (name: unknown, input: unknown) =>
    handleCall(side.handlers, name, input, (error) => errors.push(error))
  return { ...side, call, deeds, errors, dataFolder: host.dataFolder }
}
