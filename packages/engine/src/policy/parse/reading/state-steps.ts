import type { Action } from '../../../schema/index.ts'
import { classes } from '../assembling/classes.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState, PhraseWord } from './clause-state.ts'

const strictness: readonly Action[] = ['allow', 'revise', 'human_review', 'reject']

/** Adds a decision; of several in one clause the strictest counts. */
export function demand(state: ClauseState, action: Action): void {
  const isStricter =
    state.action === undefined || strictness.indexOf(action) > strictness.indexOf(state.action)
  if (isStricter) state.action = action
  state.negated = undefined
}

/** Longest example without quotes; more words are a remark. */
const LONGEST_EXAMPLE = 4

/** Ends a phrase that was being collected; `isItem`: a comma, a verb or nothing follows. */
export function endPhrase(state: ClauseState, isItem = false): void {
  const { phrase, role, slots } = state
  if (phrase.length === 0) return
  const named = nameOf(state)
  const isName = named.every((word) => word.isName)
  const words = named.map(({ text, written }) => (isName ? (written ?? text) : text)).join(' ')
  state.phrase = []
  const slot = slots[role]
  if (role === 'examples') {
    if (phrase.length <= LONGEST_EXAMPLE) slot.phrases.push(words)
    else state.leftOut.push(words)
  } else if (state.isListing && role === 'subject' && isItem) slots.examples.phrases.push(words)
  else if (state.isNaming) {
    slot.phrases.push(words)
    if (state.isSpokenOf && !named.some((word) => word.isName)) state.spoken.add(words)
    if (state.isMatter && !phrase.every(({ isName }) => isName)) state.matters.push(words)
  } else
    slot.unknown.push({
      words,
      isName: phrase.every(({ isName }) => isName),
      isItem: isItem && state.isItem,
    })
}

/** A word of a phrase; a capital makes a name of it, unless it stands where every word has one. */
export function phraseWord({ text, isCapital, tokens }: Unit, mayBeName: boolean): PhraseWord {
  const [{ written }] = tokens
  const isName = isCapital && mayBeName
  const isWritten = isName && tokens.length === 1 && written?.toLowerCase() === text
  return isWritten ? { text, isName, written } : { text, isName }
}

/** “Our rival Globex”: a name is looked for without the kind of thing that it is. */
function nameOf({ phrase, isNaming }: ClauseState): ClauseState['phrase'] {
  const kinds = phrase.findIndex(({ isName }) => isName)
  const isKind = kinds > 0 && phrase.slice(0, kinds).every(({ text }) => classes.has(text))
  return isNaming && isKind ? phrase.slice(kinds) : phrase
}

/** Whether something was named that a clause can be about. */
export function hasSubject({ slots }: ClauseState): boolean {
  const { nouns, phrases, unknown, hosts } = slots.subject
  return nouns.length + phrases.length + unknown.length + hosts.length > 0
}

/** A word that could have been a score and was not compared with anything is something else. */
export function settleScore(state: ClauseState): void {
  const { score } = state
  state.score = undefined
  score?.settle()
}
