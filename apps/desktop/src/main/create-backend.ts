import { join } from 'node:path'
import { parseOutput } from '../worker/tasks.ts'
import { createAllowedPaths } from './files/allowed-paths.ts'
import { createBackups } from './files/backups.ts'
import { createFileCalls } from './files/file-calls.ts'
import { createPreviewImages, type ImageFile } from './files/preview-images.ts'
import { createRecentFiles } from './files/recent-files.ts'
import { createUserFiles } from './files/user-files.ts'
import { createFileWatch } from './files/watch-files.ts'
import type { Handlers } from './handle-call.ts'
import { createMediaCalls } from './media/media-calls.ts'
import { createMediaQueue, mediaLimits } from './media/media-queue.ts'
import { createThumbnails } from './media/thumbnails.ts'
import type { Host } from './ports.ts'
import { createRewriteCalls, rewriteLimits } from './rewriter/rewrite-calls.ts'
import { createFileScores } from './scoring/score-file.ts'
import { createScoringCalls } from './scoring/scoring-calls.ts'
import { createTaskQueue } from './scoring/task-queue.ts'
import { createKeychain } from './settings/keychain.ts'
import { createSettingsCalls } from './settings/settings-calls.ts'
import { openSettings, type SettingsStore } from './settings/settings-store.ts'
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
  })
  host.applySettings(settings.current())
  const parts = createParts(host, settings)
  const { userFiles, previewImages, thumbnails, watch, mediaQueue, rewrites, workspaces } = parts
  return {
    handlers: createHandlers(host, parts, startPaths),
    openFromSystem: async (paths) => {
      const { files, media, refused } = await userFiles.openChosen(paths)
      host.emit('filesOpened', { files, media, refused })
    },
    readImage: async (path) => thumbnails.read(path) ?? previewImages.read(path),
    close: () => {
      watch.close()
      rewrites.close()
      mediaQueue.close()
      workspaces.close()
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
  const userFiles = createUserFiles(allowed, recent, recentFolders, isMedia, workspaces.listFolder)
  const rewrites = createRewriteCalls({
    rewriter: () => settings.current().rewriter,
    key: keys.rewriter,
    dialogs,
    tasks,
    workspaces,
    limits: rewriteLimits,
  })
  return {
    allowed,
    recent,
    recentFolders,
    mediaQueue,
    keys,
    tasks,
    userFiles,
    workspaces,
    rewrites,
    settings,
    thumbnails: createThumbnails(),
    backups: createBackups(inData('backups'), allowed.check),
    watch: createFileWatch((change) => host.emit('fileChanged', change)),
    previewImages: createPreviewImages(),
    fileScores: createFileScores(userFiles, tasks, workspaces),
  }
}

function createHandlers(host: Host, parts: Parts, startPaths: readonly string[]): Handlers {
  const { allowed, mediaQueue, keys, rewrites, settings, tasks, thumbnails } = parts
  const { dialogs } = host
  return {
    takeStart: createStart(parts, startPaths),
    ...createFileCalls({ ...parts, dialogs, host }),
    ...createSettingsCalls(parts),
    ...createScoringCalls({
      ...parts,
      settings: settings.current,
      serverKey: keys.server.read,
      dialogs,
    }),
    ...createMediaCalls({ allowed, queue: mediaQueue, thumbnails }),
    ...rewrites.handlers,
    ...createWindowCalls(host, settings.current),
    readAbout: async () => ({ ...host.versions, engine: await tasks.run('about', {}) }),
  }
}

/** What the first window opens; a window that is opened later gets the backups alone. */
function createStart(
  { allowed, backups, userFiles, settings }: Parts,
  startPaths: readonly string[],
): Handlers['takeStart'] {
  let start = startPaths
  return async () => {
    const paths = start
    start = []
    const left = await backups.list()
    // The user opened these files before the crash; they may be saved again.
    for (const { path } of left) {
      if (path !== null) await allowed.allow(path, 'file')
    }
    const { files, media, refused } = await userFiles.openChosen(paths)
    return { files, media, refused, backups: left, brokenSettings: settings.broken }
  }
}
