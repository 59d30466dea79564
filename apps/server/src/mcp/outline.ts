type Node = Readonly<Record<string, unknown>>

/** Most fields of an object within a result that are named; the result of an item has those of a result. */
const MOST_FIELDS = 12

/** How much of a schema is told: its whole outline, the names of its fields, or only its type. */
type Detail = 'all' | 'names' | 'type'

/**
 * A schema in outline, so that a model that lists the tools reads kilobytes and not tens of them. The
 * fields of a result have a type, a meaning and their values; where every result has the field, the
 * fields within it are named. A union becomes one schema with the fields of all its forms, and there
 * are no bounds, so the outline accepts whatever the schema accepts.
 */
export function outlineOf(schema: unknown): Node {
  return outline([schema], 'all', 'all')
}

/** The outline of what any of the forms accepts, with this much about its fields and its values. */
function outline(union: readonly unknown[], fields: Detail, values: Detail): Node {
  const forms = union.flatMap(formsOf)
  const types = [...new Set(forms.map(({ type }) => type))]
  if (!types.every((type) => typeof type === 'string')) return {}
  const [type, ...others] = types
  if (others.length > 0) return { type: types }
  switch (type) {
    case 'object':
      return { type, ...(fields === 'type' ? {} : fieldsOf(forms, fields)) }
    case 'array': {
      const items = forms.map((form) => form['items'])
      return { type, items: outline(items, fields, values) }
    }
    default:
      return { type, ...(values === 'all' ? valuesOf(forms) : {}) }
  }
}

/** The values that are allowed, where each form lists its own. */
function valuesOf(forms: readonly Node[]): Node {
  const lists = forms.map(({ const: constant, enum: values }) =>
    constant === undefined ? values : [constant],
  )
  return lists.every(Array.isArray) ? { enum: [...new Set(lists.flat())] } : {}
}

function fieldsOf(forms: readonly Node[], detail: Detail): Node {
  const all = forms.map(({ properties }) => toNode(properties))
  const names = [...new Set(all.flatMap((properties) => Object.keys(properties)))]
  if (detail === 'names' && names.length > MOST_FIELDS) return {}
  const required = names.filter((name) =>
    forms.every((form) => listOf(form['required']).includes(name)),
  )
  const properties = names.map((name) => {
    const fields = all.flatMap((each) => (name in each ? [each[name]] : []))
    if (detail === 'names') return [name, outline(fields, 'type', 'type')]
    const within = required.includes(name) ? 'names' : 'type'
    return [name, { ...meaningOf(fields), ...outline(fields, within, 'all') }]
  })
  return {
    properties: Object.fromEntries(properties),
    ...(detail === 'all' ? { required } : {}),
  }
}

/** What a field means, where it means the same in all forms. */
function meaningOf(fields: readonly unknown[]): Node {
  const [description, ...others] = new Set(fields.map((field) => toNode(field)['description']))
  return typeof description === 'string' && others.length === 0 ? { description } : {}
}

/** The forms of a union, those of unions in it included; a schema that is none is its own form. */
function formsOf(schema: unknown): Node[] {
  const node = toNode(schema)
  const forms = [...listOf(node['oneOf']), ...listOf(node['anyOf'])]
  return forms.length === 0 ? [node] : forms.flatMap(formsOf)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
