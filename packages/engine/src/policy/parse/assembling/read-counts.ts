import { strengths } from '../../strength.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun } from '../reading/slots.ts'
import { demand } from '../reading/state-steps.ts'
import type { Assembly } from './assembly.ts'
import { targetsOf } from './resolve.ts'

/** “More than three …”: how many matches it takes. */
export function readCounts(
  state: ClauseState,
  assembly: Assembly,
  nouns: readonly FoundNoun[],
): void {
  const { number, length, unit, compare = state.isLimit ? '>' : undefined } = state
  const late = number === undefined ? undefined : { comparison: compare, value: number }
  const counts = [...nouns.map(({ count }) => count), late]
  if (length === undefined && (state.isPer || counts.some((count) => count !== undefined))) {
    // “Three long sentences” are counted in the draft, not in each sentence.
    const isCounted = nouns.some(({ noun }) => noun.detector === `long-${unit}`)
    const isPart = unit === 'sentence' || unit === 'paragraph'
    const per = isPart && !isCounted ? unit : undefined
    if (per !== undefined) assembly.form = { ...assembly.form, per }
  }
  for (const [at, count] of counts.entries()) {
    if (count === undefined) continue
    // “Before 2010” is no count.
    if (count.value >= 1000) {
      assembly.isBlocked = true
      continue
    }
    const { comparison, value } = count
    if (comparison === '>') {
      assembly.form = { ...assembly.form, moreThan: value }
    } else if (comparison === '>=' && isPlain(state) && at < nouns.length) {
      tooFew(assembly, nouns[at], value)
    } else if (comparison === '>=' && !isExact(state, at, counts)) {
      assembly.form = { ...assembly.form, moreThan: Math.max(0, value - 1) }
    } else if (comparison?.startsWith('<') === true && isPlain(state)) {
      // “Fewer than three superlatives” is what there should be.
      demand(state, strengths.advice.action)
      assembly.form = {
        ...assembly.form,
        moreThan: comparison === '<' ? Math.max(0, value - 1) : value,
      }
    } else if ((comparison === '<' || comparison === '<=') && at < nouns.length) {
      tooFew(assembly, nouns[at], comparison === '<' ? value : value + 1)
    } else assembly.leftOut.push({ words: String(value), how: 'ignored' })
  }
}

/** “At least one quote per story”: without a verb it is what there should be. */
function isPlain({ action, hasNotice, negated }: ClauseState): boolean {
  return action === undefined && !hasNotice && negated === undefined
}

function isExact({ compare }: ClauseState, at: number, counts: readonly unknown[]): boolean {
  return at === counts.length - 1 && compare === undefined
}

/** “Fewer than two quotes”: what is there is too little. */
function tooFew(assembly: Assembly, { noun }: FoundNoun, value: number): void {
  const [target] = targetsOf(noun)
  if (target === undefined || value < 1) return
  assembly.form = {
    ...assembly.form,
    targets: assembly.form.targets.filter(
      (each) => JSON.stringify(each) !== JSON.stringify(target),
    ),
    needs: [...assembly.form.needs, { kind: 'target', target, atLeast: value }],
  }
}
