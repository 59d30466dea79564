import type { ClauseForm, PolicyPlace } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { lineOf, tokensIn } from '../token-patterns.ts'
import { phraseAt } from '../token-signs.ts'
import {
  absent,
  adverbs,
  allowed,
  has,
  having,
  lacking,
  lead,
  modal,
  needing,
} from './need-words.ts'

type Tokens = readonly PolicyToken[]
type Decision = ClauseForm['action']

/** A clause that asks for something: “Job ads must state the salary”, “Reject photos without a credit”. */
export interface NeedFrame {
  /** What has the need: “job ads”; empty where nothing is named. */
  readonly subject: Tokens
  /** What is needed: “the salary”. */
  readonly object: Tokens
  /** Undefined where what lacks it is only listed. */
  readonly action: Decision
  /** Where a verb says that it should stand: “must end with”. */
  readonly place: PolicyPlace | undefined
  /** What is named is what a link should lead to. */
  readonly isLink: boolean
}

/** A way of asking, with the decision that it asks for; undefined where the words in “by” name it. */
interface Pattern {
  readonly said: RegExp
  readonly action: Decision
  readonly place?: PolicyPlace
  readonly isLink?: boolean
}

const need = strengths.need.action
const refusal = strengths.restriction.action
const at =
  '(?<where>in|on|for|with|beside|next to|at the (?:very )?(?:top|start|beginning|end|bottom|foot) of|above|below|under|after|to)'
const obliged = `${adverbs}${modal} ${adverbs}`
const mentioning =
  '(?:when(?:ever)?|wherever|every time|each time|if) (?:you|we) (?:mention|give|show|quote|name|use|write about|publish|post)'
const each = '(?:each|every|any|all|an?|the|your|our) [^,]+'

const asking: readonly Pattern[] = [
  // “Only accept letters with a name”, “we only publish ads that state the pay”.
  pattern(
    `(?:we |you )?only (?:allow|accept|permit|publish|print|post|take|run|approve)s? (?<subject>.+?) (?:with|including|(?:that|which|if they|when they|if it) ${has}) (?<object>.+)`,
    refusal,
  ),
  pattern(
    `only (?<subject>.+?) (?:with|(?:that|which) ${has}) (?<object>.+?) (?:is|are|may|can|will) ${allowed}`,
    refusal,
  ),
  // “Job ads are only allowed with the pay in them”.
  pattern(
    `(?<subject>.+?) (?:(?:is|are|may|can|will) only ${allowed}|(?:is|are|may|can|will) ${allowed} only|(?:allowed|accepted|permitted) only|only (?:allowed|accepted|permitted)) (?:with|(?:if|when|where|as long as|provided)(?: that)? (?:they|it) (?:also )?${has}) (?<object>.+)`,
    refusal,
  ),
  // “Ads must not appear without a price”.
  pattern(
    `(?<subject>.+?) (?:must not|mustn't|may not|cannot|can't|(?:must|may|can) never|(?:is|are) (?:not|never)|isn't|aren't|will not be) ${adverbs}${allowed} (?:without|unless (?:it|they) ${has}|if (?:it|they) (?:lacks?|${has} no)) (?<object>.+)`,
    strengths.ban.action,
  ),
  pattern(
    `(?<subject>.+?) (?:should not|shouldn't|should never) ${adverbs}${allowed} (?:without|unless (?:it|they) ${has}) (?<object>.+)`,
    need,
  ),
  pattern(
    `(?<subject>.+?) (?:is|are) (?:incomplete|not complete|not finished|not ready) without (?<object>.+)`,
    need,
  ),
  // “Job ads must state the salary”, “photos always need a credit”.
  pattern(
    `(?<subject>.+?) ${adverbs}(?:${modal} ${adverbs}${having}|${needing}|always (?:${has}|with)) ${adverbs}(?<object>.+)`,
    need,
  ),
  // “Newsletters must end with the line …”, “adverts must link to the terms”.
  {
    ...pattern(`(?<subject>.+?) ${obliged}(?:end|close|finish|conclude) with (?<object>.+)`, need),
    place: 'ending',
  },
  {
    ...pattern(`(?<subject>.+?) ${obliged}(?:start|begin|open) with (?<object>.+)`, need),
    place: 'opening',
  },
  {
    ...pattern(`(?<subject>.+?) ${obliged}(?:link|point) (?:back )?to (?<object>.+)`, need),
    isLink: true,
  },
  // “There must be a price in every ad”, “a price is required in every ad”.
  pattern(
    `there (?:must|should|has to|needs to) ${adverbs}be (?<object>.+?) ${at} (?<subject>${each})`,
    need,
  ),
  pattern(
    `(?<object>.+?) (?:(?:is|are) ${adverbs}(?:required|needed|mandatory|compulsory|obligatory|essential|necessary|expected|a must)|${modal} ${adverbs}(?:be (?:given|stated|shown|included|added|there|present|provided|named|mentioned|quoted|printed|listed|on show)|be(?= (?:in|on|at|under) )|appear|stand|follow|accompany|go with))(?: (?:${at}|${mentioning}))?(?: (?<subject>.+))?`,
    need,
  ),
  // “Label every sponsored article with the word …”.
  pattern(
    `(?:please |always )*(?:label|mark|tag|sign|accompany) (?<subject>${each}) (?:with|as) (?<object>.+)`,
    need,
  ),
  // “Put the label … above every paid article”, “we want the tagline … in each release”.
  pattern(
    `(?:please |always )*(?:put|place|print|write|we (?:want|need|expect)(?: to see)?|we'd like(?: to see)?) (?<object>(?:[^ ]+ ){0,4}“”) ${at} (?<subject>${each})`,
    need,
  ),
  // “Add a price to every listing”.
  pattern(
    `(?:always |please )*(?:include|add|give|state|provide|show|insert|supply|specify|mention|attach|display|say(?= (?:whether|what|how|who|when|the) )) (?<object>.+?)(?: (?:${at}|${mentioning}) (?<subject>${each}))?`,
    need,
  ),
]

/** What follows a condition: “(if you mention alcohol,) say “Drink responsibly””. */
const ordered: readonly Pattern[] = [
  pattern(
    '(?:always |please |also )*(?:say|write|add|put|include|use) (?<object>(?:[^ ]+ ){0,4}“”.*)',
    need,
  ),
  {
    ...pattern('(?:always |please |also )*(?:link|point) (?:back )?to (?<object>.+)', need),
    isLink: true,
  },
]

/** What follows a decision: “(reject) ads without a price”. */
const lacked: readonly Pattern[] = [
  pattern(`(?<subject>.+?) ${lacking} (?<object>.+)`, undefined),
  pattern(
    `(?<subject>.+?) (?:if|when|where|whenever|in which|for which) (?:there (?:is|are) no (?<object>.+)|(?<lost>.+?) ${absent})`,
    undefined,
  ),
]
/** “Ads without a price are sent back”. */
const ending = pattern(
  `(?<subject>.+?) ${lacking} (?<object>.+?) (?<by>(?:is|are|gets?|go|goes|will be|must be|should be|has to be|have to be) (?:[^ ,]+ ){0,4}[^ ,]+)`,
  undefined,
)

function pattern(said: string, action: Decision): Pattern {
  return { said: new RegExp(`^${said}$`, 'du'), action }
}

/** “Replies that only say “bump””: what they say describes them. */
const isOpen = /(?:^| )(?:that|which|who|if|when|where)$/

/** Longest clause that is tried, so that time stays linear. */
const MOST_TOKENS = 60

/** The frame of a clause that asks for something; undefined of others. */
export function needFrame(all: Tokens, isConditional: boolean): NeedFrame | undefined {
  if (all.length > MOST_TOKENS) return undefined
  const tokens = withoutLead(all)
  const opening = decisionAt(tokens)
  if (opening !== undefined) {
    const rest = tokens.slice(opening.length)
    return firstFrame(rest, lacked, opening.action)
  }
  const order = isConditional ? firstFrame(tokens, ordered, undefined) : undefined
  return order ?? firstFrame(tokens, asking, undefined) ?? decidedFrame(tokens)
}

/** A clause without “please”, “make sure that”. */
export function withoutLead(tokens: Tokens): Tokens {
  let rest = tokens
  for (let found = lead.exec(lineOf(rest)); found !== null; found = lead.exec(lineOf(rest))) {
    rest = rest.slice(found[0].trim().split(' ').length)
  }
  return rest
}

function firstFrame(
  tokens: Tokens,
  patterns: readonly Pattern[],
  decided: Decision,
): NeedFrame | undefined {
  const line = lineOf(tokens)
  for (const { said, action, place, isLink = false } of patterns) {
    const groups = said.exec(line)?.indices?.groups
    if (groups === undefined) continue
    const part = partsOf(tokens, line, groups)
    const object = part('lost').length > 0 ? part('lost') : part('object')
    // “The rate must be given with it” needs no “it”.
    if (/^(?:it|them|these|those)$/.test(lineOf(object)) || isOpen.test(lineOf(part('subject'))))
      continue
    return {
      subject: part('subject'),
      object,
      action: action ?? decided,
      place: place ?? placeOf(part('where')),
      isLink,
    }
  }
  return undefined
}

/** “Above each post”, “at the end of each post”. */
function placeOf(where: Tokens): PolicyPlace | undefined {
  const line = lineOf(where)
  if (/^(?:above|at .*(?:top|start|beginning) of)$/.test(line)) return 'opening'
  return /^(?:at .*(?:end|bottom|foot) of)$/.test(line) ? 'ending' : undefined
}

/** “Ads without a price are refused”. */
function decidedFrame(tokens: Tokens): NeedFrame | undefined {
  const line = lineOf(tokens)
  const groups = ending.said.exec(line)?.indices?.groups
  if (groups === undefined) return undefined
  const part = partsOf(tokens, line, groups)
  const action = decisionIn(part('by'))
  return (
    action && {
      subject: part('subject'),
      object: part('object'),
      action,
      place: undefined,
      isLink: false,
    }
  )
}

function partsOf(
  tokens: Tokens,
  line: string,
  groups: Readonly<Record<string, [number, number] | undefined>>,
): (name: string) => Tokens {
  return (name) => {
    const range = groups[name]
    if (range === undefined) return []
    const { from, to } = tokensIn(line, range[0], range[1])
    return tokens.slice(from, to)
  }
}

/** “Reject”, “no”, “never publish” where a clause begins. */
function decisionAt(
  tokens: Tokens,
): { readonly action: Decision; readonly length: number } | undefined {
  const found = phraseAt(tokens, 0)
  if (found === undefined) return undefined
  const { meaning, length } = found
  switch (meaning.kind) {
    case 'decision':
      return meaning.action === 'allow' ? undefined : { action: meaning.action, length }
    case 'notice':
      return { action: undefined, length }
    case 'ban':
      return { action: strengths.ban.action, length }
    case 'not': {
      const verb = phraseAt(tokens, length)
      if (verb === undefined) return undefined
      const isPublic = verb.meaning.kind === 'publishing' || verb.meaning.kind === 'permission'
      if (!isPublic && verb.meaning.kind !== 'writing') return undefined
      const action = isPublic ? strengths.notAllowed.action : strengths.advice.action
      return { action, length: length + verb.length }
    }
    default:
      return undefined
  }
}

/** The one decision that words name: “are sent back”, “must be refused”; undefined where they name none or two. */
function decisionIn(tokens: Tokens): Decision {
  let action: Decision
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at)
    const meaning = found?.meaning
    if (meaning?.kind === 'decision') {
      if (action !== undefined || meaning.action === 'allow') return undefined
      action = meaning.action
    } else if (meaning === undefined || !/^(?:glue|must|publishing)$/.test(meaning.kind)) {
      return undefined
    }
    at += found?.length ?? 1
  }
  return action
}
