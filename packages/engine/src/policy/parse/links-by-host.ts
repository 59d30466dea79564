import type { ClauseForm } from '../form/clause-form.ts'

/** “Shortened links (bit.ly, tinyurl.com)” are those to the hosts listed, not all links that are weak. */
export function linksByHost(form: ClauseForm): ClauseForm {
  const hasHosts = form.targets.some((target) => target.kind === 'link' && target.hosts.length > 0)
  if (!hasHosts) return form
  const targets = form.targets.filter(
    (target) => target.kind !== 'evidence' || target.name !== 'weak links',
  )
  return { ...form, targets }
}
