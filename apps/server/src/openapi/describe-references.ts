type Json = Readonly<Record<string, unknown>>

/** What a reference repeats of its target; a default beside the type would make a field required (decision 81). */
const annotations: readonly string[] = ['description', 'deprecated']

/**
 * The same schemas, where a field that is only a reference says what it refers to: documentation tools
 * and generators show the description beside the reference.
 */
export function describeReferences(schemas: Json): Json {
  const fill = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(fill)
    if (typeof node !== 'object' || node === null) return node
    const members = Object.entries(node).map(([name, member]): [string, unknown] => [
      name,
      name === 'properties' ? fieldsOf(member) : fill(member),
    ])
    return Object.fromEntries(members)
  }
  const fieldsOf = (properties: unknown): unknown => {
    if (typeof properties !== 'object' || properties === null) return properties
    const fields = Object.entries(properties).map(([name, field]) => [name, described(fill(field))])
    return Object.fromEntries(fields)
  }
  const described = (field: unknown): unknown => {
    if (typeof field !== 'object' || field === null || !('$ref' in field)) return field
    const target = schemas[String(field.$ref).split('/').at(-1) ?? '']
    if (typeof target !== 'object' || target === null) return field
    const told = Object.entries(target).filter(([name]) => annotations.includes(name))
    return { ...Object.fromEntries(told), ...field }
  }
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, fill(schema)]))
}
