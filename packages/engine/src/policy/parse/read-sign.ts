import type { Modifier, Sign, SignOf } from '../policy-signs.ts'
import {
  addCondition,
  addException,
  addTarget,
  type ClauseDraft,
  demand,
  dropPhrase,
  endPhrase,
  settleScore,
} from './clause-draft.ts'
import { bandCondition } from './score-bands.ts'

/** Takes the meaning of one phrase into a clause; `written` is the phrase. */
export function readSign(draft: ClauseDraft, sign: Sign, written: string): void {
  if (sign.kind === 'noun') dropPhrase(draft)
  else if (sign.kind !== 'glue') endPhrase(draft)
  if (isVerb(sign)) {
    if (draft.isExcepted) {
      draft.unread.push(written)
      return
    }
    // “Anything about tea must be read by a cook”: the tea ends at the verb.
    draft.opener = undefined
    draft.isWanted = sign.kind === 'must'
  }
  switch (sign.kind) {
    case 'glue':
      readGlue(draft, written)
      return
    case 'noun':
      readNoun(draft, sign, written)
      return
    case 'decision':
    case 'notice':
    case 'permission':
    case 'publishing':
    case 'writing':
      readOutcome(draft, sign, written)
      return
    case 'number':
    case 'compare':
    case 'band':
    case 'scope':
      readQuantity(draft, sign)
      return
    default:
      readModifier(draft, sign.kind)
  }
}

/** What should become of a draft. */
function readOutcome(
  draft: ClauseDraft,
  sign: SignOf<'decision' | 'notice' | 'permission' | 'publishing' | 'writing'>,
  written: string,
): void {
  switch (sign.kind) {
    case 'decision':
      settleScore(draft)
      if (draft.isNegated) permit(draft)
      else demand(draft, sign.action)
      return
    case 'notice':
      if (draft.isNegated) permit(draft)
      else draft.hasNotice = true
      draft.isWanted = false
      return
    case 'permission':
      if (draft.isNegated) demand(draft, 'reject')
      else draft.isPermission = true
      return
    case 'publishing':
      if (draft.isNegated) demand(draft, 'reject')
      return
    case 'writing':
      if (draft.isNegated && !/^(?:be|has|have)$/.test(written)) demand(draft, 'revise')
      return
    default:
      sign satisfies never
  }
}

/** How much of something, and where it is looked for. */
function readQuantity(
  draft: ClauseDraft,
  sign: SignOf<'number' | 'compare' | 'band' | 'scope'>,
): void {
  switch (sign.kind) {
    case 'number':
      draft.number = sign.value
      return
    case 'compare':
      draft.compare = sign.comparison
      if (!sign.isLimit) return
      // “Must be at most 300 words” names what goes too far itself.
      draft.isWanted = false
      demand(draft, 'revise')
      return
    case 'band':
      if (draft.score === undefined) draft.band = sign.band
      else addCondition(draft, ...bandCondition(draft.score.score, sign.band))
      return
    case 'scope':
      draft.scope = sign.scope
      return
    default:
      sign satisfies never
  }
}

function readModifier(draft: ClauseDraft, kind: Modifier): void {
  switch (kind) {
    case 'not':
      draft.isNegated = true
      return
    case 'lack':
      draft.isLacking = true
      return
    case 'unsourced':
      draft.isUnsourced = true
      addException(draft, { kind: 'source' })
      return
    case 'unless':
      settleScore(draft)
      draft.isExcepted = true
      draft.opener = undefined
      return
    case 'must':
      draft.isRequired = true
      return
    case 'about':
    case 'instance':
      draft.opener = kind
      return
    case 'everything':
      draft.isEverything = true
      return
    case 'pronoun':
      draft.usesPronoun = true
      return
    default:
      kind satisfies never
  }
}

function isVerb({ kind }: Sign): boolean {
  return kind === 'decision' || kind === 'permission' || kind === 'must'
}

/** “don't flag”, “never reject”: asks for less. */
function permit(draft: ClauseDraft): void {
  draft.isPermission = true
  draft.isNegated = false
}

function readGlue(draft: ClauseDraft, written: string): void {
  // “Statistics must have a source if slop is above 0.5”: nobody wants the slop.
  if (/^(?:if|when|whenever|where)$/.test(written)) draft.isWanted = false
  if (written === 'or' && draft.conditions.length > 0) draft.isAnyCondition = true
  // “bank of England” goes on; “Acme in reviews” ends.
  if (written === 'of') return
  endPhrase(draft)
}

function readNoun(draft: ClauseDraft, noun: SignOf<'noun'>, written: string): void {
  if (draft.isExcepted) {
    readException(draft, noun, written)
    return
  }
  if (noun.isSource === true && (draft.isLacking || draft.isNegated)) {
    draft.isUnsourced = true
    draft.isLacking = false
    draft.isNegated = false
    addException(draft, { kind: 'source' })
    return
  }
  if (noun.isSource === true) {
    // “It is not acceptable to cite Wikipedia”: what follows is a name.
    if (draft.action !== undefined && /^(?:cite|link|reference)$/.test(written)) {
      draft.opener = 'about'
      return
    }
    draft.namesSource = true
    readSourceCount(draft)
    return
  }
  const { score } = noun
  if (score === undefined || draft.number !== undefined) {
    readSubject(draft, noun, written)
    return
  }
  settleScore(draft)
  if (draft.band !== undefined) addCondition(draft, ...bandCondition(score, draft.band))
  else draft.score = { score, settle: () => readSubject(draft, noun, written) }
}

function readSubject(draft: ClauseDraft, { target, topic }: SignOf<'noun'>, written: string): void {
  if (target !== undefined) addTarget(draft, target)
  else if (topic !== undefined) {
    draft.topics.add(topic)
    if (draft.isNegated) demand(draft, 'revise')
  } else draft.unread.push(written)
  draft.isLacking = false
}

function readException(
  draft: ClauseDraft,
  { isSource, target, topic }: SignOf<'noun'>,
  written: string,
): void {
  if (isSource === true) addException(draft, { kind: 'source' })
  else if (target?.sentences === 'quote') addException(draft, { kind: 'quoted' })
  else if (target?.sentences !== undefined) addException(draft, { kind: 'number' })
  else if (topic !== undefined) addException(draft, { kind: 'topic', topic })
  else draft.unread.push(written)
}

/** One source can be looked for; two cannot be told from one. */
function readSourceCount(draft: ClauseDraft): void {
  if (draft.number !== undefined && draft.number > 1) draft.unread.push(`${draft.number} sources`)
  draft.number = undefined
  draft.compare = undefined
}
