import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'

/** “Shortened links (bit.ly, tinyurl.com)” are those to the hosts listed, not all links that are weak, or lead elsewhere. */
export function linksByHost(form: ClauseForm): ClauseForm {
  const hasHosts = form.targets.some((target) => target.kind === 'link' && target.hosts.length > 0)
  if (!hasHosts) return form
  return { ...form, targets: form.targets.filter((target) => !isAnyLink(target)) }
}

function isAnyLink(target: PolicyTarget): boolean {
  if (target.kind === 'evidence') return target.name === 'weak links'
  return target.kind === 'detector' && target.name === 'link-host' && target.value === undefined
}
