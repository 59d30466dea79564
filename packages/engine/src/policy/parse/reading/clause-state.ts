import type { Action } from '../../../schema/index.ts'
import type { PolicyPlace, PolicyScore, ScoreCondition } from '../../form/clause-form.ts'
import type { Role, Slot } from './slots.ts'

/** A word of a phrase that is collected. */
export interface PhraseWord {
  readonly text: string
  readonly isName: boolean
  /** With the capitals that a draft must have too. */
  readonly written?: string
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
  /** The verb of what there should be, as written. */
  demandWritten: string
  prefers: boolean
  isReplacing: boolean
  keeps: boolean
  isEverything: boolean
  usesPronoun: boolean
  namesWhole: boolean
  /** An exception speaks of the draft: “unless the text says …”. */
  exceptsWhole: boolean
  /** Drafts were named before anything in them. */
  isOfWhole: boolean
  hasApproval: boolean
  /** A negation waits for what it negates; `hard` leaves no room. */
  negated: 'soft' | 'hard' | undefined
  /** The last “must” was a “should”. */
  isMild: boolean
  /** A condition says what the draft should be, not what is found fault with. */
  isWanted: boolean
  /** Unknown words are a phrase to look for. */
  isNaming: boolean
  /** What is named is a matter, of which only the word is looked for: “anything about tea”. */
  isMatter: boolean
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
  phrase: PhraseWord[]
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
  /** Of what is needed one is enough. */
  isEither: boolean
  /** What there should be is said with a verb that nobody knows. */
  isVerbUnknown: boolean
  /** How many of the conditions were wanted; they are negated here. */
  wantedConditions: number
  readonly slots: Readonly<Record<Role, Slot>>
  readonly leftOut: string[]
  /** Who writes, for whom, and which drafts: it narrows nothing. */
  readonly bystanders: string[]
  /** Words that stand for a matter and are looked for as they are. */
  readonly matters: string[]
  /** What is named is spoken of, whatever the form of the word: “mentions of smoking”. */
  isSpokenOf: boolean
  /** Single words that a clause speaks of without quotes, so that their kin is meant too. */
  readonly spoken: Set<string>
  /** Topics that are listed beside other things. */
  topicsApart: ReadonlySet<string>
  /** All numbers that were read. */
  readonly values: number[]
  /** Roles that a word opened, with the word: each wants something said in it. */
  readonly opened: Map<Role, string>
  /** How the comparison that waits for its number was written. */
  compareWritten: string
  /** Something was said besides the grammar. */
  hasBegun: boolean
  /** What is counted is counted in each of these parts. */
  isPer: boolean
  /** “Start with”, “end with”: a verb named the place. */
  hasPlaceVerb: boolean
  /** “A source for …”: what follows is what needs it. */
  isSourceFor: boolean
  /** “Never say …”: words that mean nothing here are words to look for. */
  bansWords: boolean
  /** The next word is the head of a compound that was named by its modifier: “political parties”. */
  skipsHead: boolean
  /** The clause begins with “never”, “do not”. */
  startsWithNot: boolean
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
    demandWritten: '',
    prefers: false,
    isReplacing: false,
    keeps: false,
    isEverything: false,
    usesPronoun: false,
    namesWhole: false,
    exceptsWhole: false,
    isOfWhole: false,
    hasApproval: false,
    negated: undefined,
    isMild: false,
    isWanted: false,
    isNaming: false,
    isMatter: false,
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
    isEither: false,
    isVerbUnknown: false,
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
    bystanders: [],
    matters: [],
    isSpokenOf: false,
    spoken: new Set(),
    topicsApart: new Set(),
    values: [],
    opened: new Map(),
    compareWritten: '',
    hasBegun: false,
    isPer: false,
    hasPlaceVerb: false,
    isSourceFor: false,
    bansWords: false,
    skipsHead: false,
    startsWithNot: false,
  }
}
