import type { EvidenceGroup } from '@content-trust/design/evidence-groups'

/** A score in words. */
export interface StatusScore {
  readonly name: string
  readonly label: string
  readonly text: string
  /** 0 to 1, or null where there is no score. */
  readonly value: number | null
  readonly meaning: string
}

/** A place of the protocol: both count from 0. */
interface Position {
  readonly line: number
  readonly character: number
}

/** A finding with the group that it is drawn in. */
export interface StatusMark {
  readonly range: { readonly start: Position; readonly end: Position }
  readonly group: EvidenceGroup
  readonly severity: 'low' | 'medium' | 'high'
  readonly rule: string
}

/** A draft that was scored, as the server tells it. */
export interface ScoredStatus {
  readonly uri: string
  readonly version: number
  readonly state: 'scored'
  readonly decision: {
    /** Null: too little or nothing was there to judge. */
    readonly action: 'allow' | 'revise' | 'human_review' | 'reject' | null
    readonly label: string
    readonly text: string
    readonly meaning: string
  }
  readonly gate_failed: boolean
  readonly confidence: { readonly level: string; readonly meaning: string }
  readonly scores: readonly StatusScore[]
  readonly findings: number
  readonly marks: readonly StatusMark[]
}

/** How an open draft stands, as the server of the same extension tells it after each check. */
export type DraftStatus =
  | ScoredStatus
  | { readonly uri: string; readonly version: number; readonly state: 'ignored' }
  | {
      readonly uri: string
      readonly version: number
      readonly state: 'not_checked'
      readonly problem: string
    }

/** The notification that brings it. */
export const statusMethod = 'contentTrust/didCheckDraft'
