import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  checkAnswer,
  checkRequest,
  exampleOf,
  type FoundOperation,
  findOperation,
} from './github-api.ts'
import { imageBlobs } from './image-blobs.ts'
import { headCommit, type ListedFile, type Repository, type StoredComment } from './repository.ts'

/** An answer other than the usual one, for the next requests that match. */
export interface Fault {
  readonly method: string
  readonly path: RegExp
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
  /** How many requests get it. */
  times: number
}

/** A server that speaks the part of GitHub's API that the action uses, held to the official description. */
export interface FakeGithub {
  readonly url: string
  /** `GET /repos/…` of every request, in order. */
  readonly requests: string[]
  /** What the description does not allow, in requests and in answers. */
  readonly violations: string[]
  readonly faults: Fault[]
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body?: unknown
}

/** Starts the server on a free port; `prefix` comes before every path, as on a server of one's own. */
export async function startFakeGithub(repository: Repository, prefix = ''): Promise<FakeGithub> {
  const requests: string[] = []
  const violations: string[] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      violations.push(String(error))
      response.writeHead(500).end()
    })
  })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '' } = request
    const url = new URL(request.url ?? '', 'http://localhost')
    const body = await readBody(request)
    requests.push(`${method} ${url.pathname}${url.search}`)
    if (!url.pathname.startsWith(`${prefix}/repos/`)) {
      violations.push(`${method} ${url.pathname}: not below ${prefix}/repos/`)
      return send(response, { status: 404, body: { message: 'Not Found' } })
    }
    if (request.headers.authorization !== 'token a-token') violations.push('no token')
    const path = url.pathname.slice(prefix.length)
    const fault = faults.find(
      (each) => each.times > 0 && each.method === method && each.path.test(path),
    )
    if (fault !== undefined) {
      fault.times--
      const message = fault.message ?? 'A fault of the test'
      return send(response, { status: fault.status, body: { message } }, fault.headers)
    }
    const found = findOperation(method, path)
    if (found === null) {
      violations.push(`${method} ${path}: no such operation`)
      return send(response, { status: 404, body: { message: 'Not Found' } })
    }
    violations.push(...checkRequest(found, url.searchParams, body))
    const answer = answerTo(repository, found, url.searchParams, body)
    if (answer.status < 400) violations.push(...checkAnswer(found, answer.status, answer.body))
    send(response, answer)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    requests,
    violations,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answerTo(
  repository: Repository,
  { operation, values }: FoundOperation,
  query: URLSearchParams,
  body: unknown,
): Answer {
  const sent = record(body)
  const page = <T>(all: readonly T[]): T[] => {
    const size = Number(query.get('per_page') ?? 30)
    const at = (Number(query.get('page') ?? 1) - 1) * size
    return all.slice(at, at + size)
  }
  switch (`${operation.method} ${operation.path.replace('/repos/{owner}/{repo}', '')}`) {
    case 'get /pulls': {
      const example = record(list(exampleOf('get', operation.path))[0])
      const isHead = query.get('head') === repository.headLabel
      const pull = {
        ...example,
        number: 7,
        requested_teams: [],
        head: { ...record(example['head']), sha: repository.head },
      }
      return { status: 200, body: isHead ? [pull] : [] }
    }
    case 'get /pulls/{pull_number}': {
      const example = record(exampleOf('get', operation.path))
      return {
        status: 200,
        body: {
          ...example,
          // The teams of the example are older than the description.
          requested_teams: [],
          head: { ...record(example['head']), sha: repository.head },
        },
      }
    }
    case 'get /pulls/{pull_number}/files':
      return { status: 200, body: page(repository.files.slice(0, 3000)).map(diffEntry) }
    case 'get /pulls/{pull_number}/comments': {
      const example = record(list(exampleOf('get', operation.path))[0])
      const all = repository.reviewComments.map(({ login, ...comment }) => ({
        ...example,
        ...comment,
        user: { ...record(example['user']), login },
      }))
      return { status: 200, body: page(all) }
    }
    case 'post /pulls/{pull_number}/reviews': {
      for (const { path, body: text, line, start_line: start = line } of list(sent['comments'])) {
        const login = repository.tokenLogin
        const lines = { from: Number(start), to: Number(line) }
        repository.reviewComments.push({ path: String(path), login, body: String(text), ...lines })
      }
      return { status: 200, body: exampleOf('post', operation.path) }
    }
    case 'get /compare/{basehead}': {
      const example = record(exampleOf('get', operation.path))
      const files = query.has('page') ? [] : repository.files.slice(0, 300).map(diffEntry)
      const base = { ...record(example['merge_base_commit']), sha: repository.base }
      return { status: 200, body: { ...example, files, merge_base_commit: base } }
    }
    case 'get /git/trees/{tree_sha}': {
      const tree = repository.trees.get(values['tree_sha'] ?? '')
      if (tree === undefined) return { status: 404, body: { message: 'Not Found' } }
      const entries = [...tree].map(([path, sha]) => {
        const mode =
          values['tree_sha'] === headCommit && repository.links.has(path) ? '120000' : '100644'
        return { path, sha, mode, type: 'blob', size: 1, url: 'https://example.com/' }
      })
      const sha = values['tree_sha']
      return {
        status: 200,
        body: { sha, url: 'https://example.com/', tree: entries, truncated: false },
      }
    }
    case 'get /git/blobs/{file_sha}': {
      const blobs = values['repo'] === 'content-trust' ? imageBlobs() : repository.blobs
      const content = blobs.get(values['file_sha'] ?? '')
      if (content === undefined) return { status: 404, body: { message: 'Not Found' } }
      return {
        status: 200,
        body: {
          ...record(exampleOf('get', operation.path)),
          sha: values['file_sha'],
          content: content.toString('base64'),
          encoding: 'base64',
          size: content.length,
        },
      }
    }
    case 'get /issues/{issue_number}/comments':
      return { status: 200, body: page(repository.comments).map(issueComment) }
    case 'post /issues/{issue_number}/comments': {
      const text = String(sent['body'])
      if (text.length > 65_536) return { status: 422, body: { message: 'body is too long' } }
      const comment = { id: repository.nextId++, login: repository.tokenLogin, body: text }
      repository.comments.push(comment)
      return { status: 201, body: issueComment(comment) }
    }
    case 'patch /issues/comments/{comment_id}': {
      const comment = repository.comments.find(({ id }) => id === Number(values['comment_id']))
      if (comment === undefined) return { status: 404, body: { message: 'Not Found' } }
      comment.body = String(sent['body'])
      return { status: 200, body: issueComment(comment) }
    }
    case 'delete /issues/comments/{comment_id}': {
      const index = repository.comments.findIndex(({ id }) => id === Number(values['comment_id']))
      if (index < 0) return { status: 404, body: { message: 'Not Found' } }
      repository.comments.splice(index, 1)
      return { status: 204 }
    }
    case 'get /issues/{issue_number}/labels':
      return { status: 200, body: [...repository.labels].map(label) }
    case 'post /issues/{issue_number}/labels': {
      const names = sent['labels']
      if (Array.isArray(names)) for (const name of names) repository.labels.add(String(name))
      return { status: 200, body: [...repository.labels].map(label) }
    }
    case 'delete /issues/{issue_number}/labels/{name}': {
      const had = repository.labels.delete(values['name'] ?? '')
      if (!had) return { status: 404, body: { message: 'Label does not exist' } }
      return { status: 200, body: [...repository.labels].map(label) }
    }
    case 'post /statuses/{sha}':
      repository.statuses.push({ sha: values['sha'], ...sent })
      return { status: 201, body: exampleOf('post', operation.path) }
    default:
      throw new Error(`No answer to ${operation.method} ${operation.path}.`)
  }
}

const entryExample = list(exampleOf('get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'))[0]
const commentExample = list(
  exampleOf('get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'),
)[0]
const labelExample = list(exampleOf('get', '/repos/{owner}/{repo}/issues/{issue_number}/labels'))[0]

function diffEntry(file: ListedFile): unknown {
  const { patch: _patch, ...example } = record(entryExample)
  return { ...example, ...file }
}

function issueComment({ id, login, body }: StoredComment): unknown {
  const example = record(commentExample)
  return { ...example, id, body, user: { ...record(example['user']), login } }
}

function label(name: string): unknown {
  return { ...record(labelExample), name }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : []
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

function send(
  response: ServerResponse,
  { status, body }: Answer,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = body === undefined ? '' : JSON.stringify(body)
  const type = { 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(status, { ...(body === undefined ? {} : type), ...headers }).end(text)
}
