import npmConf from '@pnpm/npm-conf'
import { z } from 'zod'
import { type Endpoints, endpointsSchema } from '../endpoints.ts'
import { putsVariablesIntoAddresses } from './variables-of-npmrc.ts'

/** Where npm looks up packages. */
export type NpmEndpoints = Pick<Endpoints, 'npm' | 'npm_scopes'>

const nowhere: NpmEndpoints = { npm: null, npm_scopes: {} }

/** What we use of the configuration of npm. */
interface NpmConfiguration {
  readonly config: {
    readonly list: readonly Readonly<Record<string, unknown>>[]
    /** The files that were read, by their layer; those of the folder are `project` and `workspace`. */
    readonly sources?: Readonly<Record<string, { readonly path?: string }>>
    get(key: string): unknown
  }
  /** Files that could not be read. */
  readonly warnings: readonly string[]
}

/**
 * The registries that npm asks on this machine, by its files and its environment: the public one unless they name another.
 * Null for all packages where a file cannot be read, because it may have said that a scope is private, and where that of the
 * folder puts variables of the environment into addresses.
 */
export function npmEndpoints(read: () => NpmConfiguration = npmConf): NpmEndpoints {
  let known: NpmConfiguration
  try {
    known = read()
  } catch {
    return nowhere
  }
  if (known.warnings.length > 0) return nowhere
  const { config } = known
  const ofFolder = ['project', 'workspace'].flatMap((name) => config.sources?.[name]?.path ?? [])
  if (ofFolder.some(putsVariablesIntoAddresses)) return nowhere
  const keys = config.list.flatMap((layer) => Object.keys(layer))
  const scopes = keys.flatMap((key) => /^(@[^/\s]+):registry$/.exec(key)?.[1] ?? [])
  const templates = [...new Set(scopes)].map(
    (scope) => [scope, templateOf(config.get(`${scope}:registry`))] as const,
  )
  const found = endpointsSchema.safeParse({
    npm: templateOf(config.get('registry')),
    npm_scopes: Object.fromEntries(templates),
  })
  return found.success ? { npm: found.data.npm, npm_scopes: found.data.npm_scopes } : nowhere
}

/** The address of a record below that of a registry, without the name and the password that it may hold. */
function templateOf(registry: unknown): string | null {
  const text = z.string().safeParse(registry).data ?? ''
  const url = URL.parse(text)
  if (url === null) return null
  url.username = ''
  url.password = ''
  return `${url.href.replace(/\/$/, '')}/{id}`
}
