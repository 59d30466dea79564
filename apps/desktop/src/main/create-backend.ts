import { basename, dirname, join } from 'node:path'
import { CallError } from '../shared/answer.ts'
import { parseOutput } from '../worker/tasks.ts'
import { createAllowedPaths } from './files/allowed-paths.ts'
import { createBackups } from './files/backups.ts'
import { writeDraftFile } from './files/draft-files.ts'
import { createPreviewImages, type ImageFile } from './files/preview-images.ts'
import { createRecentFiles } from './files/recent-files.ts'
import { createFileScores } from './files/score-file.ts'
import { createUserFiles } from './files/user-files.ts'
import { createFileWatch } from './files/watch-files.ts'
import type { Handlers } from './handle-call.ts'
import { messages } from './language/messages.ts'
import { createMediaCalls } from './media/media-calls.ts'
import { createMediaQueue, mediaLimits } from './media/media-queue.ts'
import { createThumbnails } from './media/thumbnails.ts'
import type { Host } from './ports.ts'
import { createRewriteCalls, rewriteLimits } from './rewriter/rewrite-calls.ts'
import { markOnServer } from './scoring/mark-on-server.ts'
import { createTaskQueue } from './scoring/task-queue.ts'
import { writeReportFile } from './scoring/write-report-file.ts'
import { checkServer } from './settings/check-server.ts'
import { createKeychain } from './settings/keychain.ts'
import { openSettings } from './settings/settings-store.ts'

export interface Backend {
  readonly handlers: Handlers
  /** Opens files that the system names, and tells the editor. */
  openFromSystem(paths: readonly string[]): Promise<void>
  /** A picture that the preview may show, by its path in the window. */
  readImage(pathname: string): Promise<ImageFile | null>
  close(): void
}

/** Everything behind the calls of `shared/ipc.ts`, without Electron. `startPaths` open with the first window. */
export async function createBackend(host: Host, startPaths: readonly string[]): Promise<Backend> {
  const { dialogs, dataFolder } = host
  const inData = (name: string): string => join(dataFolder, name)
  const allowed = createAllowedPaths()
  const recent = createRecentFiles(inData('recent.json'))
  const recentFolders = createRecentFiles(inData('recent-folders.json'))
  const mediaQueue = createMediaQueue(host.media, mediaLimits)
  const copies = createThumbnails()
  const workspace = createUserFiles(
    allowed,
    recent,
    recentFolders,
    async (path) => (await mediaQueue.run('know', 'know', { path })).isMedia,
  )
  const backups = createBackups(inData('backups'), allowed.check)
  const keys = {
    server: createKeychain(inData('server-key.bin'), host.cipher),
    rewriter: createKeychain(inData('rewriter-key.bin'), host.cipher),
  }
  const tasks = createTaskQueue(host.sendTask, parseOutput, () => host.emit('engineRestarted', {}))
  const settings = await openSettings(inData('settings.json'), (changed) => {
    host.applySettings(changed)
    host.emit('settingsChanged', changed)
  })
  host.applySettings(settings.current())
  const watch = createFileWatch((change) => host.emit('fileChanged', change))
  const images = createPreviewImages()
  const fileScores = createFileScores(workspace, tasks)
  const rewrites = createRewriteCalls({
    rewriter: () => settings.current().rewriter,
    key: keys.rewriter,
    dialogs,
    tasks,
    limits: rewriteLimits,
  })
  let start = startPaths

  const handlers: Handlers = {
    takeStart: async () => {
      const paths = start
      start = []
      const left = await backups.list()
      // The user opened these files before the crash; they may be saved again.
      for (const { path } of left) {
        if (path !== null) await allowed.allow(path, 'file')
      }
      const { files, media, refused } = await workspace.openChosen(paths)
      return { files, media, refused, backups: left, brokenSettings: settings.broken }
    },
    openFiles: async () => workspace.openChosen(await dialogs.chooseFiles()),
    openDropped: ({ files }) => workspace.openChosen(files),
    openFolder: async () => {
      const chosen = await dialogs.chooseFolder()
      if (chosen === null) return { folder: null }
      const { folders } = await workspace.openChosen([chosen])
      return { folder: folders[0] ?? null }
    },
    listFolder: ({ path }) => workspace.list(path),
    readFile: ({ path }) => workspace.read(path),
    openRecent: ({ path }) => workspace.openRecent(path),
    openRecentFolder: ({ path }) => workspace.openRecentFolder(path),
    listRecent: async () => ({
      paths: await recent.list(),
      folders: await recentFolders.list(),
    }),
    clearRecent: async () => {
      await recent.clear()
      await recentFolders.clear()
      return {}
    },
    save: async (input) => {
      const path = await allowed.check(input.path)
      const saved = await writeDraftFile({ ...input, path })
      watch.expect(path, saved.version)
      return saved
    },
    saveAs: async ({ text, format, name }) => {
      const chosen = await dialogs.chooseSavePath(name, {
        name: messages.kinds.markdown,
        extension: 'md',
      })
      if (chosen === null) return { saved: null }
      await allowed.allow(chosen, 'file')
      const path = await allowed.check(chosen)
      const saved = await writeDraftFile({ path, text, format, version: null })
      watch.expect(path, saved.version)
      await recent.add(path)
      return { saved }
    },
    createFile: ({ folder, name }) => workspace.create(folder, name),
    renameFile: ({ path, name }) => workspace.rename(path, name),
    trashFile: async ({ path }) => {
      const real = await allowed.check(path)
      const answer = await dialogs.ask({
        message: messages.bin.ask(basename(real)),
        detail: messages.bin.detail,
        answers: [messages.bin.move, messages.cancel],
      })
      if (answer !== 0) return { isTrashed: false }
      // Systems say in their own words why a bin takes no file; none of them keeps a part of it.
      await host.trash(real).catch(() => {
        throw new CallError('not_available', messages.bin.refused(basename(real)))
      })
      await recent.remove(real)
      return { isTrashed: true }
    },
    revealFile: async ({ path }) => {
      host.reveal(await allowed.check(path))
      return {}
    },
    allowImages: async ({ path }) => {
      const real = await allowed.check(path)
      if (!(await images.isAllowed(real))) {
        const answer = await dialogs.ask({
          message: messages.images.ask,
          detail: messages.images.detail(dirname(real)),
          answers: [messages.images.show, messages.cancel],
        })
        if (answer !== 0) return { address: null }
      }
      return { address: await images.allow(real) }
    },
    watchFiles: async ({ paths }) => {
      await watch.watch(await Promise.all(paths.map(allowed.check)))
      return {}
    },

    backUp: async (backup) => {
      await backups.write(backup)
      return {}
    },
    dropBackup: async ({ draft }) => {
      await backups.drop(draft)
      return {}
    },

    getSettings: () => settings.current(),
    setSettings: (patch) => settings.change(patch),
    getKey: ({ of }) => keys[of].state(),
    setKey: async ({ of, key, address }) => {
      await keys[of].set(key, address)
      return keys[of].state()
    },
    clearKey: async ({ of }) => {
      await keys[of].clear()
      return keys[of].state()
    },
    testServer: async ({ address }) => checkServer(address, await keys.server.read(address)),

    scoreDraft: async ({ draft, request, ignored, ...input }) => {
      const { engine } = settings.current()
      const marked =
        engine.kind === 'server'
          ? await markOnServer(
              { address: engine.address, key: await keys.server.read(engine.address) },
              input,
              ignored,
              tasks,
            )
          : await tasks.mark(draft, { ...input, ignored })
      return marked === null
        ? { status: 'superseded', request }
        : { status: 'scored', request, ...marked }
    },
    findFix: (input) => tasks.run('fix', input),
    fingerprintFinding: (input) => tasks.run('name', input),
    cancelScore: ({ draft }) => {
      tasks.cancel(draft)
      return {}
    },
    ...createMediaCalls({ allowed, queue: mediaQueue, copies }),
    ...rewrites.handlers,
    scoreFile: (input) => fileScores.score(input),
    proposeEdits: (input) => tasks.run('propose', input),
    measureStyle: (input) => tasks.run('style', input),
    listRules: () => tasks.run('rules', {}),
    explainRule: async ({ rule }) => {
      const { rules } = await tasks.run('rules', {})
      const found = rules.find(({ id }) => id === rule)
      if (found === undefined) throw new CallError('not_found', messages.scoring.noRule(rule))
      return found
    },

    exportReport: (input) => writeReportFile(input, dialogs, tasks),
    printWindow: async () => {
      await host.print()
      return {}
    },
    copyText: ({ text }) => {
      host.copyText(text)
      return {}
    },
    openExternal: async ({ url }) => {
      const answer = await dialogs.ask({
        message: messages.link.ask,
        detail: url,
        answers: [messages.link.open, messages.cancel],
      })
      if (answer === 0) await host.openUrl(url)
      return { isOpened: answer === 0 }
    },
    askUser: async (question) => ({ answer: await dialogs.ask(question) }),
    setMenu: ({ items }) => {
      host.setMenu(items, settings.current())
      return {}
    },
    closeWindow: () => {
      host.closeWindow()
      return {}
    },
    readAbout: async () => ({ ...host.versions, engine: await tasks.run('about', {}) }),
  }

  return {
    handlers,
    openFromSystem: async (paths) => {
      const { files, media, refused } = await workspace.openChosen(paths)
      host.emit('filesOpened', { files, media, refused })
    },
    readImage: async (path) => copies.read(path) ?? images.read(path),
    close: () => {
      watch.close()
      rewrites.close()
      mediaQueue.close()
    },
  }
}
