import type { SourcePlan } from '../../worker/sources/source-tasks.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'

type PlannedReference = SourcePlan['references'][number]

/** Hosts that a question names; the others are counted. */
const MOST_NAMED = 12

/** Names the hosts of references once each, in order. */
export function hostsOf(references: readonly PlannedReference[]): string[] {
  return [...new Set(references.flatMap(({ hosts }) => hosts))].sort()
}

/**
 * Asks the user before a reference is looked up for the first time since the start: an address can carry words, and a page
 * of the window may have made it up.
 */
export function createSourceConsent(dialogs: Pick<Dialogs, 'ask'>) {
  const agreed = new Set<string>()
  return async (references: readonly PlannedReference[]): Promise<boolean> => {
    const unknown = references.filter(({ hosts, key }) => hosts.length > 0 && !agreed.has(key))
    if (unknown.length === 0) return true
    const hosts = hostsOf(unknown)
    const named = hosts.slice(0, MOST_NAMED)
    const answer = await dialogs.ask({
      message: messages.sources.ask(hosts.length, unknown.length),
      detail: messages.sources.detail(named, hosts.length - named.length),
      answers: [messages.sources.askThem, messages.cancel],
      isRight: true,
    })
    if (answer !== 0) return false
    for (const { key } of unknown) agreed.add(key)
    return true
  }
}
