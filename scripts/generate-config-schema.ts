import { configJsonSchema } from '@content-trust/workspace/parse'

/** The JSON schema of config files, which editors check and complete with. */
export function generateConfigSchema(): readonly (readonly [path: string, text: string])[] {
  const text = `${JSON.stringify(configJsonSchema(), null, 2)}\n`
  return [['packages/workspace/schema.json', text]]
}
