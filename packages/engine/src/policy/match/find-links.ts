import type { LinkTarget } from '../form/clause-form.ts'
import { type Place, placeAt } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** Links to the hosts that a policy names, or to any other. */
export function findLinks({ hosts, isOther }: LinkTarget, draft: PolicyDraft): Place[] {
  const places: Place[] = []
  for (const { kind, url, start, end } of draft.detected?.links ?? []) {
    if (kind === 'image' || kind === 'footnote') continue
    const host = hostOf(url)
    if (hosts.length > 0 && host === undefined) continue
    const isNamed = hosts.length === 0 || hosts.some((named) => leadsTo(url, host ?? '', named))
    if (isNamed === isOther) continue
    const reason = host === undefined ? 'The policy names links.' : `The link leads to ${host}.`
    places.push(placeAt(draft, start, end, reason))
  }
  return places
}

/** The host of an absolute address; undefined of others. */
export function hostOf(url: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(url)?.[1].toLowerCase()
}

/** Whether an address leads to a host, or below a path of it. */
function leadsTo(url: string, host: string, named: string): boolean {
  const slash = named.indexOf('/')
  if (slash === -1) return isBelow(host, named)
  const path = url.replace(/^(?:https?:)?\/\/[^/]*/i, '').toLowerCase()
  const wanted = named.slice(slash).toLowerCase()
  return isBelow(host, named.slice(0, slash)) && (path === wanted || path.startsWith(`${wanted}/`))
}

/** Whether a host is the named one, below it, or has it as one of its labels. */
function isBelow(host: string, named: string): boolean {
  const wanted = named.toLowerCase()
  if (!wanted.includes('.')) return host.split('.').includes(wanted)
  return host === wanted || host.endsWith(`.${wanted}`)
}
