import pLimit from 'p-limit'
import type { Fetcher } from '../fetch/index.ts'
import type { Reader, SourceText } from '../read/index.ts'
import type { Reference } from '../schema/index.ts'
import type { CheckContext, CheckedSource } from './check-context.ts'
import { checkDoi } from './check-doi.ts'
import { checkPage, withAddressNotes } from './check-page.ts'
import { type CheckedReference, checkedReference } from './checked-reference.ts'
import type { Endpoints } from './endpoints.ts'
import { NotFoundPages } from './not-found-pages.ts'
import { checkPackage } from './packages/check-package.ts'
import { type Target, targetOf } from './target.ts'

/** What checking references needs, and whom it tells. */
export interface CheckOptions {
  readonly fetcher: Fetcher
  readonly reader: Reader
  readonly endpoints: Endpoints
  /** Whether a reference is looked up; the others are not checked. All are by default. */
  readonly isWanted?: (reference: Reference) => boolean
  /** Stops the check, which then rejects with its reason; pass the one of the fetcher. */
  readonly signal?: AbortSignal
  /** Told after each reference. */
  readonly onProgress?: (done: number, total: number) => void
  /** Gets the text of each reference that has one, by its index, so that nobody has to keep them all. */
  readonly onSource?: (index: number, source: SourceText) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** References under way at a time; more of them would only hold pages in memory. */
const mostUnderWay = 32

async function checkTarget(target: Target | null, context: CheckContext): Promise<CheckedSource> {
  switch (target?.kind) {
    case undefined:
      return { checked: checkedReference({ state: 'not_checked' }), source: null }
    case 'page':
      return await checkPage(target.address, target.isRecord, context)
    case 'doi':
      return await checkDoi(target.address, target.id, context)
    case 'package':
      return await checkPackage(target, context)
    default:
      return target satisfies never
  }
}

/** Where nobody answered at all, it is the network that is away, and not one host or another. */
function forgiveAwayNetwork(checked: readonly CheckedReference[]): CheckedReference[] {
  const isAway = checked.every(({ status }) => status === null)
  return checked.map((each) =>
    isAway && each.failure === 'unknown_host' ? { ...each, state: 'unreachable' } : each,
  )
}

/** The indices of the references that ask for the same thing, by what they ask for. */
function groupByTarget(targets: readonly (Target | null)[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [index, target] of targets.entries()) {
    const page = target?.address.replace(/#.*$/, '')
    const key = target === null ? `none ${index}` : `${target.kind} ${page}`
    const group = groups.get(key) ?? []
    group.push(index)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * Says what became of each reference, in their order. What several references ask for is asked for once. It
 * can be stopped at any time: what the cache of the fetcher has by then need not be asked for again.
 */
export async function checkReferences(
  references: readonly Reference[],
  options: CheckOptions,
): Promise<CheckedReference[]> {
  const { endpoints, fetcher, onProgress, onSource, reader, signal, now = Date.now } = options
  const { isWanted = () => true } = options
  const notFoundPages = new NotFoundPages(fetcher, reader)
  const context: CheckContext = { endpoints, fetcher, reader, notFoundPages, now, signal }
  const targets = references.map((reference) =>
    isWanted(reference) ? targetOf(reference, endpoints) : null,
  )
  const results = new Map<number, CheckedReference>()
  const turns = pLimit(mostUnderWay)

  async function checkGroup(group: readonly number[]): Promise<void> {
    signal?.throwIfAborted()
    const result = await checkTarget(targets[group[0] ?? 0] ?? null, context)
    for (const index of group) {
      const target = targets[index]
      const isPage = target?.kind === 'page' && !target.isRecord
      results.set(index, isPage ? withAddressNotes(result, target.address) : result.checked)
      if (result.source !== null) onSource?.(index, result.source)
      onProgress?.(results.size, references.length)
    }
  }

  await Promise.all(groupByTarget(targets).map((group) => turns(() => checkGroup(group))))
  const inOrder = [...results].sort(([one], [other]) => one - other)
  return forgiveAwayNetwork(inOrder.map(([, checked]) => checked))
}
