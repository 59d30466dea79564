import { type EvidenceGroup, groupOf } from '@content-trust/design/evidence-groups'
import {
  actionMeaning,
  confidenceMeanings,
  decisionLabel,
  decisionText,
  isUnjudged,
  scoreLabels,
  scoreMeanings,
  scoresOf,
  scoreText,
} from '@content-trust/engine/report'
import type { Action, Severity } from '@content-trust/engine/schema'
import {
  NotificationType,
  type Range,
  RequestType,
  type TextDocumentIdentifier,
} from 'vscode-languageserver-protocol/node'
import type { DraftReport, ScoredReport } from '../reporters/draft-report.ts'
import type { OpenDraft } from './open-drafts.ts'
import { type Encoding, toRange } from './positions.ts'

/** A score in words: for a status line, a list and a screen reader. */
export interface StatusScore {
  readonly name: string
  readonly label: string
  /** Two decimals, or a dash where there is no score. */
  readonly text: string
  /** 0 to 1, or null where there is no score. */
  readonly value: number | null
  readonly meaning: string
}

/** A finding with the group whose colour and shape it is drawn with. */
export interface StatusMark {
  readonly range: Range
  readonly group: EvidenceGroup
  readonly severity: Severity
  readonly rule: string
}

/** How an open draft stands. */
export type DraftStatus = {
  readonly uri: string
  /** The version of the document that this is about. */
  readonly version: number
} & (
  | { readonly state: 'ignored' }
  | { readonly state: 'not_checked'; readonly problem: string }
  | {
      readonly state: 'scored'
      readonly decision: {
        /** Null: too little or nothing was there to judge. */
        readonly action: Action | null
        /** A word or two. */
        readonly label: string
        /** The whole decision in one line. */
        readonly text: string
        /** What to do about it. */
        readonly meaning: string
      }
      readonly gate_failed: boolean
      readonly confidence: { readonly level: string; readonly meaning: string }
      readonly scores: readonly StatusScore[]
      readonly findings: number
      readonly marks: readonly StatusMark[]
    }
)

/** Asks how an open draft stands; null when it is not open or was edited meanwhile. */
export const draftStatusRequest = new RequestType<
  { readonly textDocument: TextDocumentIdentifier },
  DraftStatus | null,
  void
>('contentTrust/draftStatus')

/** Says how an open draft stands after each check, to clients that ask for it in `initialize`. */
export const draftStatusNotification = new NotificationType<DraftStatus>(
  'contentTrust/didCheckDraft',
)

/** How a draft stands by its report; no report means that it is not checked on purpose. */
export function draftStatus(
  { uri, version }: Pick<OpenDraft, 'uri' | 'version'>,
  report: DraftReport | null,
  encoding: Encoding,
): DraftStatus {
  if (report === null || report.status === 'skipped') return { uri, version, state: 'ignored' }
  if (report.status === 'failed') {
    return { uri, version, state: 'not_checked', problem: report.problem }
  }
  const { result, gateFailed, findings, omitted } = report
  return {
    uri,
    version,
    state: 'scored',
    decision: {
      action: isUnjudged(result) ? null : result.recommended_action,
      label: decisionLabel(result),
      text: decisionText(report),
      meaning: actionMeaning(result),
    },
    gate_failed: gateFailed,
    confidence: { level: result.confidence, meaning: confidenceMeanings[result.confidence] },
    scores: scoresOf(result).map(([name, value]) => ({
      name,
      label: scoreLabels[name],
      text: scoreText(value),
      value,
      meaning: scoreMeanings[name],
    })),
    findings: findings.length + omitted,
    marks: marksOf(report, encoding),
  }
}

function marksOf({ lines, findings }: ScoredReport, encoding: Encoding): StatusMark[] {
  return findings.flatMap(({ place, type, severity, rule }) =>
    place === null
      ? []
      : [{ range: toRange(lines, place, encoding), group: groupOf(type), severity, rule }],
  )
}
