import type { PolicyRule } from '@content-trust/engine/schema'
import type { PolicyPlace } from './policy-place.ts'

/** A clause of a policy file, ready for the engine, with what tests and messages want. */
export interface LoadedClause {
  readonly rule: PolicyRule
  /** Texts that show what it matches: «…» marks it exactly. */
  readonly examples: {
    readonly matches: readonly string[]
    readonly passes: readonly string[]
  }
  /** Where it stands in its file; null in a shipped policy. */
  readonly place: PolicyPlace | null
}

/** The id of a clause that a policy switches off. */
export interface SwitchedOff {
  readonly id: string
  /** The file that says so, as messages show it. */
  readonly from: string
  readonly place: PolicyPlace | null
  /** Whether an extended policy has the clause. */
  readonly isMet: boolean
}

/** A policy with all that it extends. */
export interface LoadedPolicy {
  /** Its file, or the name of a shipped policy, as messages show it. */
  readonly shown: string
  readonly name: string | null
  readonly description: string | null
  /** Those of extended policies first, without those that are switched off. */
  readonly clauses: readonly LoadedClause[]
  /** Clauses that it or a policy that it extends switches off. */
  readonly off: readonly SwitchedOff[]
  /** All that it was read from, as messages show it. */
  readonly files: readonly string[]
}

/** A policy as one file holds it. */
export interface ParsedPolicy
  extends Pick<LoadedPolicy, 'name' | 'description' | 'clauses' | 'off'> {
  /** What it extends, by name. */
  readonly bases: readonly string[]
  /** The place of the name of a base. */
  readonly basePlace: PolicyPlace | null
}
