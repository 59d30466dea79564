import type { z } from 'zod'
import { didYouMean } from '../nearest.ts'

/** Characters of a value that a message shows. */
const MOST_SHOWN = 60

/** Explains an error of a schema, with the keys that lead to the first thing that is wrong. */
export function explainError(
  { issues }: z.ZodError,
  input: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): { readonly problem: string; readonly path: readonly PropertyKey[] } {
  const [first] = issues
  const path = first?.path ?? []
  const unknownKey = first?.code === 'unrecognized_keys' ? first.keys.slice(0, 1) : []
  return { problem: explainIssues(issues, input, knownKeys), path: [...path, ...unknownKey] }
}

/** Explains what is wrong with a value: what was found, where, what was expected, the nearest known key. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): string {
  return issues.map((issue) => explainIssue(issue, input, knownKeys)).join(' ')
}

function explainIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): string {
  const name = issue.path.length === 0 ? 'the whole value' : `\`${keyPath(issue.path)}\``
  // A check beyond the type says all in its own words.
  if (issue.code === 'custom') return `${name}: ${issue.message}`
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(issue.path)
    return issue.keys.map((key) => `Unknown key \`${key}\`.${didYouMean(key, known)}`).join(' ')
  }
  const found = shorten(JSON.stringify(valueAt(input, issue.path)) ?? 'nothing')
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    return `Unexpected value ${found} for ${name}, expected one of ${values.join(', ')}.${didYouMean(found, values)}`
  }
  if (issue.code === 'invalid_type') {
    return `Unexpected value ${found} for ${name}, expected ${issue.expected}.`
  }
  return `Unexpected value ${found} for ${name}: ${issue.message}.`
}

/** Keys as they are written in code: `rules[2].phrases[0]`. */
export function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) =>
      typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`,
    )
    .join('')
}

/** Enough of a value to find it by. */
function shorten(value: string): string {
  return value.length <= MOST_SHOWN ? value : `${value.slice(0, MOST_SHOWN)}…`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
