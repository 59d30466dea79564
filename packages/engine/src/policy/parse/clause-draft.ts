import type { Action } from '../../schema/index.ts'
import type {
  PolicyException,
  PolicyPhrase,
  PolicyScore,
  PolicyTarget,
  ScoreCondition,
} from '../clause.ts'

/** A clause while its words are read one after another. */
export interface ClauseDraft {
  action: Action | undefined
  hasNotice: boolean
  isPermission: boolean
  isEverything: boolean
  /** “or” is between conditions. */
  isAnyCondition: boolean
  /** A negation waits for what it negates. */
  isNegated: boolean
  /** “without” waits for what is missing. */
  isLacking: boolean
  /** “must”, “needs”: what follows is what the text should have. */
  isRequired: boolean
  /**
   * What follows “must” lies ahead, so a condition says what the draft should be, not what is found
   * fault with.
   */
  isWanted: boolean
  /** After “unless”. */
  isExcepted: boolean
  isUnsourced: boolean
  namesSource: boolean
  usesPronoun: boolean
  /** Unknown words after “about” or “such as” are a phrase to look for. */
  opener: 'about' | 'instance' | 'colon' | undefined
  phrase: string[]
  /** Inside brackets, where instances are listed. */
  isBracketed: boolean
  score: { readonly score: PolicyScore; readonly settle: () => void } | undefined
  compare: ScoreCondition['comparison'] | undefined
  band: 'low' | 'medium' | 'high' | undefined
  number: number | undefined
  scope: 'heading' | 'opening' | undefined
  moreThan: number
  /**
   * “Fewer than two quotes”, “without numbers”: a policy sees what is there, so too little of it is
   * not a match.
   */
  asksForMissing: boolean
  /** “Must hold a quote”: the same, unless it goes on to speak of sources. */
  wantsSentences: boolean
  readonly targets: Map<string, PolicyTarget>
  readonly topics: Set<string>
  readonly about: PolicyPhrase[]
  readonly words: PolicyPhrase[]
  readonly exceptions: PolicyException[]
  readonly conditions: ScoreCondition[]
  /** How many of the conditions were wanted; they are negated here. */
  wantedConditions: number
  readonly unread: string[]
}

/** A clause of which nothing is read yet. */
export function startClause(): ClauseDraft {
  return {
    action: undefined,
    hasNotice: false,
    isPermission: false,
    isEverything: false,
    isAnyCondition: false,
    isNegated: false,
    isLacking: false,
    isRequired: false,
    isWanted: false,
    isExcepted: false,
    isUnsourced: false,
    namesSource: false,
    usesPronoun: false,
    opener: undefined,
    phrase: [],
    isBracketed: false,
    score: undefined,
    compare: undefined,
    band: undefined,
    number: undefined,
    scope: undefined,
    moreThan: 0,
    asksForMissing: false,
    wantsSentences: false,
    targets: new Map(),
    topics: new Set(),
    about: [],
    words: [],
    exceptions: [],
    conditions: [],
    wantedConditions: 0,
    unread: [],
  }
}

const strictness: readonly Action[] = ['allow', 'revise', 'human_review', 'reject']

/** Adds a decision; of several in one clause the strictest counts. */
export function demand(draft: ClauseDraft, action: Action): void {
  const isStricter =
    draft.action === undefined || strictness.indexOf(action) > strictness.indexOf(draft.action)
  if (isStricter) draft.action = action
  draft.isNegated = false
}

/** Ends a phrase that was being collected after “about”. */
export function endPhrase(draft: ClauseDraft): void {
  if (draft.phrase.length === 0) return
  if (!draft.isBracketed) addPhrase(draft, draft.phrase)
  else if (draft.phrase.length <= LONGEST_INSTANCE) draft.words.push(draft.phrase)
  else draft.unread.push(...draft.phrase)
  draft.phrase = []
}

/** More words than this in brackets are a remark and no instance. */
const LONGEST_INSTANCE = 2

/** Gives a phrase up: what follows shows that its words were adjectives. */
export function dropPhrase(draft: ClauseDraft): void {
  draft.unread.push(...draft.phrase)
  draft.phrase = []
}

/** Adds an exception once. */
export function addException(draft: ClauseDraft, exception: PolicyException): void {
  const key = JSON.stringify(exception)
  if (draft.exceptions.every((known) => JSON.stringify(known) !== key)) {
    draft.exceptions.push(exception)
  }
}

/** Adds a phrase that the text should hold, or that frees it after “unless”. */
export function addPhrase(draft: ClauseDraft, words: readonly string[]): void {
  if (draft.isExcepted) addException(draft, { kind: 'phrase', words })
  else draft.about.push(words)
}

/** A kind of evidence; after a bare negation it is not wanted. */
export function addTarget(draft: ClauseDraft, target: PolicyTarget): void {
  settleScore(draft)
  draft.targets.set(target.name, target)
  if (draft.isLacking) draft.asksForMissing ||= !isWanted(draft)
  else if (target.sentences !== undefined && draft.number === undefined) {
    draft.wantsSentences ||= isWanted(draft)
  }
  takeCount(draft)
  if (draft.isNegated) demand(draft, 'revise')
}

/** “More than three …”: how many matches it takes. */
export function takeCount(draft: ClauseDraft): void {
  const { number, compare } = draft
  if (number === undefined) return
  const counted = compare && isWanted(draft) ? opposites[compare] : compare
  if (counted === '>') draft.moreThan = number
  else if (counted === '>=') draft.moreThan = number - 1
  else {
    draft.asksForMissing ||= counted !== undefined
    draft.unread.push(String(number))
  }
  draft.number = undefined
  draft.compare = undefined
}

/** Whether what is read now is something that the draft should have. */
function isWanted({ isWanted, isNegated }: ClauseDraft): boolean {
  return isWanted && !isNegated
}

/** Whether more of it is better. Of the others nobody asks for more: “needs work with slop over 0.5” finds fault with it. */
function hasUse(score: PolicyScore): boolean {
  return score === 'content_trust_score' || score === 'words'
}

const opposites = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const

/** Makes a condition of a score once both are known; of what is wanted, the opposite is found fault with. */
export function addCondition(
  draft: ClauseDraft,
  score: PolicyScore,
  comparison: ScoreCondition['comparison'],
  value: number,
): void {
  const wanted = isWanted(draft) && (hasUse(score) || comparison.startsWith('<'))
  if (wanted) draft.wantedConditions++
  draft.conditions.push({
    score,
    comparison: wanted ? opposites[comparison] : comparison,
    value,
  })
  draft.score = undefined
  draft.compare = undefined
  draft.number = undefined
  draft.band = undefined
}

/** A word that could have been a score and was not compared with anything is something else. */
export function settleScore(draft: ClauseDraft): void {
  const { score } = draft
  draft.score = undefined
  score?.settle()
}
