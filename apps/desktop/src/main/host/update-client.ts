import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'electron'
import type { UpdateClient } from '../ports.ts'

/**
 * New versions by electron-updater. A packed app knows where its releases are only if whoever packed it said so;
 * the library is loaded when it is first asked, and opens no connection before.
 */
export function createUpdateClient(app: Pick<App, 'isPackaged'>, resources: string): UpdateClient {
  const load = async () => {
    const { default: updater } = await import('electron-updater')
    const { autoUpdater } = updater
    autoUpdater.autoDownload = false
    autoUpdater.autoInstallOnAppQuit = true
    // Its log would name addresses and paths.
    autoUpdater.logger = null
    // The library would name this installation in each request, for releases in stages. We have none.
    autoUpdater.requestHeaders = { 'x-user-staging-id': '0' }
    // An error is also thrown by the call that met it; without a listener it would end the app.
    if (autoUpdater.listenerCount('error') === 0) autoUpdater.on('error', () => undefined)
    return autoUpdater
  }
  return {
    isAvailable: () => app.isPackaged && existsSync(join(resources, 'app-update.yml')),
    find: async () => {
      const found = await (await load()).checkForUpdates()
      return found?.isUpdateAvailable === true ? found.updateInfo.version : null
    },
    download: async () => {
      await (await load()).downloadUpdate()
    },
    restart: () => void load().then((updater) => updater.quitAndInstall()),
  }
}
