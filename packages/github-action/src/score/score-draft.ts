import { analyzeText } from '@content-trust/engine'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { DraftReport, ScoredDraft, ScoredReport } from '@content-trust/engine/report'
import { EngineError, type SourceFinding, type TextResult } from '@content-trust/engine/schema'
import { draftSyntax, type Settings, scoreOptions } from '@content-trust/workspace'
import type { BlobContent } from '../drafts/blobs.ts'
import type { AskedExemption } from './asked-exemption.ts'
import {
  type DraftText,
  type HeldText,
  readAsCopy,
  readAsInBase,
  readAsWritten,
} from './hold-draft.ts'

/** What became of one draft. */
export type Outcome =
  | (ScoredDraft & {
      readonly status: 'scored'
      /** The text that was scored: the same but for comments that do not count. */
      readonly scored: string
    })
  | Exclude<DraftReport, ScoredReport>

/** What became of a draft that was held to its base, and what it asks for. */
export interface HeldOutcome {
  readonly outcome: Outcome
  readonly asked: readonly AskedExemption[]
}

/** A version of a draft under the name that readers know it by. */
export interface DraftVersion {
  readonly shown: string
  readonly content: BlobContent | undefined
}

/** Decodes and scores one draft as it asks to be read. */
export function scoreDraft(version: DraftVersion, settings: Settings): Outcome {
  return scoreVersion(version, (text) => readAsWritten(text, settings)).outcome
}

/**
 * Scores a draft with the front matter and the ignore comments that its base has; without a base, with none. A copy
 * that was edited has only the comments of its original that are beside the same line.
 */
export function scoreHeld(
  version: DraftVersion,
  base: DraftVersion | null,
  settings: Settings,
  isEditedCopy: boolean,
): HeldOutcome {
  return scoreVersion(version, (text) => {
    const before = base === null ? null : decodeVersion(base)
    const known = before !== null && 'source' in before ? before : null
    return isEditedCopy ? readAsCopy(text, known, settings) : readAsInBase(text, known, settings)
  })
}

function scoreVersion(version: DraftVersion, read: (text: DraftText) => HeldText): HeldOutcome {
  const { shown } = version
  const text = decodeVersion(version)
  if ('problem' in text) return { outcome: { status: 'failed', shown, ...text }, asked: [] }
  const held = read(text)
  const { draft, asked } = held
  switch (draft.kind) {
    case 'off':
      return { outcome: { status: 'skipped', shown, note: draft.note }, asked }
    case 'broken': {
      const { problem, place } = draft
      return { outcome: { status: 'failed', shown, problem, line: place.line }, asked }
    }
    case 'settings': {
      const { settings, warnings } = draft
      return { outcome: scoreText(shown, text, held.source, settings, warnings), asked }
    }
    default:
      return draft satisfies never
  }
}

function decodeVersion({ shown, content }: DraftVersion): DraftText | { readonly problem: string } {
  if (content === undefined) return { problem: 'could not be read' }
  if (!(content instanceof Uint8Array)) return content
  const decoded = decodeDraft(content)
  if ('problem' in decoded) return decoded
  return { source: decoded.text, syntax: draftSyntax(shown) ?? 'markdown' }
}

/** Scores a text; `scored` is the same text but for comments that do not count. */
function scoreText(
  shown: string,
  { source, syntax }: DraftText,
  scored: string,
  settings: Settings,
  warnings: ScoredDraft['warnings'] = [],
): Outcome {
  try {
    const result = analyzeText({ source: scored, syntax }, optionsOf(settings))
    return { status: 'scored', shown, source, scored, settings, result, warnings }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { status: 'failed', shown, problem: error.message }
  }
}

function optionsOf(settings: Settings) {
  return {
    ...scoreOptions(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // Nothing shows the signals of single sentences.
    details: 'draft',
  } as const
}

/**
 * The result of a text that was scored before, with what was found about its sources: comments and settings hide these
 * as they do others, and a policy may name them. Scores stay as they are.
 */
export function scoreWithSources(
  shown: string,
  scored: string,
  settings: Settings,
  sourceFindings: readonly SourceFinding[],
): TextResult {
  const syntax = draftSyntax(shown) ?? 'markdown'
  return analyzeText({ source: scored, syntax }, { ...optionsOf(settings), sourceFindings })
}
