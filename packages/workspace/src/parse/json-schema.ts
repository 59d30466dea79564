import * as z from 'zod'
import { configSchemaOf } from './config-shape.ts'
import { layerShape } from './layer-shape.ts'

/** The JSON schema of config files, for editors. */
export function configJsonSchema(): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(configSchemaOf(layerShape), { io: 'input' })
  return { ...schema, title: 'Content Trust', description: 'Settings of Content Trust.' }
}
