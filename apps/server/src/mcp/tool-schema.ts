import { z } from 'zod'
import type { Route } from '../define-route.ts'
import { outlineOf } from './outline.ts'

type Node = Readonly<Record<string, unknown>>

/** A schema whose root is an object, as every version of the protocol requires. */
export type ObjectSchema = { readonly type: 'object' } & { readonly [name: string]: unknown }

const idempotencyKey = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'Makes a retry safe for 24 hours, like the header Idempotency-Key.',
}

/** The arguments of a tool: the body of its route, and a key for a retry (decision 41). */
export function argumentsSchema({ input, work }: Route): ObjectSchema {
  if (input === null) return { type: 'object', properties: {} }
  const schema = flatten(toNode(z.toJSONSchema(input, { io: 'input' })))
  if (work.kind !== 'billed') return schema
  return {
    ...schema,
    properties: { ...toNode(schema['properties']), idempotency_key: idempotencyKey },
  }
}

/** The result of a tool in outline; the whole schema is in the OpenAPI document. */
export function resultSchema({ output }: Route): ObjectSchema {
  return { ...outlineOf(z.toJSONSchema(output, { io: 'output' })), type: 'object' }
}

/**
 * Merges a union of objects into one object, because clients refuse a union at the root. The body is
 * still checked against the exact schema.
 */
function flatten({ $schema: _, ...root }: Node): ObjectSchema {
  const variants = Array.isArray(root['oneOf']) ? root['oneOf'].map(toNode) : []
  if (variants.length === 0) return { ...root, type: 'object' }
  const names = new Set(variants.flatMap((variant) => Object.keys(toNode(variant['properties']))))
  const properties = [...names].map((name) => {
    return [name, join(variants.flatMap((variant) => memberOf(variant, name)))] as const
  })
  const required = [...names].filter((name) =>
    variants.every(({ required: list }) => Array.isArray(list) && list.includes(name)),
  )
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

function memberOf(variant: Node, name: string): Node[] {
  const properties = toNode(variant['properties'])
  return name in properties ? [toNode(properties[name])] : []
}

/** A schema that accepts what any of the objects accepts for one field. */
function join(forms: readonly Node[]): Node {
  const distinct = [...new Map(forms.map((form) => [acceptedBy(form), form])).values()]
  const [first] = distinct
  if (distinct.length === 1 && first !== undefined) return first
  const constants = distinct.flatMap(({ const: value }) => (value === undefined ? [] : [value]))
  if (constants.length === distinct.length) return { type: 'string', enum: constants }
  return { anyOf: distinct }
}

/** What a form accepts, whatever it says about itself. */
function acceptedBy(form: Node): string {
  return JSON.stringify(form, (name, value) => (name === 'description' ? undefined : value))
}

function toNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
