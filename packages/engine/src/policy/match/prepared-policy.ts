import type { PolicyClause } from '../clause.ts'
import { type Detector, detectorOf } from '../detectors/index.ts'
import type { ClauseForm, PolicyException, PolicyNeed, PolicyTarget } from '../form/clause-form.ts'
import type { EvidenceKind } from '../lexicons/evidence-kind.ts'
import { evidenceKind } from '../lexicons/targets.ts'
import { besideKey, type PolicyTerms, termKey, termsOf } from './policy-terms.ts'

/** A target as it is looked for in every draft. */
export interface PreparedTarget {
  readonly target: PolicyTarget
  /** Counts from 0 in a policy; targets that say the same share one. */
  readonly number: number
  /** Its key among the terms of the policy; undefined of a target that is no term. */
  readonly term: string | undefined
  /** The key of what shows the term only near another. */
  readonly beside: string
  /** The kind of evidence that it names. */
  readonly kind: EvidenceKind | undefined
  /** The detector that it names. */
  readonly detector: Detector | undefined
}

type WithTarget<Item extends { readonly kind: string }> =
  | Exclude<Item, { readonly kind: 'target' }>
  | (Omit<Extract<Item, { readonly kind: 'target' }>, 'target'> & {
      readonly kind: 'target'
      readonly target: PreparedTarget
    })

export type PreparedException = WithTarget<PolicyException>

export type PreparedNeed = WithTarget<PolicyNeed>

/** A clause that was understood, with its targets made ready. */
export interface PreparedClause {
  /** Its index among all clauses of the policy. */
  readonly at: number
  readonly clause: PolicyClause
  readonly form: ClauseForm
  readonly targets: readonly PreparedTarget[]
  readonly about: readonly PreparedTarget[]
  readonly when: readonly PreparedTarget[]
  readonly narrowedBy: readonly PreparedTarget[]
  readonly unless: readonly PreparedException[]
  readonly needs: readonly PreparedNeed[]
  /** Whether it takes what its targets are as it is, wherever it stands. */
  readonly isPlain: boolean
}

/** A policy with all that does not depend on a draft. */
export interface PreparedPolicy {
  readonly clauses: readonly PreparedClause[]
  readonly terms: PolicyTerms
}

const made = new WeakMap<readonly PolicyClause[], PreparedPolicy>()

/** Makes a policy ready, once for all drafts. */
export function preparedPolicy(clauses: readonly PolicyClause[]): PreparedPolicy {
  const known = made.get(clauses) ?? { clauses: prepareClauses(clauses), terms: termsOf(clauses) }
  made.set(clauses, known)
  return known
}

/** A clause that was not understood matches nowhere. */
function prepareClauses(clauses: readonly PolicyClause[]): PreparedClause[] {
  const prepare = targetPreparer()
  const phrase = (words: string) => prepare({ kind: 'phrase', words, kin: true })
  return clauses.flatMap((clause, at) => {
    const { form } = clause
    if (form === undefined) return []
    return {
      at,
      clause,
      form,
      targets: form.targets.map(prepare),
      about: form.about.map(prepare),
      when: form.when.map(prepare),
      narrowedBy: form.narrowedBy.map(phrase),
      isPlain:
        form.place === undefined &&
        form.sections === undefined &&
        form.about.length + form.narrowedBy.length + form.unless.length === 0,
      unless: form.unless.map((exception) =>
        exception.kind === 'target'
          ? { ...exception, target: prepare(exception.target) }
          : exception,
      ),
      needs: form.needs.map((need) =>
        need.kind === 'target' ? { ...need, target: prepare(need.target) } : need,
      ),
    }
  })
}

function targetPreparer(): (target: PolicyTarget) => PreparedTarget {
  const known = new Map<string, PreparedTarget>()
  return (target) => {
    const text = JSON.stringify(target)
    const isApart = target.kind === 'phrase' && target.apart === true && target.words.includes(' ')
    const isTerm = target.kind === 'topic' || (target.kind === 'phrase' && !isApart)
    const term = isTerm ? termKey(target) : undefined
    const prepared = known.get(text) ?? {
      target,
      number: known.size,
      term,
      beside: besideKey(term ?? ''),
      kind: target.kind === 'evidence' ? evidenceKind(target.name) : undefined,
      detector: target.kind === 'detector' ? detectorOf(target.name) : undefined,
    }
    known.set(text, prepared)
    return prepared
  }
}
