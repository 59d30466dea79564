import type { ReferenceNote } from '../schema/index.ts'
import type { CheckContext, CheckedSource } from './check-context.ts'
import { checkPage } from './check-page.ts'
import { recordAddress } from './endpoints.ts'
import { pageState } from './page-state.ts'
import { isRetracted } from './retraction.ts'

/** The record that says so is asked for; a paper whose record cannot be had counts as not retracted. */
async function retractionNotes(id: string, context: CheckContext): Promise<ReferenceNote[]> {
  const template = context.endpoints.doi_record
  const address = template === null ? null : recordAddress(template, id)
  if (address === null) return []
  const answer = await context.fetcher.fetch(address, 'record')
  const isThere = answer.kind === 'answer' && answer.status === 200
  return isThere && isRetracted(answer.body) ? ['retracted'] : []
}

/** The text of the paper's page; publishers keep programs out so often that this says nothing of its state. */
async function sourceOf(id: string, context: CheckContext): Promise<CheckedSource['source']> {
  const template = context.endpoints.doi_page
  const address = template === null ? null : recordAddress(template, id)
  return address === null ? null : (await checkPage(address, false, context)).source
}

/** Says whether a DOI is registered, and whether its paper was retracted. */
export async function checkDoi(
  address: string,
  id: string,
  context: CheckContext,
): Promise<CheckedSource> {
  const checked = pageState(address, await context.fetcher.fetch(address, 'record'))
  if (checked.state !== 'alive') return { checked, source: null }
  const [notes, source] = await Promise.all([retractionNotes(id, context), sourceOf(id, context)])
  return { checked: { ...checked, notes }, source }
}
