import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

type Json = Readonly<Record<string, unknown>>

interface Operation {
  readonly path: string
  readonly method: string
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}

interface Description {
  readonly operations: readonly Operation[]
  readonly components: Readonly<Record<string, Json>>
  readonly payloads: Readonly<Record<string, Json>>
}

const description: Description = JSON.parse(
  readFileSync(new URL('../github-api.generated.json', import.meta.url), 'utf8'),
)

const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false })
formats.default(ajv)
ajv.addSchema({ $id: 'github', ...nest(description.components) })
const compiled = new Map<string, ValidateFunction>()

/** One operation of the official description, found for a request. */
export interface FoundOperation {
  readonly operation: Operation
  readonly values: Readonly<Record<string, string>>
}

/** The operation that a request calls, with the values in its path; null when GitHub has none. */
export function findOperation(method: string, path: string): FoundOperation | null {
  for (const operation of description.operations) {
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(path)
    if (match === null || operation.method !== method.toLowerCase()) continue
    const values = Object.entries(match.groups ?? {}).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ])
    return { operation, values: Object.fromEntries(values) }
  }
  return null
}

/** What a request does that the description does not allow. */
export function checkRequest(
  { operation, values }: FoundOperation,
  query: URLSearchParams,
  body: unknown,
): string[] {
  const name = `${operation.method} ${operation.path}`
  const parameters = (operation.parameters ?? []).map(deref)
  const problems: string[] = []
  for (const [key, value] of [...Object.entries(values), ...query]) {
    const parameter = parameters.find((each) => each['name'] === key)
    if (parameter === undefined) problems.push(`${name}: unknown parameter ${key}`)
    else problems.push(...checkValue(parameter['schema'], typed(parameter['schema'], value), name))
  }
  if (operation.requestBody === undefined) {
    if (body !== undefined) problems.push(`${name}: a body where none is allowed`)
    return problems
  }
  const schema = contentOf(deref(operation.requestBody))['schema']
  return [...problems, ...checkValue(schema, body, name), ...unknownKeys(schema, body, name)]
}

/** What an answer lacks of the description: the tests' server is held to it too. */
export function checkAnswer(
  { operation }: FoundOperation,
  status: number,
  body: unknown,
): string[] {
  const name = `${operation.method} ${operation.path} ${status}`
  const response = operation.responses[String(status)]
  if (response === undefined) return [`${name}: not an answer of this operation`]
  if (body === undefined) return []
  return checkValue(contentOf(deref(response))['schema'], body, name)
}

/** The official example of an operation's first answer. */
export function exampleOf(method: string, path: string): unknown {
  const operation = description.operations.find(
    (each) => each.method === method && each.path === path,
  )
  const [response] = Object.values(operation?.responses ?? {})
  const examples = contentOf(deref(response ?? {}))['examples']
  const [first] = Object.values(isJson(examples) ? examples : {})
  return structuredClone(isJson(first) ? deref(first)['value'] : undefined)
}

/** The official example of an event. */
export function exampleEvent(name: string): Json {
  const payload = description.payloads[name]
  if (payload === undefined) throw new Error(`No example of the event ${name}.`)
  return structuredClone(payload)
}

function checkValue(schema: unknown, value: unknown, name: string): string[] {
  const key = JSON.stringify(schema)
  const validate = compiled.get(key) ?? ajv.compile(absolute(schema))
  compiled.set(key, validate)
  if (validate(value)) return []
  return (validate.errors ?? [])
    .slice(0, 3)
    .map((error) => `${name}: ${error.instancePath} ${error.message}`)
}

// The description lets objects have more keys; a key it does not name is still a mistake of the action.
function unknownKeys(schema: unknown, body: unknown, name: string): string[] {
  const properties = isJson(schema) ? schema['properties'] : undefined
  if (!isJson(properties) || !isJson(body)) return []
  return Object.keys(body)
    .filter((key) => !(key in properties))
    .map((key) => `${name}: unknown key ${key} in the body`)
}

function typed(schema: unknown, value: string): unknown {
  const type = isJson(schema) ? schema['type'] : undefined
  return type === 'integer' && /^\d+$/.test(value) ? Number(value) : value
}

function contentOf(part: Json): Json {
  const content = part['content']
  const json = isJson(content) ? content['application/json'] : undefined
  return isJson(json) ? json : {}
}

function deref(part: Json): Json {
  const ref = part['$ref']
  return typeof ref === 'string' ? (description.components[ref] ?? {}) : part
}

function absolute(schema: unknown): Json {
  return JSON.parse(
    JSON.stringify(nullable(schema ?? {})).replaceAll('"$ref":"#/', '"$ref":"github#/'),
  )
}

/** OpenAPI 3.0 writes `nullable: true` where JSON Schema has the type `null`. */
function nullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullable)
  if (!isJson(value)) return value
  const { nullable: mayBeNull, ...rest } = value
  const mapped = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, nullable(part)]),
  )
  return mayBeNull === true ? { anyOf: [mapped, { type: 'null' }] } : mapped
}

function nest(components: Description['components']): Json {
  const root: Record<string, unknown> = {}
  for (const [ref, part] of Object.entries(components)) {
    if (!ref.startsWith('#/components/schemas/')) continue
    Reflect.set(root, ref.slice('#/components/schemas/'.length), nullable(part))
  }
  return { components: { schemas: root } }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
