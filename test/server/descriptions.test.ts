import { expect, it } from 'vitest'
import { openapiDocument } from '../../apps/server/src/openapi/document.ts'
import { routes } from '../../apps/server/src/routes.ts'

interface Field {
  readonly path: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Every property of every schema of a document, with its path. */
function* fieldsOf(node: unknown, path = ''): Generator<Field> {
  if (typeof node !== 'object' || node === null) return
  for (const [name, member] of Object.entries(node)) {
    if (name === 'example') continue
    if (name === 'properties') {
      for (const [field, schema] of Object.entries(member)) {
        yield { path: `${path}.${field}`, schema: { ...Object(schema) } }
      }
    }
    yield* fieldsOf(member, `${path}/${name}`)
  }
}

const document: Readonly<Record<string, unknown>> = openapiDocument(routes)
const components = Object(document['components']).schemas
/** A form that only says which field it needs repeats the name of the field without a schema. */
const fields = [...fieldsOf(components)].filter(({ schema }) => Object.keys(schema).length > 0)

it('each property says what it means, in one or two short sentences', () => {
  expect(fields.length).toBeGreaterThan(425)
  const wrong = fields.filter(({ schema: { description } }) => {
    if (typeof description !== 'string') return true
    return !/^[A-Z\d`].{3,}[.]$/.test(description) || description.length > 200
  })
  expect(wrong.map(({ path, schema }) => [path, schema['description']])).toEqual([])
})

it('each number between 0 and 1 says what a high one means, and each price names its currency', () => {
  const told = (path: RegExp) => fields.filter((field) => path.test(field.path))
  const unclear = told(/_(?:risk|weakness|score)$/).filter(
    ({ schema: { description } }) => !/0 to 1|same number/.test(String(description)),
  )
  expect(unclear.map(({ path }) => path)).toEqual([])
  const prices = told(/_cents$/)
  expect(prices.length).toBeGreaterThan(5)
  expect(prices.filter(({ schema }) => !/US cents/.test(String(schema['description'])))).toEqual([])
})

it('what several hosts publish is told in the same words', () => {
  const texts = new Map<string, Set<unknown>>()
  for (const { path, schema } of fields) {
    const [, name = ''] = /\.(\w+)$/.exec(path) ?? []
    texts.set(name, (texts.get(name) ?? new Set()).add(schema['description']))
  }
  for (const name of ['store_content', 'confidence', 'model_version', 'risk_level', 'bucket']) {
    expect([name, texts.get(name)?.size]).toEqual([name, 1])
  }
})

it('no request field has a default beside its type, which generators would take for required', () => {
  const bodies = Object.keys(components).filter((name) => /(?:Body|Request|Context)$/.test(name))
  expect(bodies.length).toBeGreaterThan(14)
  const required: string[] = []
  for (const name of bodies) {
    for (const { path, schema } of fieldsOf(components[name], name)) {
      if ('default' in schema) required.push(path)
    }
  }
  expect(required).toEqual([])
  expect(components.AnalyzeTextRequest.required).toEqual(['type', 'content'])
  expect(components.Context.required).toBeUndefined()
})
