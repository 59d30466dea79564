import { z } from 'zod'

/** A field of a body, for the reference. */
export interface Field {
  /** Its path: `context.format`, `items[].id`. */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly rules: string
}

/** The fields of one variant of a body; a body with several variants has a list for each. */
export interface Form {
  readonly name: string
  readonly fields: readonly Field[]
}

type Node = Readonly<Record<string, unknown>>

/** Lists the fields of a schema, variant by variant. */
export function formsOf(schema: z.ZodType, io: 'input' | 'output'): Form[] {
  const root: Node = { ...z.toJSONSchema(schema, { io }) }
  const variants = nodesOf(root['oneOf'])
  if (variants.length === 0) return [{ name: '', fields: [...fieldsOf(root, '')] }]
  return variants.map((variant) => ({ name: nameOf(variant), fields: [...fieldsOf(variant, '')] }))
}

function* fieldsOf(node: Node, prefix: string): Generator<Field> {
  const required = new Set(Array.isArray(node['required']) ? node['required'] : [])
  for (const [name, value] of Object.entries(toNode(node['properties']))) {
    const member = toNode(value)
    const path = prefix === '' ? name : `${prefix}.${name}`
    yield { path, type: typeOf(member), isRequired: required.has(name), rules: rulesOf(member) }
    yield* below(member, path)
  }
}

function* below(node: Node, path: string): Generator<Field> {
  const items = toNode(node['items'])
  if (Object.keys(items).length > 0) yield* below(items, `${path}[]`)
  for (const variant of nodesOf(node['oneOf'])) yield* fieldsOf(variant, path)
  if (node['properties'] !== undefined) yield* fieldsOf(node, path)
  const values = toNode(node['additionalProperties'])
  if (Object.keys(values).length > 0) yield* below(values, `${path}.*`)
}

function nameOf(variant: Node): string {
  for (const [name, value] of Object.entries(toNode(variant['properties']))) {
    const constant = toNode(value)['const']
    if (typeof constant === 'string') return `${name}: ${constant}`
  }
  return ''
}

function typeOf(node: Node): string {
  const { type } = node
  if (type === 'array') return `array of ${typeOf(toNode(node['items']))}`
  if (typeof type === 'string') return type
  const variants = [...nodesOf(node['anyOf']), ...nodesOf(node['oneOf'])]
  return [...new Set(variants.map(typeOf))].join(' or ') || 'any'
}

function rulesOf(node: Node): string {
  const rules: string[] = []
  const bounds = [
    ['minLength', 'maxLength', 'characters'],
    ['minItems', 'maxItems', 'items'],
    ['minimum', 'maximum', ''],
  ] as const
  for (const [low, high, unit] of bounds) {
    const rule = rangeOf(node[low], node[high], unit)
    if (rule !== '') rules.push(rule)
  }
  if (Array.isArray(node['enum'])) rules.push(node['enum'].join(', '))
  if (node['const'] !== undefined) rules.push(`always ${String(node['const'])}`)
  if (typeof node['format'] === 'string') rules.push(node['format'])
  if (node['default'] !== undefined) rules.push(`default ${String(node['default'])}`)
  if (node['deprecated'] === true) rules.push('deprecated')
  return rules.join('; ')
}

function rangeOf(low: unknown, high: unknown, unit: string): string {
  const count = (value: number) => value.toLocaleString('en')
  const isLow = typeof low === 'number' && low > Number.MIN_SAFE_INTEGER
  const isHigh = typeof high === 'number' && high < Number.MAX_SAFE_INTEGER
  const range =
    isLow && isHigh
      ? `${count(low)} to ${count(high)}`
      : isHigh
        ? `at most ${count(high)}`
        : isLow
          ? `at least ${count(low)}`
          : ''
  return range === '' ? '' : `${range} ${unit}`.trim()
}

function toNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(toNode) : []
}
