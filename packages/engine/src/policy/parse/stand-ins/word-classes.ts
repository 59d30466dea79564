import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import { isFunctionWord } from '../../lexicons/function-words.ts'
import { findPhrase } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { firstMatches, lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

/** A word of which one sense is meant, and what a clause says of that. */
interface Sense {
  readonly words: readonly number[]
  /** Tokens that say it, half-open. */
  readonly note: readonly [from: number, to: number]
  /** “Verb”; undefined where no draft tells the sense. */
  readonly kind: string | undefined
}

const item = '(?:“”|[\\p{L}-]+(?: - [\\p{L}]+)*)'
const kind = '(?<kind>verb|noun|adjective|v|n|adj)s?(?: \\.)?(?: form| sense| only)?'
const use =
  "(?:(?:only )?(?:when|if|where|whenever)(?: (?:it|they|this|that))?(?: is|'s| are)?(?: being)?(?: used)? as|(?:when |if )?used as|as|in (?:its|the) (?:form|sense) of)"
const not =
  "(?<not>(?:but )?(?:not|never|other than|unless|except)(?: if| when| where| for)?(?: (?:it is|it's|used))? )?"
const meaning =
  '(?:(?:only )?(?:when|if|where|whenever) (?:it|this|that|they|the word) (?:means?|stands? for|refers? to)|(?:used )?in (?:the|its|this|that) (?:[^ ]+ ){0,2}sense(?: of)?|meaning|when meaning|(?:used )?to mean)'

const ways = [
  // “Leverage (as a verb)”, “leverage (the verb)”, “leverage (not the noun)”
  `(?<word>${item}) \\( ${not}(?:only )?(?:${use} )?(?:an? |the |its )?${kind} \\)`,
  // “Impact as a verb”
  `(?<word>${item})(?: ,)? ${not}${use} (?:an? |the )${kind}(?= |$)(?: ,(?= [^ ]+ (?:and|or|with|,)))?`,
  // “Impact, unless it is a noun”, “impact (noun is fine)”
  `(?<word>${item})(?: ,)? (?<not>unless|except|but not) (?:when |if |where |for )?(?:it is |it's |they are )?(?:being )?(?:used )?(?:as )?(?:an? |the |its )?(?<kind>verb|noun)s?(?= [,;]|$)`,
  `(?<word>${item}) \\( (?:as )?(?:an? |the )?(?<kind>verb|noun)s? (?<not>is|are) (?:fine|ok|okay|allowed|acceptable) \\)`,
  // “Impact, leverage and action as verbs”
  `(?<word>${item}(?:(?: ,)?(?: and| or| nor| ,) ${item})*) ${use} (?<kind>verb|noun|adjective)s(?= |$)`,
  // “The verb impact”
  `the (?<kind>verb|noun|adjective) (?:“to” |to )?(?<word>“”|[\\p{L}-]+)(?= [,;)]| (?:and|or|in|with|by|for|is|are|as|should|must|when|anywhere|at)(?: |$)|$)`,
  `the (?<kind>verb|noun|adjective)s (?<word>${item}(?:(?: ,)?(?: and| or| ,) ${item})+)(?= [;)]| (?:in|with|by|for|is|are|should|must|when|anywhere)(?: |$)|$)`,
  // “Impact (when it means …)”, “mouse (the animal)”
  `(?<word>${item}) \\( (?:${meaning}|as an?|the|in its|only (?:when|if|where)|when|if|where|unless|except|not|but not)(?: [^)]+)? \\)`,
  `(?<word>“”) (?:, )?${meaning} (?:“”|[^,;“”]+)`,
].map((way) => new RegExp(`(?:^|(?<= ))${way}`, 'dgu'))

const full: Readonly<Record<string, string>> = { v: 'verb', n: 'noun', adj: 'adjective' }
const other: Readonly<Record<string, string>> = { verb: 'noun', noun: 'verb' }
const grammar = /^(?:verb|noun|adjective|word|adverb|phrase|term|name|form|abbreviation|acronym)s?$/

/** Most tokens of a clause that is read. */
const LONGEST_CLAUSE = 80
/** Words by which a clause says in which sense another is meant. */
const telling =
  /(?:^| )(?:\( |(?:verb|noun|adjective)s?(?: |$)|meaning|means?|stands?|refers?|sense)/

/** “Avoid “leverage” as a verb”: a word is looked for in one sense alone; where no draft tells it, it is left out. */
export function inOneSense(tokens: readonly PolicyToken[]): StandIn | undefined {
  const senses = tokens.length > LONGEST_CLAUSE ? [] : sensesIn(tokens)
  if (senses.length === 0) return undefined
  const isNote = (at: number): boolean =>
    senses.some(({ note: [from, to] }) => at >= from && at < to)
  const words = new Set(senses.flatMap((sense) => sense.words))
  const rest = tokens.flatMap((token, at) => {
    if (words.has(at)) return [{ ...token, kind: 'quoted', text: plain(token) } as const]
    return isNote(at) ? [] : [token]
  })
  const unread = senses.filter((sense) => sense.kind === undefined)
  const written = writtenOf(tokens.slice(...senses[0].note))
  return {
    tokens: rest,
    word: written,
    written,
    ignored: unread.map(({ words: [word], note }) => writtenOf(tokens.slice(word, note[1]))),
    restore: (form) => narrowed(form, tokens, senses),
  }
}

/** “To leverage”: the verb without its particle. */
function plain({ text }: PolicyToken): string {
  return text.replace(/^to (?=\S)/, '')
}

function sensesIn(tokens: readonly PolicyToken[]): Sense[] {
  const line = lineOf(tokens)
  const senses: Sense[] = []
  if (!telling.test(line)) return senses
  for (const way of ways) {
    for (const found of firstMatches(line, way)) {
      const sense = senseOf(tokens, line, found)
      if (sense === undefined || senses.some((known) => overlap(known, sense))) continue
      senses.push(sense)
    }
  }
  return senses
}

function senseOf(
  tokens: readonly PolicyToken[],
  line: string,
  { index, 0: text, groups, indices }: RegExpExecArray,
): Sense | undefined {
  const place = indices?.groups?.['word']
  if (place === undefined) return undefined
  const listed = tokensIn(line, ...place)
  const whole = tokensIn(line, index, index + text.length)
  const words: number[] = []
  for (let at = listed.from; at < listed.to; at++) {
    if (/^(?:,|and|or|nor)$/.test(tokens[at].text)) continue
    words.push(at)
  }
  const named = groups?.['kind']
  if (!words.every((at) => isWord(tokens, at, named !== undefined))) return undefined
  const wanted = named === undefined ? undefined : (full[named] ?? named)
  const read = groups?.['not'] === undefined || wanted === undefined ? wanted : other[wanted]
  const isOne = words.every((at) => /^[a-z]{2,}$/.test(plain(tokens[at])))
  const isAfter = whole.to > listed.to
  return {
    words,
    note: isAfter ? [listed.to, whole.to] : [whole.from, listed.from],
    kind: isOne && words.every((at) => isTold(plain(tokens[at]), read)) ? read : undefined,
  }
}

/** Whether a draft tells that a word is meant so: of adjectives those that are forms of verbs. */
function isTold(word: string, wanted: string | undefined): boolean {
  return wanted !== 'adjective' || /(?:ing|ed)$/.test(word)
}

/** Whether a token is a word for its own sake: in quotes, or one that means nothing to the grammar. */
function isWord(tokens: readonly PolicyToken[], at: number, isClassed: boolean): boolean {
  const { kind: of, text } = tokens[at]
  if (of === 'quoted') return true
  if (of !== 'word' || isFunctionWord(text) || grammar.test(text)) return false
  return isClassed || findPhrase(signBook(), [singular(text)], 0) === undefined
}

function overlap(one: Sense, two: Sense): boolean {
  return (
    (one.note[0] < two.note[1] && two.note[0] < one.note[1]) ||
    one.words.some((at) => two.words.includes(at))
  )
}

function narrowed(
  form: ClauseForm,
  tokens: readonly PolicyToken[],
  senses: readonly Sense[],
): ClauseForm | undefined {
  const kinds = new Map(
    senses.flatMap(({ words, kind: read }) =>
      words.map((at) => [plain(tokens[at]), read] as const),
    ),
  )
  const meant = (target: PolicyTarget): PolicyTarget[] => {
    if (target.kind !== 'phrase' || !kinds.has(target.words)) return [target]
    const read = kinds.get(target.words)
    if (read === undefined) return []
    const article = read === 'adjective' ? 'an' : 'a'
    return [
      { kind: 'detector', name: 'word-class', value: `${target.words} as ${article} ${read}` },
    ]
  }
  const targets = form.targets.flatMap(meant)
  const isFound = form.targets.some((target) => target.kind === 'phrase' && kinds.has(target.words))
  return isFound && targets.length > 0 && form.kind === 'ban' ? { ...form, targets } : undefined
}
