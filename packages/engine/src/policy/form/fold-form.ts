import { phraseOfForm, wordsOf } from '../policy-tokens.ts'
import type { ClauseForm, PolicyTarget } from './clause-form.ts'

/** A form whose phrases are folded as drafts are, such as “it’s”; capitals count, as in “Labour”. */
export function foldForm(form: ClauseForm): ClauseForm {
  return {
    ...form,
    targets: form.targets.map(foldTarget),
    about: form.about.map(foldTarget),
    when: form.when.map(foldTarget),
    narrowedBy: form.narrowedBy.map((phrase) => wordsOf(phrase).join(' ')),
    unless: form.unless.map(foldItem),
    needs: form.needs.map(foldItem),
  }
}

function foldTarget(target: PolicyTarget): PolicyTarget {
  return target.kind === 'phrase' ? { ...target, words: phraseOfForm(target.words) } : target
}

/** Exceptions and needs hold a target where they are of the kind `target`. */
function foldItem<Item extends { readonly kind: string; readonly target?: PolicyTarget }>(
  item: Item,
): Item {
  return item.target === undefined ? item : { ...item, target: foldTarget(item.target) }
}
