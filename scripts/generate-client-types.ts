import { openapiDocument } from '../apps/server/src/openapi/document.ts'
import { routes } from '../apps/server/src/routes.ts'
import { ensureInstalled } from './ensure-installed.ts'

/** The types of the client, from the OpenAPI document of the routes that are served. */
export async function generateClientTypes(): Promise<
  readonly (readonly [path: string, text: string])[]
> {
  ensureInstalled('packages/client/types-generator')
  const { generateTypes } = await import('../packages/client/types-generator/generate-types.ts')
  return [['packages/client/src/generated-types.ts', await generateTypes(openapiDocument(routes))]]
}
