import type * as engine from '@content-trust/engine/formats'
import type { DraftReport } from './draft-report.ts'
import { createStylish } from './stylish/stylish.ts'

/** What a format needs to know about the run before the first draft. */
export interface ReporterOptions extends engine.FormatOptions {
  readonly hasColors: boolean
  readonly columns: number
  /** Drafts that the run looks at. */
  readonly drafts: number
  /** Most findings to show of one draft, where somebody asked for a number. */
  readonly most: number | null
  /** Whether the report for people shows every draft at length. */
  readonly isVerbose: boolean
  /** Whether sound drafts are left out, and all that is no finding. */
  readonly isQuiet: boolean
  /** Whether only findings that are new are shown. */
  readonly isNarrowed: boolean
  /** What to try next. */
  readonly nextSteps: (seen: Seen) => readonly NextStep[]
}

/** What a run saw, as far as it decides what to try next. */
export interface Seen {
  readonly drafts: number
  readonly highRisk: number
  /** Findings that come with a replacement. */
  readonly replacements: number
  /** The rule with the most findings. */
  readonly topRule: string | null
  /** Whether there are findings that the report does not show. */
  readonly hasMore: boolean
  readonly hasGate: boolean
  readonly gateFailed: number
}

/** A command that works as it is written, and what it is good for. */
export interface NextStep {
  readonly command: string
  readonly purpose: string
}

/** Writes a report piece by piece, so that no draft stays in memory. */
export type Reporter = engine.Format<DraftReport>

/** A format, loaded when it is asked for, and what it wants to be given. */
export interface ReporterEntry {
  readonly load: () => Promise<(options: ReporterOptions) => Reporter>
  /** Findings shown of one draft unless --max-findings says otherwise. */
  readonly limit: number
  /** Whether the format wants all findings, to count them, and cuts them itself. */
  readonly cuts?: boolean
  /** Whether it shows coverage or contributions. */
  readonly details: boolean
  readonly summary: string
}

const ALL = Number.POSITIVE_INFINITY

/** Every format; all but the usual one are loaded when they are asked for. */
export const reporters = {
  stylish: {
    load: async () => createStylish,
    limit: 20,
    cuts: true,
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
} as const satisfies Record<string, ReporterEntry>

export type ReporterName = keyof typeof reporters

/** Names of all reporters. */
export const reporterNames = Object.keys(reporters).filter(
  (name): name is ReporterName => name in reporters,
)
