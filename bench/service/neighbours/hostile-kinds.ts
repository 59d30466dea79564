import { audioBody, batchBody, nestedBody, styleBody, textBody } from './bodies.ts'
import { postRequest, toolCall } from './requests.ts'

/** What one caller can do to the others. */
export interface HostileKind {
  readonly label: string
  readonly connections: number
  /** What the neighbour sends meanwhile. */
  readonly neighbour: 'text' | 'image'
  /** The next request of a connection; one is made for each kind, in the thread that sends them. */
  readonly requests: (key: string) => (turn: number) => Buffer
  /** Sends a part of each request, ends its side, and neither reads nor closes. */
  readonly isSlow?: true
}

/** The attacks by name. */
export const hostileKinds = {
  nested: {
    label: 'JSON of 8 MB with 2.6 million arrays, 4 connections',
    connections: 4,
    neighbour: 'text',
    requests: (key) => {
      const request = postRequest('/v1/analyze', nestedBody(), key)
      return () => request
    },
  },
  slow: {
    label: '400 connections that send half a request, end and never close',
    connections: 400,
    neighbour: 'text',
    isSlow: true,
    requests: (key) => {
      const request = postRequest('/v1/analyze', { type: 'text', content: 'x'.repeat(400) }, key)
      return () => request.subarray(0, request.length - 200)
    },
  },
  media: {
    label: 'recordings of eight minutes, 12 connections; the neighbour sends pictures',
    connections: 12,
    neighbour: 'image',
    requests: (key) => {
      const request = postRequest('/v1/analyze', audioBody(), key)
      return () => request
    },
  },
  refused: {
    label: 'demo calls beyond the limit, 40 connections',
    connections: 40,
    neighbour: 'text',
    requests: () => {
      const request = postRequest('/demo/analyze', { text: 'Experts say this is very unique.' })
      return () => request
    },
  },
  batches: {
    label: 'batches of 25 × 2,000 characters, 32 connections',
    connections: 32,
    neighbour: 'text',
    requests: (key) => (turn) => postRequest('/v1/analyze-batch', batchBody(turn), key),
  },
  tools: {
    label: 'the same batches over MCP, 32 connections',
    connections: 32,
    neighbour: 'text',
    requests: (key) => (turn) =>
      postRequest('/mcp', toolCall('analyze_batch', batchBody(turn)), key),
  },
  style: {
    label: 'deep style of 20,000 characters, 32 connections',
    connections: 32,
    neighbour: 'text',
    requests: (key) => (turn) => postRequest('/v1/analyze-style', styleBody(turn), key),
  },
  singles: {
    label: 'texts of 1,000 characters, 32 connections',
    connections: 32,
    neighbour: 'text',
    requests: (key) => (turn) => postRequest('/v1/analyze', textBody(turn), key),
  },
} as const satisfies Record<string, HostileKind>

export type HostileName = keyof typeof hostileKinds

export const hostileNames: readonly HostileName[] = [
  'nested',
  'slow',
  'media',
  'refused',
  'batches',
  'tools',
  'style',
  'singles',
]
