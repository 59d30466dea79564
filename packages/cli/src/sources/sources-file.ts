import type { SourcesFile } from '@content-trust/sources/check'
import { sha256 } from '../sha256.ts'
import type { DraftSources } from './draft-sources.ts'

/** What `--output` writes: every reference with its state and what its source says. */
export function sourcesFile(drafts: readonly DraftSources[]): string {
  const file: SourcesFile = {
    version: 1,
    drafts: drafts.map(({ draft, checks }) => ({
      path: draft.shown,
      sha256: sha256(draft.source),
      sources: checks,
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
