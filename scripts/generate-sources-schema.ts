import { sourcesFileSchema } from '@content-trust/sources/check'
import { z } from 'zod'

/** The JSON schema of what `content-trust sources --output` writes. */
export function generateSourcesSchema(): readonly (readonly [path: string, text: string])[] {
  const schema = { ...z.toJSONSchema(sourcesFileSchema), title: 'Sources of drafts' }
  return [['packages/sources/sources.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]
}
