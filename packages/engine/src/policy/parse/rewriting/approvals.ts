import { phrasesOf } from '../../lexicons/phrases-of.ts'
import * as signs from '../../lexicons/signs.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'

const oneOf = (...lists: string[]): string =>
  `(?:${lists
    .flatMap(phrasesOf)
    .sort((a, b) => b.length - a.length)
    .join('|')})`

const branch = oneOf(signs.branches, signs.reviewers, signs.departments)
const head = `(?:${oneOf(signs.people, signs.reviewing, signs.offices, signs.departments, 'specialists, staff')}s?)`
/** Up to four branches: what is repeated up to three times is compiled that many times. */
const office = `(?:(?:one of |somebody (?:in|from|of|on) |someone (?:in|from|of|on) )?(?:(?:the|our|your|a|an|any|another) )?(?:${branch} ){0,4}${head})`
const looking =
  '(?:(?:check|review|approve|see|read|verify|clear|vet|confirm|assesse?|inspect|examine|judge|authorise|authorize|handle|double check)(?:s|d|ed)?|(?:looks?|looked|goe?s?|gone|went) (?:at|over|into|through)|(?:takes?|has|have) a look at|sign(?:s|ed)? off(?: on)?|decides? (?:on|about)?|has the last word on|have the last word on|deals? with)'
const modal =
  '(?:must|has to|have to|should|needs to|need to|will|shall|wants to|want to|would like to|is to|are to|ought to|will need to|will have to)'
const adverb = '(?:(?:first|always|also|then|personally|have|has|already) )*'

/** What only people do, whoever they are: “Our General Counsel must approve …”. */
const approving =
  '(?:approve|authorise|authorize|okay|rubber stamp|green light|sign off(?: on)?|give (?:the|their|his|her) (?:ok|okay|approval|consent|blessing|go ahead)(?: to| for)?|agree to|consent to)'
const anyone = `(?:(?!(?:no|nobody|none|nothing|if|when|unless) )[a-z'’]+ ){1,5}?`

/** “Legal must approve …”, “let an editor see …”: somebody has to look before the text goes out. */
const asking = new RegExp(
  `^(?:${anyone}${modal} ${adverb}${approving}|(?:please )?(?:get|have|let|ask|make) ${office} (?:to )?${adverb}${looking}|${office} ${modal} ${adverb}${looking}|${office} ${looking})(?= |$)(?! (?:of|must|need|needs|are|is|and|or|should)(?: |$))`,
)

const agreement =
  '(?:approval|sign off|signoff|permission|consent|review|clearance|go ahead|agreement|authorisation|authorization|ok|okay|blessing|say so|check)'
const seen =
  '(?:approved|reviewed|checked|cleared|vetted|signed (?:them |it )?off(?: on)?|seen|read|looked at|agreed to|agreed|confirmed|verified|okayed)'

/** “… without approval”, “… until an editor has seen it”, “… only after review” */
const waiting = new RegExp(
  `(?:^| )(?:(?:without|only with|only after|only upon|only on|after|with|subject to|pending) (?:the |an? |our |your |prior |written |explicit |express |${branch} |${head} ){0,4}${agreement}(?: (?:of|by|from) ${office})?|(?:until|till|before|unless and until|only after|only once|only when|after|once) (?:(?:${office}|they|it|we) (?:has|have|had|is|are|was|were) ${adverb}(?:been )?${seen}(?: (?:them|it|this|that))?(?: by ${office})?|${office} ${looking} (?:them|it)))$`,
)

/** “… needs approval from the vicar first” */
const given = new RegExp(
  `(?<=(?:^| )(?:needs?|requires?|gets?|must (?:have|get)|has to (?:have|get)) (?:an? |the |prior |written )*${agreement}) (?:from|by|of) ${office}(?: first| beforehand)?$`,
)

/** Most tokens of a clause that are read for who approves it. */
const MOST_TOKENS = 24

/** The tokens of a clause where somebody looks at a draft first, read as a demand for review. */
export interface Approval {
  readonly tokens: readonly PolicyToken[]
  /** Nothing is banned that somebody may let through. */
  readonly isAwaited: boolean
  /** Somebody is named who looks at it. */
  readonly isAsked: boolean
}

/** Reads who has to approve what a clause speaks of, wherever it says so. */
export function readApproval(all: readonly PolicyToken[]): Approval {
  const tokens = withoutGiver(all)
  const end = tokens.findLastIndex(({ kind }) => kind === 'word') + 1
  const from = Math.max(0, end - MOST_TOKENS)
  const words = tokens.slice(from, end).filter(({ text }) => text !== '-')
  const text = textOf(words)
  const found = matchOf(waiting, text)
  const isLast = tokens.slice(end).every(({ kind }) => kind === 'mark')
  if (found !== null && isLast) {
    const before = found.index === 0 ? 0 : text.slice(0, found.index).split(' ').length
    const kept = [...tokens.slice(0, from), ...words.slice(0, before)]
    if (kept.length > 0) {
      return { tokens: kept.filter(({ text }) => text !== 'only'), isAwaited: true, isAsked: false }
    }
  }
  const rest = withoutFirst(tokens, end)
  const asked = readAsking(rest)
  return { tokens: asked, isAwaited: false, isAsked: asked !== rest }
}

function withoutGiver(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const from = Math.max(0, tokens.length - MOST_TOKENS)
  const words = tokens.slice(from)
  const found = matchOf(given, textOf(words))
  if (found === null) return tokens
  return tokens.slice(0, -found[0].trim().split(' ').length)
}

/** “An editor must see …” is “escalate …”. */
function readAsking(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const [at, { kind }] of tokens.entries()) {
    const before = tokens[at - 1]
    const isStart = before === undefined || before.text === ',' || before.text === ':'
    if (!isStart || kind !== 'word') continue
    const rest = tokens.slice(at, at + MOST_TOKENS)
    const stop = rest.findIndex((token) => token.kind !== 'word')
    const segment = stop === -1 ? rest : rest.slice(0, stop)
    const text = textOf(segment)
    const found = matchOf(asking, text)
    if (found === null) continue
    const length = found[0].split(' ').length
    const escalate = { ...tokens[at], text: 'escalate', end: tokens[at + length - 1].end }
    return [...tokens.slice(0, at), escalate, ...tokens.slice(at + length)]
  }
  return tokens
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

const anybody = new RegExp(`(?:^| )(?:${head}|${seen}|${agreement})(?: |$)`)

/** “… go to legal first”: that it comes first goes without saying. */
function withoutFirst(tokens: readonly PolicyToken[], end: number): readonly PolicyToken[] {
  if (!/^(?:first|beforehand)$/.test(tokens[end - 1]?.text ?? '')) return tokens
  const before = tokens.slice(0, end - 1)
  const isAddressed = anybody.test(textOf(before.slice(-MOST_TOKENS)))
  return isAddressed ? [...before, ...tokens.slice(end)] : tokens
}
