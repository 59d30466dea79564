import type { Action, EvidenceType, TextScoreName } from '../schema/index.ts'

/** Evidence that a clause asks for. */
export interface PolicyTarget {
  /** What messages call it. */
  readonly name: string
  readonly types?: readonly EvidenceType[]
  /** Ids of rules, where a type says too much. */
  readonly rules?: readonly string[]
  /** Sentences that count without any evidence. */
  readonly sentences?: SentenceTrait
}

/** What a policy can see of a sentence besides its words. */
export type SentenceTrait = 'statistic' | 'number' | 'quote'

/** A number of the whole draft that a clause may compare. */
export type PolicyScore = TextScoreName | 'content_trust_score' | 'risk' | 'words'

/** “slop above 0.6”: the draft meets it when the score lies on that side of the value. */
export interface ScoreCondition {
  readonly score: PolicyScore
  readonly comparison: '>' | '>=' | '<' | '<='
  readonly value: number
}

/** What frees a sentence from a clause. */
export type PolicyException =
  | { readonly kind: 'source' }
  | { readonly kind: 'quoted' }
  | { readonly kind: 'number' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'phrase'; readonly words: readonly string[] }

/** Words to be found in a sentence, in this order, folded. */
export type PolicyPhrase = readonly string[]

/** One clause of a custom policy, as far as it was understood. */
export interface PolicyClause {
  /** The clause as written. */
  readonly text: string
  /** The decision that a match asks for; undefined when matches are only listed. */
  readonly action: Action | undefined
  /** The clause has a verb that demands or reports something. */
  readonly isDemand: boolean
  /** The clause asks for less; a policy cannot do that (decision 13). */
  readonly isPermission: boolean
  readonly targets: readonly PolicyTarget[]
  /** Names of topics; with `about`, what the sentence must speak of. */
  readonly topics: readonly string[]
  /** Phrases that the sentence must hold one of, unless it meets a topic. */
  readonly about: readonly PolicyPhrase[]
  /** Phrases that match by themselves. */
  readonly words: readonly PolicyPhrase[]
  /** The clause speaks of every draft. */
  readonly isEverything: boolean
  readonly exceptions: readonly PolicyException[]
  readonly conditions: readonly ScoreCondition[]
  /** One condition is enough; otherwise all must hold. */
  readonly isAnyCondition: boolean
  /** The clause holds when there are more matches than this. */
  readonly moreThan: number
  readonly scope: 'heading' | 'opening' | undefined
  /** Words of the clause that were not understood. */
  readonly unread: readonly string[]
}
