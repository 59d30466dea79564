import type { RevisionSafety } from '@content-trust/engine/schema'

/** What is said of a suggestion beside the button that takes it. */
export const fixTexts = {
  becomes: 'becomes',
  deleted: '(removed)',
  checking: 'Checking the facts…',
  unchecked: 'The text changed while it was being checked. Open the card again.',
  keepsFacts: 'Keeps every fact',
  keepsFactsOnly: 'Keeps every fact, but makes the draft worse by its scores.',
  changesFacts: 'Changes a fact:',
  apply: 'Apply',
  applyAnyway: 'Apply anyway',
} as const

/** The verdict on an edit that takes a suggestion. */
export interface FixVerdict {
  /** Whether it may be taken without a second thought: it keeps the facts, and no score gets worse by a band. */
  readonly isSafe: boolean
  /** Why, in a few words. */
  readonly text: string
}

/** The verdict on an edit, as every card states it. */
export function fixVerdict({
  safety,
  isCalm,
}: {
  readonly safety: Pick<RevisionSafety, 'status' | 'failure_reasons'>
  /** No score gets into a higher band by it. */
  readonly isCalm: boolean
}): FixVerdict {
  if (safety.status === 'passed') {
    return { isSafe: isCalm, text: isCalm ? fixTexts.keepsFacts : fixTexts.keepsFactsOnly }
  }
  const reasons = safety.failure_reasons.slice(0, 2).join(' ')
  return { isSafe: false, text: `${fixTexts.changesFacts} ${reasons}` }
}
