/** A field of a body, for the reference. */
export interface Field {
  /** Its path: `context.format`, `items[].id`. */
  readonly path: string
  readonly type: string
  /** The object that has a section of its own, if the field is one or a list of them. */
  readonly object: string | undefined
  readonly isRequired: boolean
  readonly meaning: string
  readonly rules: string
}

/** One variant of a body; a body with several variants has one for each. */
export interface Form {
  readonly name: string
  readonly fields: readonly Field[]
  /** The object that the form is, if that has a section of its own; then there are no fields here. */
  readonly object: string | undefined
}

type Node = Readonly<Record<string, unknown>>

/** The schemas of a document, and which of them have a section of their own. */
export interface FieldSource {
  readonly schemas: Node
  readonly objects: ReadonlySet<string>
}

/** Lists the fields of a schema, variant by variant. */
export function formsOf(schema: Node, source: FieldSource): Form[] {
  const object = objectOf(schema, source)
  if (object !== undefined) return [{ name: '', fields: [], object }]
  const root = resolve(schema, source)
  const variants = nodesOf(root['oneOf'])
  if (variants.length === 0) return [formOf(root, '', source)]
  return variants.map((variant) => {
    const name = nameOf(resolve(variant, source))
    const own = objectOf(variant, source)
    return own === undefined
      ? formOf(resolve(variant, source), name, source)
      : { name, fields: [], object: own }
  })
}

function formOf(node: Node, name: string, source: FieldSource): Form {
  return { name, fields: [...fieldsOf(node, '', source)], object: undefined }
}

function* fieldsOf(node: Node, prefix: string, source: FieldSource): Generator<Field> {
  const required = new Set(Array.isArray(node['required']) ? node['required'] : [])
  const entries = Object.entries(toNode(node['properties']))
  // What must be sent comes first, and the rest as it is declared.
  entries.sort(([one], [other]) => Number(required.has(other)) - Number(required.has(one)))
  for (const [name, value] of entries) {
    const object =
      objectOf(toNode(value), source) ?? objectOf(toNode(toNode(value)['items']), source)
    const member = resolve(toNode(value), source)
    const path = prefix === '' ? name : `${prefix}.${name}`
    yield {
      path,
      type: typeOf(member, source),
      object,
      isRequired: required.has(name),
      meaning: typeof member['description'] === 'string' ? member['description'] : '',
      rules: rulesOf(member),
    }
    if (object === undefined) yield* below(member, path, source)
  }
}

function* below(node: Node, path: string, source: FieldSource): Generator<Field> {
  const items = resolve(toNode(node['items']), source)
  if (Object.keys(items).length > 0) yield* below(items, `${path}[]`, source)
  for (const variant of nodesOf(node['oneOf'])) {
    yield* fieldsOf(resolve(variant, source), path, source)
  }
  if (node['properties'] !== undefined) yield* fieldsOf(node, path, source)
  const values = toNode(node['additionalProperties'])
  if (Object.keys(values).length > 0) yield* below(resolve(values, source), `${path}.*`, source)
}

function objectOf({ $ref }: Node, { objects }: FieldSource): string | undefined {
  const name = String($ref).split('/').at(-1)
  return $ref !== undefined && name !== undefined && objects.has(name) ? name : undefined
}

/** What a reference leads to, with what is said beside it. */
function resolve(node: Node, { schemas }: FieldSource): Node {
  const { $ref, ...own } = node
  if ($ref === undefined) return node
  return { ...toNode(schemas[String($ref).split('/').at(-1) ?? '']), ...own }
}

function nameOf(variant: Node): string {
  for (const [name, value] of Object.entries(toNode(variant['properties']))) {
    const constant = toNode(value)['const']
    if (typeof constant === 'string') return `${name}: ${constant}`
  }
  return ''
}

function typeOf(node: Node, source: FieldSource): string {
  const { type } = node
  if (type === 'array') return `array of ${typeOf(resolve(toNode(node['items']), source), source)}`
  if (typeof type === 'string') return type
  const variants = [...nodesOf(node['anyOf']), ...nodesOf(node['oneOf'])]
  return (
    [...new Set(variants.map((each) => typeOf(resolve(each, source), source)))].join(' or ') ||
    'any'
  )
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
