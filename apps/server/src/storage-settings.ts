import { join } from 'node:path'
import { z } from 'zod'
import type { CommandHost } from './command-host.ts'
import { ConfigError } from './config.ts'
import type { StoreSettings } from './ledger/open-store.ts'

const storageSchema = z.object({
  /** Where the database file and the secret live. */
  CONTENT_TRUST_DATA_DIR: z.string().min(1).optional(),
  /** PostgreSQL in place of the file. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'expected postgres://…')
    .optional(),
  /** The secret that instances on one PostgreSQL share: 64 hexadecimal digits. */
  CONTENT_TRUST_SECRET: z
    .string()
    .regex(/^[\da-fA-F]{64}$/, 'expected 64 hexadecimal digits')
    .optional(),
})

/** Where the service keeps what it remembers, as the environment says. */
export function readStorage(
  host: Pick<CommandHost, 'env' | 'home' | 'platform' | 'clock'>,
): StoreSettings {
  const parsed = storageSchema.safeParse(host.env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigError(`Unexpected settings. ${wrong.join('; ')}.`)
  }
  const { CONTENT_TRUST_DATA_DIR, DATABASE_URL, CONTENT_TRUST_SECRET } = parsed.data
  return {
    dataDirectory: CONTENT_TRUST_DATA_DIR ?? userDataFolder(host),
    clock: host.clock,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(CONTENT_TRUST_SECRET === undefined
      ? {}
      : { secret: Buffer.from(CONTENT_TRUST_SECRET, 'hex') }),
  }
}

/** The place that each system has for a user's data. */
function userDataFolder({ env, home, platform }: Pick<CommandHost, 'env' | 'home' | 'platform'>) {
  const name = 'content-trust'
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name)
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), name)
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), name)
}
