import type { HeldClaim, SourceCheck } from '../check/source-check.ts'

type State = SourceCheck['checked']['state']
type Note = SourceCheck['checked']['notes'][number]
type Verdict = HeldClaim['verdict']

/** How reports show what is fine, what needs a look, and what nobody can tell. */
export type Tone = 'good' | 'bad' | 'unsure' | 'none'

/** The states in words, in the order in which reports count them. */
export const stateLabels: Readonly<Record<State, { readonly label: string; readonly tone: Tone }>> =
  {
    alive: { label: 'alive', tone: 'good' },
    moved: { label: 'moved', tone: 'unsure' },
    gone: { label: 'gone', tone: 'bad' },
    soft_not_found: { label: 'soft 404', tone: 'bad' },
    parked: { label: 'parked', tone: 'bad' },
    certificate_error: { label: 'bad certificate', tone: 'unsure' },
    blocked: { label: 'could not be checked (blocked)', tone: 'none' },
    timeout: { label: 'could not be checked (timed out)', tone: 'none' },
    unreachable: { label: 'could not be checked (unreachable)', tone: 'none' },
    not_checked: { label: 'not checked', tone: 'none' },
  }

export const noteLabels: Readonly<Record<Note, string>> = {
  fragment_missing: 'the page has no such #part',
  home_page: 'a home page',
  retracted: 'retracted',
  young_lookalike: 'younger than 90 days, name close to a popular one',
  near_popular_name: 'name close to a popular one',
  needs_scripts: 'shows its text only to browsers',
  paywalled: 'for subscribers',
  truncated: 'longer than we read',
  unreadable: 'no text that we can read',
  no_pdf_reader: 'a PDF, which needs `unpdf` to be read',
}

export const verdictLabels: Readonly<
  Record<Verdict, { readonly label: string; readonly tone: Tone }>
> = {
  supported: { label: 'supported', tone: 'good' },
  contradicted: { label: 'contradicted', tone: 'bad' },
  not_found: { label: 'not found', tone: 'unsure' },
  cannot_tell: { label: 'could not be checked', tone: 'none' },
}

/** What a reader should keep in mind. */
export const sourcesDisclaimer =
  '“Not found” does not mean false, and a source that holds a claim does not prove it.'

/** A reference as reports name it: its address, or its name and kind. */
export function nameOf({ reference }: SourceCheck): string {
  if (reference.url !== null) return reference.url
  const kind = reference.kind === 'package' ? reference.ecosystem : reference.kind
  return kind === 'url' ? reference.identifier : `${kind} ${reference.identifier}`
}

/** What is said of a reference beside its state. */
export function notesOf({ checked, reference }: SourceCheck): string[] {
  const isBadIsbn = reference.kind === 'isbn' && checked.state === 'not_checked'
  return [
    ...(checked.moved_to === null ? [] : [`now at ${checked.moved_to}`]),
    ...checked.notes.map((note) => noteLabels[note]),
    ...(checked.popular_name === null ? [] : [`did you mean ${checked.popular_name}?`]),
    ...(isBadIsbn ? ['books are not looked up'] : []),
  ]
}

/** How a reference is shown as a whole: by its state, or by what is worse. */
export function toneOf({ checked, claims }: SourceCheck): Tone {
  const { notes, state } = checked
  const { tone } = stateLabels[state]
  const isBad =
    notes.includes('retracted') ||
    notes.includes('young_lookalike') ||
    claims.some(({ verdict }) => verdict === 'contradicted')
  if (isBad) return 'bad'
  const isUnsure = notes.length > 0 || claims.some(({ verdict }) => verdict === 'not_found')
  return tone === 'good' && isUnsure ? 'unsure' : tone
}

/** Claims of which there is something to show: a fact that was looked up, or a sentence of the source. */
export function shownClaims({ claims }: SourceCheck): readonly HeldClaim[] {
  return claims.filter(({ facts }) => facts.length > 0)
}
