import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'examples/drafts'
const drafts = ['technology-essay.md', 'platform-launch.md', 'slow-query-post.md']

/** One kind of request; `next` gives another body each time, as callers do. */
export interface RequestKind {
  readonly label: string
  readonly next: () => string
}

/** The requests of the table: endpoints by size. */
export function requestKinds(key: string): readonly RequestKind[] {
  const text = drafts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n\n')
  const post = (path: string, body: unknown, headers = '') => {
    const json = JSON.stringify(body)
    return `POST ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
  }
  const get = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${key}\r\n\r\n`
  let count = 0
  const piece = (size: number) => {
    const start = (count++ * 37) % text.length
    return text.repeat(Math.ceil((start + size) / text.length)).slice(start, start + size)
  }
  const analyze = (size: number, headers = '') =>
    post('/v1/analyze', { type: 'text', content: piece(size) }, headers)
  const style = (size: number) => post('/v1/analyze-style', { text: piece(size) })
  const batch = (items: number) =>
    post('/v1/analyze-batch', {
      items: Array.from({ length: items }, (_, index) => ({ id: `${index}`, text: piece(1_000) })),
    })
  const replayed = analyze(1_000, 'idempotency-key: always-the-same\r\n')
  return [
    { label: 'analyze, 1,000 characters', next: () => analyze(1_000) },
    {
      label: 'analyze, 1,000 characters, each with its own Idempotency-Key',
      next: () => analyze(1_000, `idempotency-key: call-${count}\r\n`),
    },
    { label: 'analyze, a replay', next: () => replayed },
    { label: 'analyze, 5,000 characters', next: () => analyze(5_000) },
    { label: 'analyze, 20,000 characters', next: () => analyze(20_000) },
    { label: 'analyze-style, 1,000 characters', next: () => style(1_000) },
    { label: 'analyze-style, 20,000 characters', next: () => style(20_000) },
    { label: 'analyze-batch, 10 × 1,000 characters', next: () => batch(10) },
    { label: 'balance', next: () => get('/v1/balance') },
    { label: 'health', next: () => get('/health') },
  ]
}
