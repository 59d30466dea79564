import type { Route } from '../define-route.ts'

/** The same call in one language. */
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

function curl({ path, access, example }: Route): string {
  const lines = [`curl ${address}${path}`]
  if (access === 'account') lines.push(`-H "Authorization: Bearer $CONTENT_TRUST_KEY"`)
  if (example !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}

function typescript({ path, access, method, example }: Route): string {
  const headers = [
    ...(access === 'account' ? ["Authorization: 'Bearer ' + process.env.CONTENT_TRUST_KEY"] : []),
    ...(example === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ]
  return [
    `const response = await fetch('${address}${path}', {`,
    `  method: '${method}',`,
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(example === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(example)}),`]),
    '  signal: AbortSignal.timeout(30_000),',
    '})',
    'const result = await response.json()',
  ].join('\n')
}

function python({ path, access, method, example }: Route): string {
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
    'result = json.load(urllib.request.urlopen(request, timeout=30))',
  ].join('\n')
}

/** JSON as Python writes it; the examples hold no null. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll(':true', ':True').replaceAll(':false', ':False')
}
