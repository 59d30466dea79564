import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes the part of GitHub's OpenAPI description that the action uses, with its examples, and one example
 * of each event. The whole description has 400 MB, too much for every `npm install`:
 * `npm install --prefix DIR @octokit/openapi@23.0.2 @octokit/webhooks-examples@7.6.1`, then
 * `node scripts/extract-github-api.ts DIR`.
 */
const operations: readonly (readonly [path: string, method: string])[] = [
  ['/repos/{owner}/{repo}/pulls', 'get'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}', 'get'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}/files', 'get'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}/comments', 'get'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}/reviews', 'post'],
  ['/repos/{owner}/{repo}/compare/{basehead}', 'get'],
  ['/repos/{owner}/{repo}/git/trees/{tree_sha}', 'get'],
  ['/repos/{owner}/{repo}/git/blobs/{file_sha}', 'get'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/comments', 'get'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/comments', 'post'],
  ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'patch'],
  ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'delete'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/labels', 'get'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/labels', 'post'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', 'delete'],
  ['/repos/{owner}/{repo}/statuses/{sha}', 'post'],
]
const events = [
  'pull_request',
  'push',
  'merge_group',
  'workflow_run',
  'schedule',
  'workflow_dispatch',
]

const [folder = ''] = process.argv.slice(2)
const modules = join(folder, 'node_modules/@octokit')
const api = await readJson(join(modules, 'openapi/generated/api.github.com.json'))
const examples = await readJson(join(modules, 'webhooks-examples/api.github.com/index.json'))

const found = operations.map(([path, method]) => ({
  path,
  method,
  ...slim(lean(api.paths[path][method])),
}))
const components: Record<string, unknown> = {}
const queue: string[] = refsIn(found)
while (queue.length > 0) {
  const ref = queue.pop() ?? ''
  if (ref in components) continue
  const part = resolve(ref)
  // In an example a description is data.
  components[ref] = ref.includes('/examples/') && isRecord(part) ? part : lean(part)
  queue.push(...refsIn(components[ref]))
}
const payloads = Object.fromEntries(
  examples
    .filter(({ name }: { name: string }) => events.includes(name))
    .map(({ name, examples: [first] }: { name: string; examples: unknown[] }) => [name, first]),
)
const text = { info: api.info, operations: found, components, payloads }
await writeFile('test/action/github-api.generated.json', `${JSON.stringify(text)}\n`)

function slim({ parameters, requestBody, responses }: Record<string, unknown>) {
  return { parameters, requestBody, responses }
}

/** Without the prose and the addresses of the documentation. */
function lean(value: unknown): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      ['externalDocs', 'x-github', 'summary', 'links'].includes(key) ||
      (key === 'description' && typeof part === 'string')
        ? undefined
        : part,
    ),
  )
}

function refsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
}

function resolve(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce((value: unknown, key) => (isRecord(value) ? value[key] : undefined), api)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

async function readJson(path: string) {
  return JSON.parse(await readFile(path, 'utf8'))
}
