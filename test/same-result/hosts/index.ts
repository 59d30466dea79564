import type { SettingsHost } from '../verdict.ts'
import { action } from './action.ts'
import { commandLine } from './command-line.ts'
import { desktop } from './desktop.ts'
import { languageServer } from './language-server.ts'
import { plugin, pluginWithoutGfm } from './plugin.ts'

/** Every host that reads settings of a folder. */
export const settingsHosts: readonly SettingsHost[] = [
  commandLine,
  languageServer,
  plugin,
  pluginWithoutGfm,
  action,
  desktop,
]
