import { basename, dirname } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs, Host } from '../ports.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import type { Backups } from './backups.ts'
import { writeDraftFile } from './draft-files.ts'
import type { PreviewImages } from './preview-images.ts'
import type { RecentFiles } from './recent-files.ts'
import type { UserFiles } from './user-files.ts'
import type { FileWatch } from './watch-files.ts'
import type { FolderWatch } from './watch-folder.ts'

interface FileParts {
  readonly allowed: AllowedPaths
  readonly userFiles: UserFiles
  readonly recent: RecentFiles
  readonly recentFolders: RecentFiles
  readonly watch: FileWatch
  readonly folderWatch: FolderWatch
  readonly previewImages: PreviewImages
  readonly backups: Backups
  readonly dialogs: Dialogs
  readonly host: Pick<Host, 'trash' | 'reveal'>
}

type OpenCalls = Pick<
  Handlers,
  | 'openFiles'
  | 'openDropped'
  | 'openFolder'
  | 'listFolder'
  | 'readFile'
  | 'openRecent'
  | 'openRecentFolder'
  | 'listRecent'
  | 'clearRecent'
>
type SaveCalls = Pick<Handlers, 'save' | 'saveAs' | 'backUp' | 'dropBackup'>
type ChangeCalls = Pick<Handlers, 'createFile' | 'renameFile' | 'trashFile' | 'revealFile'>
type LookCalls = Pick<Handlers, 'allowImages' | 'watchFiles' | 'watchFolder'>

/** The calls that open, save, rename and watch files. */
export function createFileCalls(parts: FileParts): OpenCalls & SaveCalls & ChangeCalls & LookCalls {
  return { ...openCalls(parts), ...saveCalls(parts), ...changeCalls(parts), ...lookCalls(parts) }
}

function openCalls({ userFiles, recent, recentFolders, dialogs }: FileParts): OpenCalls {
  return {
    openFiles: async () => userFiles.openChosen(await dialogs.chooseFiles()),
    openDropped: async ({ files, withoutPath }) => {
      const opened = await userFiles.openChosen(files)
      const refused = withoutPath.map((name) => ({
        path: name === '' ? '?' : name,
        message: messages.files.notOnDisk(name),
      }))
      return { ...opened, refused: [...opened.refused, ...refused] }
    },
    openFolder: async () => {
      const chosen = await dialogs.chooseFolder()
      if (chosen === null) return { folder: null }
      const { folders } = await userFiles.openChosen([chosen])
      return { folder: folders[0] ?? null }
    },
    listFolder: ({ path }) => userFiles.list(path),
    readFile: ({ path }) => userFiles.read(path),
    openRecent: ({ path }) => userFiles.openRecent(path),
    openRecentFolder: ({ path }) => userFiles.openRecentFolder(path),
    listRecent: async () => ({ paths: await recent.list(), folders: await recentFolders.list() }),
    clearRecent: async () => {
      await recent.clear()
      await recentFolders.clear()
      return {}
    },
  }
}

function saveCalls({ allowed, recent, watch, backups, dialogs }: FileParts): SaveCalls {
  return {
    save: async (input) => {
      const path = await allowed.check(input.path)
      return watch.whileSaving(path, () => writeDraftFile({ ...input, path }))
    },
    saveAs: async ({ text, format, name }) => {
      const kind = { name: messages.kinds.markdown, extension: 'md' }
      const chosen = await dialogs.chooseSavePath(name, kind)
      if (chosen === null) return { saved: null }
      await allowed.allow(chosen, 'file')
      const path = await allowed.check(chosen)
      const saved = await watch.whileSaving(path, () =>
        writeDraftFile({ path, text, format, version: null }),
      )
      await recent.add(path)
      return { saved }
    },
    backUp: async (backup) => {
      await backups.write(backup)
      return {}
    },
    dropBackup: async ({ draft }) => {
      await backups.drop(draft)
      return {}
    },
  }
}

function changeCalls({ allowed, userFiles, recent, dialogs, host }: FileParts): ChangeCalls {
  return {
    createFile: ({ folder, name }) => userFiles.create(folder, name),
    renameFile: ({ path, name }) => userFiles.rename(path, name),
    trashFile: async ({ path }) => {
      const real = await allowed.check(path)
      const answer = await dialogs.ask({
        message: messages.bin.ask(basename(real)),
        detail: messages.bin.detail,
        answers: [messages.bin.move, messages.cancel],
      })
      if (answer !== 0) return { isTrashed: false }
      // Each system words a refusal differently; in every case the file is still where it was.
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
  }
}

function lookCalls({ allowed, watch, folderWatch, previewImages, dialogs }: FileParts): LookCalls {
  return {
    allowImages: async ({ path }) => {
      const real = await allowed.check(path)
      if (!(await previewImages.isAllowed(real))) {
        const answer = await dialogs.ask({
          message: messages.images.ask,
          detail: messages.images.detail(dirname(real)),
          answers: [messages.images.show, messages.cancel],
        })
        if (answer !== 0) return { address: null }
      }
      return { address: await previewImages.allow(real) }
    },
    watchFolder: async ({ path }) => {
      folderWatch.follow(path === null ? null : await allowed.check(path))
      return {}
    },
    watchFiles: async ({ paths }) => {
      await watch.watch(await Promise.all(paths.map(allowed.check)))
      return {}
    },
  }
}
