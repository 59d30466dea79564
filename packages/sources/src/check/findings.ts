import type { SourceFinding, SourceRuleId } from '@content-trust/engine/schema'
import { hasCheckDigit } from '../extract/index.ts'
import type { Span } from '../schema/index.ts'
import { sourceRules } from './rules.ts'
import type { HeldClaim, SourceCheck } from './source-check.ts'

type Fact = HeldClaim['facts'][number]

/** Units that evidence quotes of a draft; its offsets hold the rest. */
const longestQuote = 400

/** What is to be said of the references of a draft, as evidence with exact places, in source order. */
export function sourceFindings(draft: string, checks: readonly SourceCheck[]): SourceFinding[] {
  // Not by `Map.groupBy`: hosts that open no connection run on Node 20 too.
  const bySpan = new Map<string, HeldClaim[]>()
  for (const claim of checks.flatMap(({ claims }) => claims)) {
    const key = `${claim.span.start} ${claim.span.end}`
    const beside = bySpan.get(key) ?? []
    beside.push(claim)
    bySpan.set(key, beside)
  }
  const states = checks.flatMap((check) => stateFindings(draft, check))
  const claims = [...bySpan.values()].flatMap((beside) => claimFinding(draft, beside) ?? [])
  return [...states, ...claims].sort((a, b) => a.start - b.start)
}

/** Whether nobody answered for any reference that was to be asked for: a network that is away tells nothing. */
export function isUnanswered(checks: readonly SourceCheck[]): boolean {
  const asked = checks.filter(({ checked }) => checked.address !== null)
  return asked.length > 0 && asked.every(({ checked }) => checked.status === null)
}

function evidence(
  draft: string,
  { start, end }: Span,
  rule: SourceRuleId,
  explanation: string,
): SourceFinding {
  const span = draft.slice(start, Math.min(end, start + longestQuote))
  return { ...sourceRules[rule], rule, explanation, span, start, end }
}

function stateFindings(draft: string, check: SourceCheck): SourceFinding[] {
  const { reference, checked, claims } = check
  const { notes, popular_name: popular, state } = checked
  const found: SourceFinding[] = []
  const say = (rule: SourceRuleId, explanation: string) =>
    found.push(evidence(draft, reference.span, rule, explanation))
  if (reference.kind === 'package') {
    const meant = popular === null ? '' : ` Did you mean “${popular}”?`
    if (state === 'gone' && checked.status !== null)
      say('package-unknown', `The registry has no package of this name.${meant}`)
    if (notes.includes('young_lookalike'))
      say(
        'package-lookalike',
        `This package is younger than 90 days, and its name is one edit from a popular one.${meant}`,
      )
    return found
  }
  if (reference.kind === 'isbn' && !hasCheckDigit(reference.identifier))
    say('isbn-invalid', 'The check digit of this ISBN is wrong, so no book has it.')
  if (state === 'gone') say('source-gone', goneText(check))
  if (state === 'soft_not_found')
    say(
      'source-gone',
      'The site answers with the page that it shows for addresses it does not know.',
    )
  if (state === 'parked') say('source-gone', 'The domain is parked or for sale.')
  if (state === 'certificate_error')
    say('source-certificate', 'The server could not prove who it is: its certificate is not valid.')
  if (state === 'moved') found.push(movedFinding(draft, check))
  if (notes.includes('retracted')) say('source-retracted', 'This paper was retracted.')
  if (notes.includes('fragment_missing'))
    say('source-fragment', 'The page has no part of the name that follows the # in the address.')
  if (notes.includes('home_page') && claims.some(({ facts }) => facts.length > 0))
    say(
      'source-home-page',
      'A home page is cited for a specific claim; link to the page that makes it.',
    )
  return found
}

function goneText({ checked: { status } }: SourceCheck): string {
  return status === null
    ? 'No server has this name any more.'
    : `The server says that this is not there (HTTP ${status}).`
}

/** A new address is offered as an edit where the draft has the old one once, and Markdown takes it as it is. */
function movedFinding(draft: string, { reference, checked }: SourceCheck): SourceFinding {
  const { span, url } = reference
  const to = checked.moved_to ?? ''
  const say = (explanation: string) => evidence(draft, span, 'source-moved', explanation)
  const written = draft.slice(span.start, span.end)
  const at = url === null ? -1 : written.indexOf(url)
  const isOnce = at !== -1 && written.lastIndexOf(url ?? '') === at
  if (!isOnce || !/^https?:\/\/[^\s()<>[\]"'`\\]+$/.test(to)) {
    return say(`This page has moved for good, to ${to}.`)
  }
  const start = span.start + at
  const edit = { start, end: start + (url ?? '').length, text: to }
  return { ...say('This page has moved for good.'), suggestion: to, edit }
}

/** What none of the sources holds that stand beside each other for one claim, where all of them have been read. */
function claimFinding(draft: string, beside: readonly HeldClaim[]): SourceFinding | null {
  const [claim] = beside
  if (claim === undefined) return null
  const facts = beside.flatMap((each) => each.facts)
  const having = (verdict: Fact['verdict']) =>
    new Map(facts.filter((fact) => fact.verdict === verdict).map((fact) => [fact.claimed, fact]))
  const supported = having('supported')
  const left = ({ claimed }: Fact) => !supported.has(claimed)
  const contradicted = [...having('contradicted').values()].filter(left)
  if (contradicted.length > 0) {
    const words = contradicted.map(
      ({ claimed, stated }) => `“${claimed}”, and the source “${stated}”`,
    )
    const explanation = `The draft has ${words.join('; it has ')}.${sentenceBeside(beside)}`
    const found = evidence(draft, claim.span, 'claim-contradicted', explanation)
    return { ...found, facts: kindsOf(contradicted) }
  }
  const missing = [...having('not_found').values()].filter(left)
  const isUnread = beside.some((each) => each.verdict === 'cannot_tell' && each.facts.length === 0)
  if (missing.length === 0 || isUnread) return null
  const words = missing.map(({ claimed }) => `“${claimed}”`)
  const explanation = `We did not find ${list(words)} in the source.`
  const found = evidence(draft, claim.span, 'claim-not-found', explanation)
  return { ...found, facts: kindsOf(missing) }
}

function kindsOf(facts: readonly Fact[]): Fact['kind'][] {
  return [...new Set(facts.map(({ kind }) => kind))]
}

/** The sentence that contradicts a claim, so that a reader need not open the source. */
function sentenceBeside(beside: readonly HeldClaim[]): string {
  const sentence = beside.find(({ verdict }) => verdict === 'contradicted')?.source_sentence
  return sentence ? ` The source says: “${sentence}”` : ''
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
