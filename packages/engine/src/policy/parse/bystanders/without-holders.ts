import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import { lacking } from '../../lexicons/detector-names.ts'

/** “Names need a job title” looks for names that lack one: neither all names are meant, nor is a name an exception. */
export function withoutHolders(form: ClauseForm): ClauseForm {
  const named = new Set(form.targets.flatMap(detectorOf))
  const held = new Set([...lacking].flatMap(([thing, lack]) => (named.has(lack) ? thing : [])))
  if (held.size === 0) return form
  const stays = (target: PolicyTarget): boolean => !detectorOf(target).some((id) => held.has(id))
  return {
    ...form,
    targets: form.targets.filter(stays),
    about: form.about.filter(stays),
    when: form.when.filter(stays),
    unless: form.unless.filter((each) => each.kind !== 'target' || stays(each.target)),
    needs: form.needs.filter((each) => each.kind !== 'target' || stays(each.target)),
  }
}

function detectorOf(target: PolicyTarget): string[] {
  return target.kind === 'detector' ? [target.name] : []
}
