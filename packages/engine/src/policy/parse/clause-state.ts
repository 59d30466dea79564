import type { Action } from '../../schema/index.ts'
import type { PolicyPlace, PolicyScore, ScoreCondition } from '../form/clause-form.ts'
import type { Noun } from '../policy-signs.ts'

/** What the words that are read now say of the clause. */
export type Role =
  /** What the clause speaks of. */
  | 'subject'
  /** What the sentence must hold besides. */
  | 'about'
  /** What there should be. */
  | 'need'
  /** What is missing. */
  | 'lack'
  | 'unless'
  | 'if'
  /** Listed words. */
  | 'examples'
  /** Who does what to the draft: it narrows nothing. */
  | 'outcome'
  /** What should be written instead. */
  | 'instead'

/** A noun as a clause uses it. */
export interface FoundNoun {
  readonly noun: Noun
  readonly written: string
  /** What its detector is told: “dates older than five years”. */
  value: number | undefined
  /** “at least two …” */
  readonly count:
    | { readonly comparison: ScoreCondition['comparison']; readonly value: number }
    | undefined
}

/** Words that mean nothing here. */
export interface UnknownWords {
  readonly words: string
  /** They start with capitals. */
  readonly isName: boolean
  /** They stand alone in a list, so that they narrow nothing. */
  readonly isItem: boolean
}

/** What was said in one role. */
export interface Slot {
  readonly nouns: FoundNoun[]
  /** Phrases to look for. */
  readonly phrases: string[]
  /** Phrases that mean nothing here. */
  readonly unknown: UnknownWords[]
  readonly hosts: string[]
}

/** A clause while its words are read one after another. */
export interface ClauseState {
  role: Role
  /** Where examples go back to. */
  outer: Role
  action: Action | undefined
  hasNotice: boolean
  isPermission: boolean
  isNeed: boolean
  isOnly: boolean
  /** Only what is named is let through. */
  permitsOnly: boolean
  /** Starts with a verb of writing: “Include a date”. */
  isImperative: boolean
  prefers: boolean
  isReplacing: boolean
  keeps: boolean
  isEverything: boolean
  usesPronoun: boolean
  namesWhole: boolean
  hasApproval: boolean
  /** A negation waits for what it negates; `hard` leaves no room. */
  negated: 'soft' | 'hard' | undefined
  /** The last “must” was a “should”. */
  isMild: boolean
  /** A condition says what the draft should be, not what is found fault with. */
  isWanted: boolean
  /** Unknown words are a phrase to look for. */
  isNaming: boolean
  /** After a colon: unknown words are items of a list. */
  isListing: boolean
  /** The phrase that is collected follows a comma, a verb or nothing. */
  isItem: boolean
  /** Something was compared that cannot be. */
  isUnclear: boolean
  /** Place of the last noun among the units. */
  lastNoun: number
  /** `isNaming` before a list began. */
  outerNaming: boolean
  isBracketed: boolean
  phrase: { text: string; isName: boolean }[]
  score: { readonly score: PolicyScore; readonly settle: () => void } | undefined
  compare: ScoreCondition['comparison'] | undefined
  isLimit: boolean
  band: 'low' | 'medium' | 'high' | undefined
  number: number | undefined
  place: PolicyPlace | undefined
  unit: 'sentence' | 'paragraph' | 'quote' | 'heading' | undefined
  length:
    | { in: 'words' | 'sentences'; comparison: ScoreCondition['comparison']; value: number }
    | undefined
  readonly conditions: ScoreCondition[]
  isAnyCondition: boolean
  /** How many of the conditions were wanted; they are negated here. */
  wantedConditions: number
  readonly slots: Readonly<Record<Role, Slot>>
  readonly leftOut: string[]
}

/** A clause of which nothing is read yet. */
export function startClause(): ClauseState {
  const slot = (): Slot => ({ nouns: [], phrases: [], unknown: [], hosts: [] })
  return {
    role: 'subject',
    outer: 'subject',
    action: undefined,
    hasNotice: false,
    isPermission: false,
    isNeed: false,
    isOnly: false,
    permitsOnly: false,
    isImperative: false,
    prefers: false,
    isReplacing: false,
    keeps: false,
    isEverything: false,
    usesPronoun: false,
    namesWhole: false,
    hasApproval: false,
    negated: undefined,
    isMild: false,
    isWanted: false,
    isNaming: false,
    isListing: false,
    isItem: true,
    isUnclear: false,
    lastNoun: -2,
    outerNaming: false,
    isBracketed: false,
    phrase: [],
    score: undefined,
    compare: undefined,
    isLimit: false,
    band: undefined,
    number: undefined,
    place: undefined,
    unit: undefined,
    length: undefined,
    conditions: [],
    isAnyCondition: false,
    wantedConditions: 0,
    slots: {
      subject: slot(),
      about: slot(),
      need: slot(),
      lack: slot(),
      unless: slot(),
      if: slot(),
      examples: slot(),
      outcome: slot(),
      instead: slot(),
    },
    leftOut: [],
  }
}

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
  state.phrase = []
  const words = phrase.map(({ text }) => text).join(' ')
  const slot = slots[role]
  if (role === 'examples') {
    if (phrase.length <= LONGEST_EXAMPLE) slot.phrases.push(words)
    else state.leftOut.push(words)
  } else if (state.isListing && role === 'subject' && isItem) slots.examples.phrases.push(words)
  else if (state.isNaming) slot.phrases.push(words)
  else
    slot.unknown.push({
      words,
      isName: phrase.every(({ isName }) => isName),
      isItem: isItem && state.isItem,
    })
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
