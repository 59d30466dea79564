import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { outlineOf } from './outline.ts'
import { toolsOf } from './tool-server.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test walks schemas freely
type Node = any

/** Values that a schema allows: one for each form of a union, with all fields or with the required ones. */
function valuesOf(node: Node, isFull: boolean): unknown[] {
  const forms = node.oneOf ?? node.anyOf
  if (forms !== undefined) return forms.flatMap((form: Node) => valuesOf(form, isFull))
  if (node.const !== undefined) return [node.const]
  if (node.enum !== undefined) return node.enum
  switch (node.type) {
    case 'object':
      return objectsOf(node, isFull)
    case 'array':
      return [[], valuesOf(node.items, isFull)]
    case 'string':
      return [node.format === 'date-time' ? '2026-11-23T08:00:00Z' : 'words']
    case 'boolean':
      return [true]
    case 'null':
      return [null]
    default:
      return [1]
  }
}

/** Objects in which each field has each of its values once. */
function objectsOf(node: Node, isFull: boolean): unknown[] {
  const names = Object.keys(node.properties ?? {}).filter(
    (name) => isFull || node.required?.includes(name),
  )
  const options = names.map((name) => valuesOf(node.properties[name], isFull))
  const count = Math.max(1, ...options.map((values) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(names.map((name, at) => [name, options[at]?.[index % options[at].length]])),
  )
}

const tools = toolsOf(routes)
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })

it('the description of a result is small: 6 kB for analyze, of 30 that its whole schema has', () => {
  const sizes = tools.map(({ route, tool }) => [
    tool.name,
    Buffer.byteLength(JSON.stringify(tool.outputSchema)),
    Buffer.byteLength(JSON.stringify(z.toJSONSchema(route.output, { io: 'output' }))),
  ])
  expect(sizes).toEqual([
    ['analyze', expect.any(Number), expect.any(Number)],
    ['analyze_batch', expect.any(Number), expect.any(Number)],
    ['balance', expect.any(Number), expect.any(Number)],
  ])
  for (const [name, small = 0, whole = 0] of sizes) {
    expect([name, Number(small) < 6_000, Number(whole) > 3 * Number(small)]).toEqual([
      name,
      true,
      true,
    ])
  }
})

it.each(tools)('what the schema of $tool.name allows, its outline accepts', ({ route, tool }) => {
  const schema: Node = z.toJSONSchema(route.output, { io: 'output' })
  const isSchema = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(schema)
  const outline: Node = tool.outputSchema
  const isOutline = ajv.compile(outline)
  const values = [true, false].flatMap((isFull) => valuesOf(schema, isFull))
  expect(values.length).toBeGreaterThan(1)
  for (const value of values) {
    expect([isSchema(value), isSchema.errors]).toEqual([true, null])
    expect([isOutline(value), isOutline.errors]).toEqual([true, null])
  }
})

it('an outline still refuses what is no result', () => {
  const outline: Node = tools[0]?.tool.outputSchema
  const isResult = ajv.compile(outline)
  const [result] = valuesOf(z.toJSONSchema(tools[0]?.route.output ?? z.never()), true)
  expect(isResult(result)).toBe(true)
  for (const wrong of [{ risk_level: 'none' }, { slop_risk: '0.5' }, { billing: undefined }]) {
    expect(isResult(JSON.parse(JSON.stringify({ ...Object(result), ...wrong })))).toBe(false)
  }
})

it('a union of types becomes their list, and a field without a type stays open', () => {
  const one = z.object({ a: z.string().describe('One.'), c: z.unknown() })
  const other = z.object({ a: z.null().describe('Other.'), b: z.literal(2) })
  expect(outlineOf(z.toJSONSchema(z.union([one, other])))).toEqual({
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, c: {}, b: { type: 'number', enum: [2] } },
    required: ['a'],
  })
})
