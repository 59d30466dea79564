import { join } from 'node:path'
import type { Folder } from '../shared/drafts.ts'
import { parseOutput } from '../worker/tasks.ts'
import { createExportCalls } from './export/export-calls.ts'
import { createAllowedPaths } from './files/allowed-paths.ts'
import { createBackups } from './files/backups.ts'
import { createFileCalls } from './files/file-calls.ts'
import { createLinkCalls } from './files/linked-draft.ts'
import { createPreviewImages, type ImageFile } from './files/preview-images.ts'
import { createRecentFiles } from './files/recent-files.ts'
import { createPictureCalls } from './files/save-picture.ts'
import { createUserFiles } from './files/user-files.ts'
import { createFileWatch } from './files/watch-files.ts'
import { createFolderWatch } from './files/watch-folder.ts'
import type { Handlers } from './handle-call.ts'
import { createHistoryCalls, takeVersionsAlong } from './history/history-calls.ts'
import { createVersions } from './history/versions.ts'
import { messages } from './language/messages.ts'
import { createMediaCalls } from './media/media-calls.ts'
import { createMediaQueue, mediaLimits } from './media/media-queue.ts'
import { createThumbnails } from './media/thumbnails.ts'
import { createMenuCalls } from './menu-calls.ts'
import type { Host } from './ports.ts'
import { createRewriteCalls, rewriteLimits } from './rewriter/rewrite-calls.ts'
import { createFileScores } from './scoring/score-file.ts'
import { createScoringCalls } from './scoring/scoring-calls.ts'
import { createTaskQueue } from './scoring/task-queue.ts'
import { createFolderSearch, searchLimits } from './search/folder-search.ts'
import { createSessionCalls } from './session/session-calls.ts'
import { createSessionStore } from './session/session-store.ts'
import { createKeychain } from './settings/keychain.ts'
import { createServerConsent } from './settings/server-consent.ts'
import { createSettingsCalls } from './settings/settings-calls.ts'
import { openSettings, type SettingsStore } from './settings/settings-store.ts'
import { createSourceCalls, sourceLimits } from './sources/source-calls.ts'
import { openDictionary } from './spelling/dictionary-file.ts'
import { createSpellingCalls } from './spelling/spelling-calls.ts'
import { createSpellingQueue, spellingLimits } from './spelling/spelling-queue.ts'
import { createUpdateCalls } from './updates/update-calls.ts'
import { createWindowCalls } from './window-calls.ts'
import { createOpenWorkspaces } from './workspace/open-workspaces.ts'

export interface Backend {
  readonly handlers: Handlers
  /** Opens files that the system names, and notifies the editor. */
  openFromSystem(paths: readonly string[]): Promise<void>
  /** An image that the window may show, by its path in the window; null where it cannot be shown. */
  readImage(pathname: string): Promise<ImageFile | null>
  close(): void
}

/** Everything behind the calls of `shared/ipc.ts`, without Electron. `startPaths` open with the first window. */
export async function createBackend(host: Host, startPaths: readonly string[]): Promise<Backend> {
  const settings = await openSettings(join(host.dataFolder, 'settings.json'), (changed) => {
    host.applySettings(changed)
    host.emit('settingsChanged', changed)
    if (!changed.spelling.isOn) host.spelling.end()
  })
  host.applySettings(settings.current())
  const parts = createParts(host, settings)
  const stopUpdates = parts.updates.follow()
  const {
    userFiles,
    previewImages,
    thumbnails,
    watch,
    mediaQueue,
    rewrites,
    workspaces,
    spelling,
    folderWatch,
    search,
    sources,
  } = parts
  return {
    handlers: createHandlers(host, parts, startPaths),
    openFromSystem: async (paths) => {
      const { files, media, refused } = await userFiles.openChosen(paths)
      host.emit('filesOpened', { files, media, refused })
    },
    readImage: async (path) => thumbnails.read(path) ?? previewImages.read(path),
    close: () => {
      stopUpdates()
      watch.close()
      rewrites.close()
      mediaQueue.close()
      workspaces.close()
      spelling.close()
      folderWatch.close()
      search.close()
      sources.close()
    },
  }
}

type Parts = ReturnType<typeof createParts>

/** The parts that the calls share: paths, stores of the app's folder, queues. */
function createParts(host: Host, settings: SettingsStore) {
  const { dialogs, cipher, dataFolder } = host
  const inData = (name: string): string => join(dataFolder, name)
  const allowed = createAllowedPaths()
  const recent = createRecentFiles(inData('recent.json'))
  const recentFolders = createRecentFiles(inData('recent-folders.json'))
  const mediaQueue = createMediaQueue(host.media, mediaLimits)
  const isMedia = async (path: string): Promise<boolean> =>
    (await mediaQueue.run('know', 'know', { path })).isMedia
  const keys = {
    server: createKeychain(inData('server-key.bin'), cipher),
    rewriter: createKeychain(inData('rewriter-key.bin'), cipher),
  }
  const tasks = createTaskQueue(host.sendTask, parseOutput, () => host.emit('engineRestarted', {}))
  const workspaces = createOpenWorkspaces({
    allowed,
    ruleIds: async () => (await tasks.run('rules', {})).rules.map(({ id }) => id),
    changed: () => host.emit('draftSettingsChanged', {}),
    notice: (notices) => host.emit('settingsNotices', { notices: [...notices] }),
  })
  const folderWatch = createFolderWatch((change) =>
    host.emit('folderChanged', { ...change, changed: [...change.changed] }),
  )
  const list = (path: string): Promise<Folder> =>
    folderWatch.list(path, (visit) => workspaces.listFolder(path, visit))
  const userFiles = createUserFiles(allowed, recent, recentFolders, isMedia, list)
  const rewrites = createRewriteCalls({
    rewriter: () => settings.current().rewriter,
    key: keys.rewriter,
    dialogs,
    tasks,
    workspaces,
    limits: rewriteLimits,
  })
  const drafts = new Set<string>()
  const consent = createServerConsent({
    settings,
    file: inData('agreed-server.json'),
    dialogs,
    openDrafts: () => drafts.size,
  })
  return {
    consent,
    drafts: {
      add: (draft: string) => void drafts.add(draft),
      drop: (draft: string) => void drafts.delete(draft),
    },
    allowed,
    recent,
    recentFolders,
    mediaQueue,
    keys,
    tasks,
    userFiles,
    workspaces,
    rewrites,
    folderWatch,
    search: createFolderSearch({
      child: host.search,
      userFiles,
      emit: host.emit,
      limits: searchLimits,
    }),
    sources: createSourceCalls({
      child: host.sources,
      dialogs,
      workspaces,
      emit: host.emit,
      isOn: () => settings.current().checksSources,
      cacheFolder: inData('sources'),
      limits: sourceLimits,
    }),
    updates: createUpdateCalls({
      client: host.updates,
      dialogs,
      settings: settings.current,
      version: host.versions.app,
    }),
    settings,
    session: createSessionCalls({
      allowed,
      userFiles,
      sessions: createSessionStore(inData('session.json')),
      reopensDrafts: () => settings.current().reopensDrafts,
    }),
    spelling: createSpellingQueue(host.spelling, spellingLimits),
    ownWords: openDictionary(inData('dictionary.txt')),
    thumbnails: createThumbnails(),
    backups: createBackups(inData('backups'), allowed.check),
    watch: createFileWatch((change) => host.emit('fileChanged', change)),
    previewImages: createPreviewImages(),
    fileScores: createFileScores(userFiles, tasks, workspaces),
  }
}

function createHandlers(host: Host, parts: Parts, startPaths: readonly string[]): Handlers {
  const { allowed, mediaQueue, keys, rewrites, settings, tasks, thumbnails, updates } = parts
  const { dialogs } = host
  const versions = createVersions(join(host.dataFolder, 'history'))
  const fileCalls = createFileCalls({ ...parts, dialogs, host })
  return {
    takeStart: createStart(host, parts, startPaths),
    ...parts.session.handlers,
    ...createHistoryCalls({
      allowed,
      dialogs,
      versions,
      keepsHistory: () => settings.current().keepsHistory,
    }),
    ...fileCalls,
    renameFile: takeVersionsAlong(fileCalls.renameFile, versions),
    ...createPictureCalls(allowed),
    ...createLinkCalls(allowed),
    ...createExportCalls({ allowed, tasks, dialogs, paper: host.paper }),
    ...createSettingsCalls(parts),
    ...createScoringCalls({
      ...parts,
      engine: parts.consent.engine,
      serverKey: keys.server.read,
      dialogs,
    }),
    ...createMediaCalls({ allowed, queue: mediaQueue, thumbnails }),
    ...rewrites.handlers,
    ...parts.search.handlers,
    ...parts.sources.handlers,
    ...createSpellingCalls({
      ...parts,
      queue: parts.spelling,
      settings: () => settings.current().spelling,
      dialogs,
      emit: host.emit,
    }),
    ...createWindowCalls(host, settings.current),
    ...updates.handlers,
    ...createMenuCalls(host),
    readAbout: async () => ({ ...host.versions, engine: await tasks.run('about', {}) }),
  }
}

/** What the first window opens; a window that is opened later gets no files of the command line. */
function createStart(
  { emit }: Pick<Host, 'emit'>,
  { allowed, backups, userFiles, settings, session }: Parts,
  startPaths: readonly string[],
): Handlers['takeStart'] {
  let start = startPaths
  return async () => {
    const paths = start
    start = []
    const opened = await session.takeSession()
    // The user opened these files before the crash; they may be saved again, unless a link leads elsewhere now.
    const left = await Promise.all(
      (await backups.list()).map(async (backup) => {
        const isSame = backup.path !== null && (await allowed.allowAgain(backup.path))
        return isSame ? backup : { ...backup, path: null }
      }),
    )
    const { files, media, refused } = await userFiles.openChosen(paths)
    if (settings.lostServer) emit('settingsNotices', { notices: [messages.server.unencrypted] })
    const { broken: brokenSettings } = settings
    return { files, media, refused, backups: left, brokenSettings, session: opened }
  }
}
