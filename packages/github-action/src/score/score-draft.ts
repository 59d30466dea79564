import { analyzeText } from '@content-trust/engine'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { DraftReport, ScoredDraft, ScoredReport } from '@content-trust/engine/report'
import { EngineError } from '@content-trust/engine/schema'
import {
  type DraftWarning,
  draftSyntax,
  type Settings,
  scoreOptions,
} from '@content-trust/workspace'
import { resolveFrontMatterSync } from '@content-trust/workspace/sync'
import type { BlobContent } from '../drafts/blobs.ts'
import { ruleNames } from '../settings/rule-names.ts'

/** What became of one draft. */
export type Outcome =
  | (ScoredDraft & { readonly status: 'scored' })
  | Exclude<DraftReport, ScoredReport>

/** Decodes and scores one draft. */
export function scoreDraft(
  shown: string,
  content: BlobContent | undefined,
  settings: Settings,
): Outcome {
  if (content === undefined) return { status: 'failed', shown, problem: 'could not be read' }
  if (!(content instanceof Uint8Array)) return { status: 'failed', shown, ...content }
  const decoded = decodeDraft(content)
  if ('problem' in decoded) return { status: 'failed', shown, ...decoded }
  const source = decoded.text
  const draft = resolveFrontMatterSync(source, settings, ruleNames)
  switch (draft.kind) {
    case 'off':
      return { status: 'skipped', shown, note: draft.note }
    case 'broken':
      return { status: 'failed', shown, problem: draft.problem, line: draft.place.line }
    case 'settings':
      return scoreText(shown, source, draft.settings, draft.warnings)
    default:
      return draft satisfies never
  }
}

function scoreText(
  shown: string,
  source: string,
  settings: Settings,
  warnings: readonly DraftWarning[],
): Outcome {
  const options = {
    ...scoreOptions(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // Nothing shows the signals of single sentences.
    details: 'draft',
  } as const
  try {
    const result = analyzeText({ source, syntax: draftSyntax(shown) ?? 'markdown' }, options)
    return { status: 'scored', shown, source, settings, result, warnings }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { status: 'failed', shown, problem: error.message }
  }
}
