import { analyzeText } from '@content-trust/engine'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { DraftReport, ScoredDraft, ScoredReport } from '@content-trust/engine/report'
import { EngineError } from '@content-trust/engine/schema'
import {
  applyLayer,
  contextOf,
  type DraftWarning,
  type Settings,
  switchesOf,
} from '@content-trust/engine/settings'
import type { BlobContent } from '../drafts/blobs.ts'
import { draftSyntax } from '../drafts/draft-syntax.ts'
import { readFrontMatter } from '../drafts/front-matter.ts'

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
  const front = readFrontMatter(source)
  switch (front.kind) {
    case 'off':
      return { status: 'skipped', shown, note: 'its front matter says `contentTrust: false`' }
    case 'broken':
      return { status: 'failed', shown, problem: front.problem }
    case 'invalid':
      return scoreText(shown, source, settings, [front.warning])
    case 'settings':
      return scoreText(shown, source, applyLayer(settings, front.layer))
    case 'none':
      return scoreText(shown, source, settings)
    default:
      return front satisfies never
  }
}

function scoreText(
  shown: string,
  source: string,
  settings: Settings,
  warnings: readonly DraftWarning[] = [],
): Outcome {
  const options = {
    context: contextOf(settings),
    ...switchesOf(settings),
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
