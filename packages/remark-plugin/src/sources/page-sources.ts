import type { SourceFinding } from '@content-trust/engine/schema'
import { extractReferences } from '@content-trust/sources/extract'
import { failingRules, type SourceGate, sourceFindings } from '@content-trust/sources/results'
import type { Settings } from '@content-trust/workspace'
import type { Page } from '../read-page.ts'
import { sha256 } from '../score-page.ts'
import { placeChecks } from './place-checks.ts'
import { readSourcesFile } from './read-sources-file.ts'

/** Where results about sources come from, and what of them fails a page. */
export interface SourceOptions {
  /** The file that `content-trust sources --output` wrote; absent for none. */
  readonly sources?: string | undefined
  readonly failOnSources?: readonly SourceGate[] | undefined
}

/** What was found about the sources of a page before. */
export interface PageSources {
  /** Undefined where the file does not know the page. */
  readonly findings: readonly SourceFinding[] | undefined
  /** Whether the page has changed since. */
  readonly isOlder: boolean
}

const unknown: PageSources = { findings: undefined, isOlder: false }

/** Reads the results about sources of a build; no connection is opened. Throws for a file that cannot be used. */
export function openSources(
  cwd: string,
  { sources, failOnSources = [] }: SourceOptions,
): (page: Page) => PageSources {
  if (sources === undefined) {
    if (failOnSources.length === 0) return () => unknown
    throw new Error(
      'remark-content-trust: `failOnSources` needs `sources`, the file of `npx content-trust sources . -o sources.json`.',
    )
  }
  const drafts = readSourcesFile(cwd, sources)
  const byPath = new Map(drafts.map((draft) => [draft.path, draft]))
  const byText = new Map(drafts.map((draft) => [draft.sha256, draft]))
  return ({ path, source, syntax }) => {
    const text = sha256(source)
    const known = (path === null ? undefined : byPath.get(path)) ?? byText.get(text)
    if (known === undefined) return unknown
    const checks = placeChecks(known.sources, extractReferences({ source, syntax }))
    return {
      findings: sourceFindings(source, checks),
      isOlder: known.sources.length > 0 && known.sha256 !== text,
    }
  }
}

/** The settings of a page with the rules that fail the gate on sources. */
export function withSourceGates(
  settings: Settings,
  { failOnSources = [] }: Pick<SourceOptions, 'failOnSources'>,
): Settings {
  const rules = [...settings.fail_on_rules, ...failingRules(failOnSources)]
  return { ...settings, fail_on_rules: [...new Set(rules)] }
}
