import { clientTimeouts } from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'

/** A call in one language. */
export interface Example {
  readonly language: string
  readonly code: string
}

/** How to call a route from a shell, TypeScript and Python. */
export function examplesOf(route: Route): Example[] {
  return [
    { language: 'sh', code: curl(route) },
    { language: 'ts', code: typescript(route) },
    { language: 'python', code: python(route) },
  ]
}

const address = 'http://127.0.0.1:8080'

/** How long to wait for the answer; the examples of routes that take several media send text. */
function secondsFor({ name }: Route): number {
  const [, medium] = Object.entries(clientTimeouts).find(([each]) => name.endsWith(each)) ?? []
  return (medium ?? clientTimeouts.text) / 1000
}

/** A call of a route with curl. */
export function curl({
  path,
  access,
  example,
}: Pick<Route, 'path' | 'access' | 'example'>): string {
  const lines = [`curl ${address}${path}`]
  if (access === 'account') lines.push(`-H "Authorization: Bearer $CONTENT_TRUST_KEY"`)
  if (example !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}

/** The first call with the client of the service. */
export function withClient(content: string): string {
  return `import { createClient } from '@content-trust/client'

const client = createClient({
  address: '${address}',
  key: process.env.CONTENT_TRUST_KEY,
})
const result = await client.analyze({
  type: 'text',
  content: '${content}',
})
console.log(result.recommended_action, result.billing.price_cents)`
}

function typescript(route: Route): string {
  const { path, access, method, example } = route
  const headers = [
    ...(access === 'account' ? ["Authorization: 'Bearer ' + process.env.CONTENT_TRUST_KEY"] : []),
    ...(example === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ]
  return [
    `const response = await fetch('${address}${path}', {`,
    `  method: '${method}',`,
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(example === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(example)}),`]),
    `  signal: AbortSignal.timeout(${secondsFor(route)}_000),`,
    '})',
    'const result = await response.json()',
  ].join('\n')
}

function python(route: Route): string {
  const { path, access, method, example } = route
  const body = example === undefined ? 'None' : `json.dumps(${literal(example)}).encode()`
  const headers = [
    ...(access === 'account'
      ? [`"Authorization": "Bearer " + os.environ["CONTENT_TRUST_KEY"]`]
      : []),
    ...(example === undefined ? [] : [`"Content-Type": "application/json"`]),
  ]
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${address}${path}",`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    `    data=${body},`,
    ')',
    `result = json.load(urllib.request.urlopen(request, timeout=${secondsFor(route)}))`,
  ].join('\n')
}

/** JSON as a Python literal; the examples contain no null. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll(':true', ':True').replaceAll(':false', ':False')
}
