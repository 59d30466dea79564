import { ConfigError } from './environment.ts'

/** The names of the settings that say where to listen. */
interface PlaceSettings {
  readonly host: string
  readonly port: string
}

interface Place {
  readonly host: string
  readonly port: number
}

/** Listens; when the place cannot be had, throws a `ConfigError` that names the setting and another value. */
export async function explainListening<T>(
  settings: PlaceSettings,
  place: Place,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const reason = reasonOf(error, settings, place)
    throw reason === null ? error : new ConfigError(reason)
  }
}

function reasonOf(error: unknown, settings: PlaceSettings, { host, port }: Place): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  // The last port has none above it.
  const otherwise = (value: number) => `such as \`${settings.port}=${value} npm start\``
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program: set ${settings.port} to a free one, ${otherwise(port < 65_535 ? port + 1 : port - 1)}.`
    case 'EACCES':
      return `This user may not listen on port ${port}: set ${settings.port} to one from 1024 on, ${otherwise(8080)}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address \`${host}\`: set ${settings.host} to one that it has, such as 127.0.0.1, or 0.0.0.0 for all.`
    default:
      return null
  }
}
