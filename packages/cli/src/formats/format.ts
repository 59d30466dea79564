import type * as engine from '@content-trust/engine/formats'
import type { DraftReport } from '../check/draft-report.ts'
import { createStylish } from './stylish.ts'

/** What a format needs to know about the run before the first draft. */
export interface FormatOptions extends engine.FormatOptions {
  readonly hasColors: boolean
  readonly columns: number
}

/** Writes a report piece by piece, so that no draft stays in memory. */
export type Format = engine.Format<DraftReport>

interface FormatEntry {
  readonly load: () => Promise<(options: FormatOptions) => Format>
  /** Findings shown of one draft unless --max-findings says otherwise. */
  readonly limit: number
  /** Whether it shows coverage or contributions. */
  readonly details: boolean
  readonly summary: string
}

const ALL = Number.POSITIVE_INFINITY

/** Every format; all but the usual one are loaded when they are asked for. */
export const formats = {
  stylish: {
    load: async () => createStylish,
    limit: 20,
    details: true,
    summary: 'for people, in a terminal',
  },
  json: {
    load: async () => (await import('./json.ts')).createJson,
    limit: 50,
    details: true,
    summary: 'one JSON document',
  },
  jsonl: {
    load: async () => (await import('./jsonl.ts')).createJsonl,
    limit: 50,
    details: true,
    summary: 'one JSON object a line, one line a draft',
  },
  sarif: {
    load: async () => (await import('@content-trust/engine/formats')).createSarif,
    limit: ALL,
    details: false,
    summary: 'SARIF 2.1.0, for code scanning',
  },
  github: {
    load: async () => (await import('./github.ts')).createGithub,
    limit: ALL,
    details: false,
    summary: 'annotations of a GitHub workflow',
  },
  junit: {
    load: async () => (await import('./junit.ts')).createJunit,
    limit: ALL,
    details: false,
    summary: 'JUnit XML, one test a draft',
  },
  checkstyle: {
    load: async () => (await import('./checkstyle.ts')).createCheckstyle,
    limit: ALL,
    details: false,
    summary: 'Checkstyle XML',
  },
  markdown: {
    load: async () => (await import('./markdown.ts')).createMarkdown,
    limit: 20,
    details: true,
    summary: 'Markdown, for a comment or a page',
  },
  html: {
    load: async () => (await import('@content-trust/engine/formats')).createHtml,
    limit: ALL,
    details: true,
    summary: 'one page that stands alone, with the marked text',
  },
  unix: {
    load: async () => (await import('./unix.ts')).createUnix,
    limit: ALL,
    details: false,
    summary: 'one line a finding, for editors and grep',
  },
} as const satisfies Record<string, FormatEntry>

export type FormatName = keyof typeof formats

/** Names of all formats. */
export const formatNames = Object.keys(formats).filter(
  (name): name is FormatName => name in formats,
)
