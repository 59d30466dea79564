import type { PolicyClause } from '../clause.ts'
import { missingSources } from '../lexicons/targets.ts'
import { findPhrase } from '../phrase-book.ts'
import { signBook } from '../policy-signs.ts'
import { type PolicyToken, singular, wordsOf } from '../policy-tokens.ts'
import {
  addException,
  addPhrase,
  type ClauseDraft,
  endPhrase,
  settleScore,
  startClause,
  takeCount,
} from './clause-draft.ts'
import { readNumber, takeNumber } from './read-number.ts'
import { readSign } from './read-sign.ts'
import type { ClauseText } from './split-clauses.ts'

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const draft = startClause()
  const tokens = clause.tokens.filter((_token, at) => !isHyphen(clause.tokens, at))
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? singular(text) : ''))
  for (let at = 0; at < tokens.length; ) at += readToken(draft, tokens, words, at)
  endPhrase(draft)
  settleScore(draft)
  return finish(clause.text, draft, before)
}

/** A hyphen inside a compound; its parts are read as two words. */
function isHyphen(tokens: readonly PolicyToken[], at: number): boolean {
  const { text, start, end } = tokens[at]
  if (!/^[-‐‑_]$/.test(text)) return false
  return tokens[at - 1]?.end === start && tokens[at + 1]?.start === end
}

/** Reads what starts at a token; answers how many tokens it took. */
function readToken(
  draft: ClauseDraft,
  tokens: readonly PolicyToken[],
  words: readonly string[],
  at: number,
): number {
  const token = tokens[at]
  switch (token.kind) {
    case 'quoted':
      readQuoted(draft, wordsOf(token.text))
      return 1
    case 'number':
      endPhrase(draft)
      return readNumber(draft, tokens, words, at)
    case 'mark':
      return readMark(draft, tokens, at)
    case 'line':
      return 1
    case 'word': {
      const found = findPhrase(signBook(), words, at)
      if (found === undefined) {
        readUnknown(draft, token.text)
        return 1
      }
      const next = at + found.length
      const { meaning } = found
      if (draft.isBracketed && meaning.kind !== 'noun' && !/^(?:and|or|e|g)$/.test(token.text)) {
        draft.phrase.push(token.text)
        return 1
      }
      if (meaning.kind === 'number') {
        endPhrase(draft)
        return found.length + takeNumber(draft, words, next, meaning.value)
      }
      const written = tokens.slice(at, next).map(({ text }) => text)
      readSign(draft, meaning, written.join(' '))
      return found.length
    }
    default:
      return token.kind satisfies never
  }
}

function readQuoted(draft: ClauseDraft, words: readonly string[]): void {
  endPhrase(draft)
  settleScore(draft)
  if (words.length === 0) return
  if (draft.opener === 'about' || draft.isExcepted) addPhrase(draft, words)
  else draft.words.push(words)
}

function readUnknown(draft: ClauseDraft, word: string): void {
  if (draft.opener !== undefined || draft.isBracketed) draft.phrase.push(word)
  else draft.unread.push(word)
  draft.isLacking = false
}

function readMark(draft: ClauseDraft, tokens: readonly PolicyToken[], at: number): number {
  const { text, end } = tokens[at]
  endPhrase(draft)
  // “(1) claims, (2) advice”: a number in brackets counts the parts.
  if (text === '(' && tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.text === ')') return 3
  if (text === ':') draft.opener ??= 'colon'
  if (text === '(' || text === ')') draft.isBracketed = text === '('
  if (text !== '>' && text !== '<' && text !== '≥' && text !== '≤') return 1
  const isWide = tokens[at + 1]?.text === '=' && tokens[at + 1].start === end
  if (text === '>' || text === '≥') draft.compare = isWide || text === '≥' ? '>=' : '>'
  else draft.compare = isWide || text === '≤' ? '<=' : '<'
  return isWide ? 2 : 1
}

function finish(text: string, draft: ClauseDraft, before: PolicyClause | undefined): PolicyClause {
  const { unread, exceptions } = draft
  const has = hasSubject(draft)
  if (has) takeCount(draft)
  else if (draft.number !== undefined) unread.push(String(draft.number))
  const isBare = draft.action === undefined && !draft.hasNotice && !draft.isPermission
  if (draft.asksForMissing || (draft.wantsSentences && isBare && !draft.namesSource)) {
    return finish(text, startClause(), undefined)
  }
  // “Cite a source for every statistic” and “statistics must have a source” demand one.
  if (draft.namesSource && !draft.isUnsourced) {
    if (draft.isRequired || isBare) addException(draft, { kind: 'source' })
    else unread.push('source')
  }
  if (isBare && (draft.isRequired || draft.isNegated || draft.namesSource)) draft.action = 'revise'
  const subject = !has && draft.usesPronoun ? before : undefined
  if (!has && subject === undefined && draft.isUnsourced) {
    draft.targets.set(missingSources.name, missingSources)
  }
  const isNarrow = draft.targets.size > 0
  return {
    text,
    action: draft.action,
    isDemand: draft.action !== undefined || draft.hasNotice,
    isPermission: draft.isPermission && draft.action === undefined,
    targets: subject?.targets ?? [...draft.targets.values()],
    topics: subject?.topics ?? [...draft.topics],
    about: subject?.about ?? (isNarrow ? draft.about : [...draft.about, ...draft.words]),
    words: subject?.words ?? (isNarrow ? draft.words : []),
    isEverything: draft.isEverything && !has && draft.conditions.length === 0,
    exceptions,
    conditions: draft.conditions,
    isAnyCondition: isAnyCondition(draft),
    moreThan: draft.moreThan,
    scope: draft.scope,
    unread: [...new Set(unread)],
  }
}

function hasSubject({ targets, topics, about, words }: ClauseDraft): boolean {
  return targets.size > 0 || topics.size > 0 || about.length > 0 || words.length > 0
}

/** A draft that must be short and calm is found fault with where it is one of long and not calm. */
function isAnyCondition(draft: ClauseDraft): boolean {
  const { conditions, wantedConditions } = draft
  const areWanted = conditions.length > 0 && wantedConditions === conditions.length
  return areWanted ? !draft.isAnyCondition : draft.isAnyCondition
}
