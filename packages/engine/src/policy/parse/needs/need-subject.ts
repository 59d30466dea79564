import type { LeftOut } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { exampleOf } from '../assembling/resolve.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'
import { isDeterminer } from '../units/unit-kinds.ts'
import { readUnits, type Unit } from '../units/units.ts'
import { type NamedThings, thingsIn } from './named-things.ts'

type Tokens = readonly PolicyToken[]

/** What has a need. */
export interface NeedSubject {
  /** Things in a draft, each of which has the need; none where the draft has it. */
  readonly things: readonly PolicyTarget[]
  /** The draft has it only where it holds one of these. */
  readonly when: readonly PolicyTarget[]
  readonly leftOut: readonly LeftOut[]
}

/** Names of drafts that a clause may use for things in a draft too: “Betting ads”, “questions”. */
const textual =
  /^(?:(?:an?|all|every|each|any|the|your) )?(?:questions?$|(?:[^ ]+ )?(?:ads?|adverts?)(?: |$))/
const nobody = /^(?:it|they|this|that|these|those|there|you|we|everyone|writers|authors|one)?$/
const said =
  /^(?:(?:you|we|they|it|someone|somebody|anyone|writers?|authors?|(?:an?|the|your|our|any) [^ ]+) )?(?:also )?(?:mentions?|names?|gives?|quotes?|cites?|uses?|includes?|publish(?:es)?|posts?|says?|talks? about|writes? about|discuss(?:es)?|(?:is|are) about|deals? with|contains?|has|have|reports?(?: on)?|reviews?|recommends?|promotes?|features?|runs?|announces?|shows?|offers?|adds?|speaks? of|refers? to|advertises?|lists?|makes?) (?=.)/
const there = /^there (?:is|are) (?=.)/
const passive =
  /(?<=.) (?:is|are|gets?) (?:mentioned|named|given|quoted|cited|used|included|published|discussed|shown|offered|listed|there|recommended|reviewed|promoted|advertised|announced|tested|described|featured|sold|rated|praised)$/

/** “If you mention a loan”: the loan. */
export function occasionOf(tokens: Tokens): NeedSubject | undefined {
  const line = lineOf(tokens)
  const opening = matchOf(said, line) ?? matchOf(there, line)
  const closing = matchOf(passive, line)
  if (opening === null && closing === null) return undefined
  const from = opening === null ? 0 : opening[0].trim().split(' ').length
  const to = closing === null ? tokens.length : line.slice(0, closing.index).split(' ').length
  const matter = tokens.slice(from, to)
  const named = stateOf(matter) ?? thingsIn(matter)
  return named && { things: named.targets, when: [], leftOut: named.leftOut }
}

const state =
  /^(?:that )?(?:it|they|this|he|she) (?:is|are|was|were|has been|have been) (?=[^ ]+ed(?: |$))/

/** “(If a piece says) it is sponsored by a company”: the word “sponsored”. */
function stateOf(tokens: Tokens): NamedThings | undefined {
  const found = state.exec(lineOf(tokens))
  if (found === null) return undefined
  const [deed, ...rest] = tokens.slice(found[0].trim().split(' ').length)
  const leftOut: LeftOut[] = [{ words: deed.text, how: 'literal' }]
  if (rest.length > 0) leftOut.push({ words: writtenOf(rest), how: 'ignored' })
  return { targets: [exampleOf(deed.text)], leftOut, isKnown: false }
}

/** What a clause speaks of as having a need; undefined where it is not known. */
export function needSubject(tokens: Tokens): NeedSubject | undefined {
  if (nobody.test(lineOf(tokens))) return { things: [], when: [], leftOut: [] }
  const advertised =
    /^(?:(?:an|all|every|each|any|the) )?(?:ads?|adverts?|advertisements?) (?=(?:for|of) )/.exec(
      lineOf(tokens),
    )
  if (advertised !== null) {
    const matter = tokens.slice(advertised[0].trim().split(' ').length)
    return { things: [], when: [], leftOut: [{ words: writtenOf(matter), how: 'ignored' }] }
  }
  const named = thingsIn(tokens)
  const isMentioned = mentioned.test(lineOf(tokens))
  if (named !== undefined && isMentioned)
    return { things: named.targets, when: [], leftOut: named.leftOut }
  if (named?.isKnown !== true || textual.test(lineOf(tokens))) {
    const drafts = draftsOf(tokens)
    if (drafts !== undefined) return drafts
  }
  if (named?.isKnown === true) return { things: named.targets, when: [], leftOut: [] }
  if (named === undefined || notText.test(lineOf(tokens))) return undefined
  // “Loans need an APR”: a draft that speaks of them does.
  return { things: [], when: named.targets, leftOut: named.leftOut }
}

const mentioned =
  /^(?:each |every |any |all |the )?(?:mentions? of|the words?|the phrases?|references? to) /

/** What is no text: of these no form tells which of them has what it needs. */
const notText =
  /(?:^| )(?:chart|graph|map|diagram|infographic|video|clip|table|figure|recording|attachment|file|image|photo|picture|block|list|icon|logo|dish|row|cell|step|item|entry|product)(?:e?s)?$/

/** Parts of a draft: what each of them needs, no form of a whole draft says. */
const part =
  /^(?:section|chapter|paragraph|sentence|caption|label|slide|step|item|entry|opening|column|side|answer)$/
/** What ends the name of drafts. */
const tail =
  /^(?:about|on|in|of|for|to|from|by|at|with|that|which|who|where|regarding|concerning|mentioning|containing|covering|discussing|under|over|without)(?: |$)/
const matters =
  /^(?:about|on|regarding|concerning|covering|discussing|mentioning|containing|with|(?:that|which) (?:also )?(?:(?:is|are) about|talks? about|deals? with|mentions?|discuss(?:es)?|covers?|names?|contains?|has|have|includes?|uses?|gives?|shows?|quotes?)) /
/** “(Texts) about suicide”: the topic, not the word. */
const topical =
  /^(?:about|on|regarding|concerning|covering|discussing|(?:that|which) (?:also )?(?:(?:is|are) about|talks? about|deals? with|discuss(?:es)?|covers?)) /
/** “(Stories) in which suicide is mentioned” */
const holding =
  /^(?:in which|where) (?=(?<what>.+) (?:is|are|gets?|comes? up|plays? a part)(?: (?:mentioned|named|discussed|described|reported|shown|used|covered|quoted))?$)/
/** For whom drafts are and where they go: it narrows nothing. */
const audience = /^(?:to|for|from|by|in|at|of) /

/** “Court reports”, “questions about an error”: drafts, of which some may be meant. */
function draftsOf(tokens: Tokens): NeedSubject | undefined {
  const units = readUnits(tokens)
  const start = units.findIndex((unit) => !isDeterminer(unit))
  const stop = units.findIndex(({ text }, at) => at > start && tail.test(text))
  const end = stop === -1 ? units.length : stop
  const head = units.findLastIndex((unit, at) => at >= start && at < end && isDraft(unit))
  if (start === -1 || head === -1 || isPart(units[head], head > start)) return undefined
  const left = units.slice(start, head).flatMap((unit) => unit.tokens)
  const rest = units.slice(head + 1).flatMap((unit) => unit.tokens)
  const leftOut: LeftOut[] = []
  if (left.length > 0) leftOut.push({ words: writtenOf(left), how: 'ignored' })
  const line = lineOf(rest)
  const matter = matters.exec(line) ?? holding.exec(line)
  if (matter !== null) {
    const from = matter[0].trim().split(' ').length
    const length = matter.groups?.['what'].split(' ').length
    const held = rest.slice(from, length === undefined ? undefined : from + length)
    const named = thingsIn(held, topical.test(line))
    return named && { things: [], when: named.targets, leftOut: [...leftOut, ...named.leftOut] }
  }
  if (rest.length > 0) leftOut.push({ words: writtenOf(rest), how: 'ignored' })
  if (rest.length === 0 || audience.test(line)) return { things: [], when: [], leftOut }
  if (asksIn(rest)) return undefined
  // “Articles paid for by a sponsor”, “articles sponsored by a shop”: those that say so.
  const isDeed = /^.{3,}ed$/.test(rest[0].text)
  const name = isDeed ? rest[0] : rest.findLast((token) => token.kind !== 'word' || !isSmall(token))
  const isWord = name?.kind === 'word' && !isKnown(name)
  return isWord ? { things: [], when: [exampleOf(name.text)], leftOut } : undefined
}

/** “By”, “for”, “our”. */
function isSmall({ text }: PolicyToken): boolean {
  return text.length < 4
}

function isDraft({ kind, sign, text }: Unit): boolean {
  if (kind !== 'word' && kind !== 'sign') return false
  const word = text.split(' ').at(-1) ?? ''
  return sign?.kind === 'whole' || isDraftWord(word) || /^(?:ad|question|description)s?$/.test(word)
}

/** “A column” is a draft, and “each section” is a part of one. */
function isPart({ text }: Unit, isNamed: boolean): boolean {
  const word = singular(text.split(' ').at(-1) ?? '')
  return part.test(word) && !(isNamed || word === 'column')
}

function isKnown(token: PolicyToken): boolean {
  return readUnits([token])[0].sign?.kind === 'noun'
}
