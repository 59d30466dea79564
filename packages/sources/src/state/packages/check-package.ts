import type { Ecosystem } from '../../schema/index.ts'
import type { CheckContext, CheckedSource } from '../check-context.ts'
import { pageState } from '../page-state.ts'
import { firstPublished } from './first-published.ts'
import { popularNameNear } from './popular-name.ts'

/** Packages that are younger than this have not proved themselves: 90 days in milliseconds. */
const youngMs = 90 * 24 * 3_600_000

/** Asks a registry for a package; its record is no source of claims. */
export async function checkPackage(
  target: { readonly address: string; readonly ecosystem: Ecosystem; readonly name: string },
  context: CheckContext,
): Promise<CheckedSource> {
  const { address, ecosystem, name } = target
  const answer = await context.fetcher.fetch(address, 'record')
  // A registry that moves its records elsewhere says nothing of the package.
  const checked = { ...pageState(address, answer), moved_to: null }
  const popular_name = popularNameNear(ecosystem, name)
  if (checked.state === 'gone' && checked.status !== null && popular_name !== null) {
    return { checked: { ...checked, notes: ['near_popular_name'], popular_name }, source: null }
  }
  if (answer.kind === 'failure' || (checked.state !== 'alive' && checked.state !== 'moved')) {
    return { checked, source: null }
  }
  const published = firstPublished(ecosystem, answer.body)
  const isYoung = published !== null && context.now() - published < youngMs
  const found =
    isYoung && popular_name !== null
      ? ({ ...checked, notes: ['young_lookalike'], popular_name } as const)
      : checked
  return { checked: { ...found, state: 'alive' }, source: null }
}
