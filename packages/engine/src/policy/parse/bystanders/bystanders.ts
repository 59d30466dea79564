import { mayBePeople } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Whose drafts they are: it narrows nothing. */
const houses =
  /^(?:council|parish|club|museum|library|school|university|college|hospital|clinic|charity|company|city|town|village|church|shop|store|brand|team|association|department|agency|institute|practice|surgery|union|foundation|newsroom|company's|online|web|print|official|internal|external|corporate|local|weekly|daily|monthly|annual|published|public|finished|final|our)$/

/** “Council web pages”: the drafts at hand. */
export function isHouse(units: readonly Unit[], at: number): boolean {
  return houses.test(units[at].text) && units[at + 1]?.sign?.kind === 'whole'
}

const actors =
  /^(?:customer|client|visitor|caller|patient|commenter|poster|contributor|guest|member|applicant|student)s?$/
const anybody = /^(?:somebody|someone|anybody|anyone|who|they|you|people|users?|readers?|writers?)$/
const acts =
  /^(?:paste|post|share|type|enter|send|write|leave|upload|attach|give|put|ask|complain|quote)(?:s|es)?$/

/** “When a customer pastes a password”: who does it makes no difference. */
export function isActor(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]
  if (actors.test(text)) return acts.test(units[at + 1]?.text ?? '')
  const who = units[at - 1]?.text ?? ''
  return acts.test(text) && (actors.test(who) || anybody.test(who))
}

/** “Adverts for puppies”: what is offered, and not to whom. */
export function isOffered(units: readonly Unit[], at: number): boolean {
  const [draft, preposition] = units.slice(Math.max(0, at - 2), at)
  const isAdvert = /^(?:adverts?|ads?|listings?|classifieds?)$/.test(draft?.text ?? '')
  const isThing = units[at].kind === 'word' && !mayBePeople(units[at])
  return isAdvert && preposition?.text === 'for' && isThing && units[at + 1]?.sign?.kind !== 'with'
}

/** “Letters to investors”, “texts for children”: for whom a draft is written. */
export function isAudience(units: readonly Unit[], at: number): boolean {
  const isArticle = /^(?:the|our|a|an)$/.test(units[at - 1]?.text ?? '')
  const from = isArticle ? at - 2 : at - 1
  const isTo = /^(?:to|for|from)$/.test(units[from]?.text ?? '')
  return isTo && units[from - 1]?.sign?.kind === 'whole' && !isOffered(units, at)
}
