import { join } from 'node:path'
import type { CommandHost } from './command-host.ts'
import { readEnvironment, storageSchema } from './environment.ts'
import type { StoreSettings } from './ledger/open-store.ts'

/** Reads from the environment where the service stores its records. */
export function readStorage(
  host: Pick<CommandHost, 'env' | 'home' | 'platform' | 'clock'>,
): StoreSettings {
  const settings = readEnvironment(storageSchema, host.env)
  const { CONTENT_TRUST_DATA_DIR, DATABASE_URL, CONTENT_TRUST_SECRET } = settings
  const second = settings.CONTENT_TRUST_SECOND_SECRET
  return {
    dataDirectory: CONTENT_TRUST_DATA_DIR ?? userDataFolder(host),
    clock: host.clock,
    connections: settings.DATABASE_CONNECTIONS,
    retention: settings.RETENTION_DAYS,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(CONTENT_TRUST_SECRET === undefined
      ? {}
      : { secret: Buffer.from(CONTENT_TRUST_SECRET, 'hex') }),
    ...(second === undefined ? {} : { secondSecret: Buffer.from(second, 'hex') }),
  }
}

/** The platform's folder for application data of a user. */
function userDataFolder({ env, home, platform }: Pick<CommandHost, 'env' | 'home' | 'platform'>) {
  const name = 'content-trust'
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name)
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), name)
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), name)
}
