import type { LeftOut, PolicyClause } from '../../clause.ts'
import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { once } from '../assembling/resolve.ts'
import type { ClauseText } from '../clauses/split-clauses.ts'
import { hasMatch, matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { withoutAside } from './described.ts'
import { lackingForm } from './lacking-form.ts'
import { formOf, isSame } from './need-form.ts'
import { asksToEnsure, type NeedFrame, needFrame, withoutLead } from './need-frame.ts'
import { linkTo, type WantedList, wantedIn } from './need-items.ts'
import { placedNeed } from './need-place.ts'
import { type NeedSubject, needSubject, occasionOf } from './need-subject.ts'
import { anyDate, isPublicationDate, isWantable } from './wanted.ts'

type Tokens = readonly PolicyToken[]

/** Longest clause that is read, so that time stays linear. */
const MOST_TOKENS = 60

/**
 * A clause that the grammar of words did not read whole, read as one that asks for something: who has the need, what is
 * needed, and where. What only describes the thing that is needed may be left out, since the clause then asks for less.
 */
export function readNeed(clause: ClauseText, read: PolicyClause): PolicyClause {
  if (clause.tokens.length > MOST_TOKENS || styled.test(lineOf(clause.tokens))) return read
  const need = needOf(withoutLead(clause.tokens), asksToEnsure(clause.tokens))
  if (need === undefined || read.isPermission || !isBetter(need, read)) return read
  return { ...read, form: need.form, leftOut: once(need.leftOut) }
}

/** “Prices must be in bold” asks how they look, and not for bold text. */
const styled = / (?:must|should|has to|have to|needs? to) (?:always )?be (?:in )?(?:bold|italics?)$/

/** Whether the words of a clause say what is needed, rather than what the grammar of words made of them. */
function isBetter({ form, leftOut, isOwn }: Need, read: PolicyClause): boolean {
  if (read.form === undefined || bansNeeded(read.form, form)) return true
  if (read.form.needs.some((need) => need.kind === 'target' && !isWantable(need.target)))
    return true
  if (needsTopic(read.form) || isOfDraft(read.form, form)) return true
  // “Give a date for every figure” is content with no date somewhere.
  const isEach = form.targets.length > 0 && form.unless.length > 0
  if (isEach && read.form.targets.length + read.form.when.length === 0) return true
  if (isOwn && (leftOut.length === 0 || read.leftOut.length > 0)) return true
  return leftOut.length < read.leftOut.length
}

/** “A list of allergens” is more than any word about allergies. */
function needsTopic({ needs }: ClauseForm): boolean {
  return needs.some((need) => need.kind === 'target' && need.target.kind === 'topic')
}

/** “Posts about suicide unless they give a number”, “ads with the warning …”: the posts have it, and no sentence. */
function isOfDraft(read: ClauseForm, { needs, targets }: ClauseForm): boolean {
  const sentence = read.unless.flatMap((each) => (each.kind === 'target' ? each.target : []))
  const isNeeded = needs.every(
    (need) => need.kind === 'target' && sentence.some((target) => isSame(target, need.target)),
  )
  return targets.length === 0 && needs.length > 0 && sentence.length === needs.length && isNeeded
}

/** “Ads that don't say “Terms apply” are rejected”: nobody bans what is needed, nor words of where a link should lead. */
function bansNeeded(read: ClauseForm, { needs, unless }: ClauseForm): boolean {
  const isLink = needs.some((need) => need.kind === 'feature' && need.feature === 'link')
  const needed = [...needs, ...unless]
  return read.targets.some(
    (target) =>
      (isLink && target.kind === 'phrase') ||
      (read.kind === 'ban' &&
        needed.some((each) => each.kind === 'target' && isSame(each.target, target))),
  )
}

interface Need {
  readonly form: ClauseForm
  readonly leftOut: readonly LeftOut[]
  readonly isOwn: boolean
}

/** A clause as it stands, or with a condition cut off: the first that asks for something known. */
function needOf(tokens: Tokens, isEnsured: boolean): Need | undefined {
  for (const asked of [{ occasion: undefined, rest: tokens }, ...occasionsOf(tokens)]) {
    const need = needIn(asked, isEnsured)
    if (need !== undefined) return need
  }
  return undefined
}

function needIn({ occasion, rest }: Asked, isEnsured: boolean): Need | undefined {
  const frame = needFrame(rest, occasion !== undefined, isEnsured)
  const lacking = frame && occasion === undefined ? lackingForm(frame) : undefined
  if (lacking !== undefined)
    return { form: decided(lacking.form, frame), leftOut: lacking.leftOut, isOwn: true }
  const named = frame && subjectOf(frame.subject, occasion)
  if (frame === undefined || named === undefined) return undefined
  const described = withoutAside(frame.object)
  const where = placedNeed(described.tokens)
  const placed = { ...where, place: where.place ?? frame.place }
  const found = frame.isLink
    ? linkTo(placed.tokens)
    : wantedIn({ ...described, tokens: placed.tokens })
  const wanted = found && ofEvent(found, frame.subject)
  const isField = wanted?.items.some((item) => item.isField === true) === true
  const isOfAll = isField && occasion === undefined
  if (isOfAll && named.things.length > 0) return undefined
  const subject = isOfAll ? ofAnyDraft(named) : named
  const form = wanted && formOf(subject, wanted, placed, occasion !== undefined)
  if (wanted === undefined || form === undefined) return undefined
  return {
    form: decided(form.form, frame),
    leftOut: [
      ...subject.leftOut,
      ...placed.leftOut,
      ...wanted.leftOut,
      ...wanted.items.flatMap((item) => item.leftOut),
      ...form.leftOut,
    ],
    isOwn: wanted.items.some((item) => item.isOwn),
  }
}

/** “Games must have an age rating”: what has such fields is a draft, whatever its name. */
function ofAnyDraft({ things, when, leftOut }: NeedSubject): NeedSubject {
  const isUnknown = leftOut.some(({ how }) => how === 'literal')
  if (!isUnknown) return { things, when, leftOut }
  return { things, when: [], leftOut: leftOut.map((left) => ({ ...left, how: 'ignored' })) }
}

function decided(form: ClauseForm, frame: NeedFrame | undefined): ClauseForm {
  return frame?.action === undefined ? form : { ...form, action: frame.action }
}

const event =
  /(?:^| )(?:event|fixture|meeting|concert|course|workshop|invitation|match|gig|festival|trip|walk|class|performance|show|fair|listing|appeal|notice|ad|advert|vacancy|job|tour|talk|lecture|exhibition|offer|correction)s?(?: |$)/

/** The date of an event is not that of the page about it. */
function ofEvent(wanted: WantedList, subject: Tokens): WantedList {
  if (!hasMatch(event, lineOf(subject))) return wanted
  const items = wanted.items.map((item) =>
    isPublicationDate(item) ? { ...anyDate, written: item.written, leftOut: item.leftOut } : item,
  )
  return { ...wanted, items }
}

interface Asked {
  /** When the rest is asked for. */
  readonly occasion: Tokens | undefined
  readonly rest: Tokens
}

const opening =
  /^(?:if|when|whenever|where|wherever|every time|each time|in case) (?<occasion>[^,]+?) (?:, (?:then )?|then |(?=(?:it|they|you|we) (?:must|has to|have to|needs? to|needs|should) ))(?<rest>.+)$/d
const closing =
  /^(?<rest>.+?) (?:if|when|whenever|where|wherever|every time|each time) (?<occasion>(?:you|we|they|it|there|an?|the) .+)$/d

/** “If you mention a loan, the APR must be given”: the loan, and the rest. */
function occasionsOf(tokens: Tokens): Asked[] {
  const line = lineOf(tokens)
  return [opening, closing].flatMap((pattern) => {
    const groups = matchOf(pattern, line)?.indices?.groups
    if (groups === undefined) return []
    const part = (name: string): Tokens => {
      const { from, to } = tokensIn(line, ...groups[name])
      return tokens.slice(from, to)
    }
    return { occasion: part('occasion'), rest: part('rest') }
  })
}

function subjectOf(tokens: Tokens, occasion: Tokens | undefined): NeedSubject | undefined {
  const subject = needSubject(tokens)
  if (occasion === undefined || subject === undefined) return subject
  // “If you mention a loan, each price needs …”
  return subject.things.length > 0 ? undefined : occasionOf(occasion)
}
