import type { ReporterEntry } from './reporter.ts'
import { createStylish } from './stylish/stylish.ts'

const ALL = Number.POSITIVE_INFINITY

/** Every reporter by the name that --format takes; all but the default are loaded on demand. */
export const reporters = {
  stylish: {
    load: async () => createStylish,
    limit: 20,
    cuts: true,
    details: true,
  },
  json: {
    load: async () => (await import('./json.ts')).createJson,
    limit: 50,
    details: true,
  },
  jsonl: {
    load: async () => (await import('./jsonl.ts')).createJsonl,
    limit: 50,
    details: true,
  },
  sarif: {
    load: async () => (await import('@content-trust/engine/reporters')).createSarif,
    limit: ALL,
    details: false,
  },
  github: {
    load: async () => (await import('./github.ts')).createGithub,
    limit: ALL,
    details: false,
  },
  gitlab: {
    load: async () => (await import('./gitlab.ts')).createGitlab,
    limit: ALL,
    details: false,
  },
  rdjson: {
    load: async () => (await import('./rdjson.ts')).createRdjson,
    limit: ALL,
    details: false,
  },
  junit: {
    load: async () => (await import('./junit.ts')).createJunit,
    limit: ALL,
    details: false,
  },
  checkstyle: {
    load: async () => (await import('./checkstyle.ts')).createCheckstyle,
    limit: ALL,
    details: false,
  },
  markdown: {
    load: async () => (await import('./markdown.ts')).createMarkdown,
    limit: 20,
    details: true,
  },
  html: {
    load: async () => (await import('@content-trust/engine/reporters')).createHtml,
    limit: ALL,
    details: true,
  },
  unix: {
    load: async () => (await import('./unix.ts')).createUnix,
    limit: ALL,
    details: false,
  },
} as const satisfies Record<string, ReporterEntry>

export type ReporterName = keyof typeof reporters

/** Names of all reporters. */
export const reporterNames = Object.keys(reporters).filter(
  (name): name is ReporterName => name in reporters,
)
