import robotsParser from 'robots-parser'
import type { Failure, FetchOutcome } from './outcome.ts'
import { userAgent } from './request.ts'

/** What a site allows: everything, what its rules say, or nothing while it has no answer of its own. */
type Rules =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'rules'; readonly allows: (address: string) => boolean }
  | Failure

/** RFC 9309 has programs read at least this much of a file. */
const mostBytes = 512_000

/** As in RFC 9309: without a file everything is allowed, and nothing while the server has a fault. */
function rulesOf(address: string, outcome: FetchOutcome): Rules {
  if (outcome.kind === 'failure') {
    // A file that leads elsewhere, or is none, says nothing; a site that cannot be reached has no pages either.
    const isElsewhere = outcome.redirects.length > 0 || outcome.reason === 'malformed'
    return isElsewhere ? { kind: 'all' } : outcome
  }
  if (outcome.status >= 500) return { kind: 'none' }
  if (outcome.status !== 200) return { kind: 'all' }
  const text = Buffer.from(outcome.body.subarray(0, mostBytes)).toString('utf8')
  const robots = robotsParser(address, text)
  return { kind: 'rules', allows: (page) => robots.isAllowed(page, userAgent) !== false }
}

/** Asks each site once what programs may fetch. */
export class RobotsRules {
  readonly #load: (address: URL) => Promise<FetchOutcome>
  readonly #known = new Map<string, Promise<Rules>>()

  constructor(load: (address: URL) => Promise<FetchOutcome>) {
    this.#load = load
  }

  /** Null where the site allows this address; otherwise why it cannot be fetched. */
  async refusal(address: URL): Promise<Failure['reason'] | null> {
    const rules = await this.#rulesOf(address.origin)
    switch (rules.kind) {
      case 'all':
        return null
      case 'none':
        return 'robots'
      case 'rules':
        return rules.allows(address.href) ? null : 'robots'
      case 'failure':
        // A site that cannot be reached is not asked a second time for each of its pages.
        return rules.reason === 'offline' ? null : rules.reason
      default:
        return rules satisfies never
    }
  }

  #rulesOf(origin: string): Promise<Rules> {
    const address = new URL('/robots.txt', origin)
    const rules =
      this.#known.get(origin) ??
      this.#load(address).then((outcome) => rulesOf(address.href, outcome))
    this.#known.set(origin, rules)
    return rules
  }
}
