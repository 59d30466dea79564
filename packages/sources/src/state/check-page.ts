import type { Answer } from '../fetch/index.ts'
import type { ReadOutcome, SourceText } from '../read/index.ts'
import type { ReferenceNote } from '../schema/index.ts'
import type { CheckContext, CheckedSource } from './check-context.ts'
import { type CheckedReference, checkedReference } from './checked-reference.ts'
import { hasFragment } from './has-fragment.ts'
import { isChallengePage, isHomePage, isParked } from './page-signs.ts'
import { pageState } from './page-state.ts'

const isThere = ({ state }: CheckedReference) => state === 'alive' || state === 'moved'

/** What can be said of a page that its server sent as one that is there. */
function notesOf(answer: Answer, read: ReadOutcome): ReferenceNote[] {
  const notes: ReferenceNote[] = answer.isTruncated ? ['truncated'] : []
  if (read.kind === 'unreadable') {
    return [...notes, read.reason === 'no_pdf_reader' ? 'no_pdf_reader' : 'unreadable']
  }
  if (read.needsScripts) notes.push('needs_scripts')
  if (read.isPaywalled) notes.push('paywalled')
  return notes
}

/** The state that the text of a page tells, where that is not what its status says. */
async function stateByText(
  asked: string,
  answer: Answer,
  source: SourceText,
  { notFoundPages }: CheckContext,
): Promise<'parked' | 'blocked' | 'soft_not_found' | null> {
  if (isChallengePage(source)) return 'blocked'
  if (isParked(answer.address, source)) return 'parked'
  return (await notFoundPages.has(asked, answer, source)) ? 'soft_not_found' : null
}

/** Adds what an address says beside that of its page: the part that it names, or none at all. */
export function withAddressNotes(
  { checked, source }: CheckedSource,
  address: string,
): CheckedReference {
  if (!isThere(checked)) return { ...checked, address }
  const isCut = checked.notes.includes('truncated')
  const isMissing = source !== null && !isCut && !hasFragment(address, source)
  const notes: ReferenceNote[] = [
    ...(isHomePage(address) ? (['home_page'] as const) : []),
    ...(isMissing ? (['fragment_missing'] as const) : []),
  ]
  return { ...checked, address, notes: [...notes, ...checked.notes] }
}

/** Fetches and reads a page, and says what became of it, whatever part of it is named. */
export async function checkPage(
  asked: string,
  isRecord: boolean,
  context: CheckContext,
): Promise<CheckedSource> {
  const answer = await context.fetcher.fetch(asked, isRecord ? 'record' : 'page')
  const checked = pageState(asked, answer)
  if (answer.kind === 'failure' || !isThere(checked)) return { checked, source: null }
  const read = await context.reader.read(answer, context.signal)
  if (read.kind === 'text' && !isRecord) {
    const state = await stateByText(asked, answer, read, context)
    if (state !== null) {
      const { address, status } = checked
      return { checked: checkedReference({ state, address, status }), source: null }
    }
  }
  return {
    checked: { ...checked, notes: notesOf(answer, read) },
    source: read.kind === 'text' ? read : null,
  }
}
