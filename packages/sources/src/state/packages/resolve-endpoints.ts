import type { Reference } from '../../schema/index.ts'
import { type Endpoints, endpointsSchema } from '../endpoints.ts'
import { type NpmEndpoints, npmEndpoints } from './npm-endpoints.ts'

/**
 * The endpoints that settings name, and the public ones for everything else; where the references hold packages of npm,
 * these are looked up where npm looks them up. A scope that npm's configuration sends to a registry of its own is asked for
 * there alone, whatever settings name for the others. Throws a ZodError for settings that are wrong.
 */
export function resolveEndpoints(
  settings: Readonly<Record<string, unknown>>,
  references: readonly Reference[],
  readNpm: () => NpmEndpoints = npmEndpoints,
): Endpoints {
  const named = endpointsSchema.parse(settings)
  const isNamed = settings['npm'] !== undefined
  const isOff = isNamed && named.npm === null
  const asksNpm = references.some((each) => each.kind === 'package' && each.ecosystem === 'npm')
  if (isOff || !asksNpm) return named
  const { npm, npm_scopes } = readNpm()
  return {
    ...named,
    npm: isNamed ? named.npm : npm,
    npm_scopes: { ...npm_scopes, ...named.npm_scopes },
  }
}
