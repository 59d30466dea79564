import { readFileSync } from 'node:fs'
import { camelCase, configSchemaOf, layerShape } from '@content-trust/workspace/parse'
import { z } from 'zod'
import { askingKeys, ownShape } from '../packages/remark-plugin/src/options.ts'

type Row = readonly [name: string, values: string, meaning: string]

/** The lists of settings in the pages about them, from the schemas that check them. */
export function generateConfigurationPage(): readonly (readonly [path: string, text: string])[] {
  const keys = rowsOf(configSchemaOf(layerShape).shape)
  const known: readonly string[] = ['$schema', 'root', 'extends', ...askingKeys]
  const options = keys
    .filter(([name]) => !known.includes(name))
    .map(([name, ...rest]): Row => [camelCase(name), ...rest])
  return [
    filled('docs/configuration.md', 'keys', keys),
    filled('packages/remark-plugin/README.md', 'options', [...options, ...rowsOf(ownShape)]),
  ]
}

function rowsOf(shape: Readonly<Record<string, z.ZodType>>): Row[] {
  return Object.entries(shape).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input' })
    return [name, valuesOf(json), schema.description ?? '']
  })
}

/** What a setting may be, in a few words. */
function valuesOf({
  type,
  enum: values,
  const: only,
  anyOf,
  items,
}: z.core.JSONSchema.BaseSchema): string {
  if (only !== undefined) return `\`${String(only)}\``
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ')
  if (anyOf !== undefined) {
    return anyOf.map((each) => (typeof each === 'boolean' ? '' : valuesOf(each))).join(' or ')
  }
  switch (type) {
    case 'string':
      return 'text'
    case 'boolean':
      return '`true` or `false`'
    case 'object':
      return 'map'
    case 'array': {
      const isText = typeof items === 'object' && !Array.isArray(items) && items.type === 'string'
      return isText ? 'list of texts' : 'list of maps'
    }
    default:
      throw new Error(`Expected a kind of value that this page has words for, found ${type}.`)
  }
}

/** A page with its table between the marks of a name. */
function filled(path: string, name: string, rows: readonly Row[]): readonly [string, string] {
  const text = readFileSync(path, 'utf8')
  const marks = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n).*?(<!-- /${name} -->)`, 's')
  if (!marks.test(text)) throw new Error(`Expected the marks of ${name} in ${path}.`)
  const table = rows.map(([key, values, meaning]) => `| \`${key}\` | ${values} | ${meaning} |`)
  const lines = ['', '| Key | Values | Meaning |', '| --- | --- | --- |', ...table, '', '']
  return [
    path,
    text.replace(marks, (_, open: string, close: string) => open + lines.join('\n') + close),
  ]
}
