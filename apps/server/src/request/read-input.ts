import type { z } from 'zod'
import { ApiError, type FieldError } from '../errors/api-error.ts'

const MAX_ERRORS = 20

/** Checks a body against its schema; each error names the place, and repeats no value. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const errors = describeIssues(parsed.error.issues)
  const first = errors[0]
  const where = first === undefined || first.pointer === '' ? 'The body' : `\`${first.pointer}\``
  const detail = `${where}: ${first?.detail ?? 'not valid'}.`
  const isModeAlone = errors.every(({ pointer }) => pointer === '/mode')
  throw new ApiError(isModeAlone ? 'unsupported_mode' : 'bad_request', detail, { errors })
}

/** One entry for each place, in the order of the schema. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const places = new Map<string, FieldError>()
  for (const issue of issues) {
    const pointer = issue.path.map((part) => `/${escapePart(String(part))}`).join('')
    if (!places.has(pointer)) places.set(pointer, { pointer, detail: describe(issue) })
    if (places.size === MAX_ERRORS) break
  }
  return [...places.values()]
}

function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `expected at least ${sizeOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `expected at most ${sizeOf(issue.origin, issue.maximum)}`
    case 'invalid_type':
      return `expected ${article(issue.expected)}`
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      return describeFormat(issue.format)
    case 'invalid_union':
      return 'expected one of the forms in the API reference'
    case 'custom':
      return issue.message
    default:
      return 'not valid'
  }
}

function sizeOf(origin: string, bound: number | bigint): string {
  const count = bound.toLocaleString('en')
  if (origin === 'string') return `${count} ${bound === 1 ? 'character' : 'characters'}`
  return origin === 'array' ? `${count} ${bound === 1 ? 'item' : 'items'}` : count
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

function describeFormat(format: string): string {
  if (format === 'url') return 'expected an https address'
  if (format === 'email') return 'expected an email address'
  return 'expected the format that the API reference states'
}
