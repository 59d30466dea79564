import type { ClauseForm, PolicyPlace } from '../../form/clause-form.ts'
import { strengths } from '../../strength.ts'
import { absent, adverbs, allowed, has, having, lacking, modal, needing } from './need-words.ts'

type Decision = ClauseForm['action']

/** A way of asking, with the decision that it asks for; undefined where the words in “by” name it. */
export interface Pattern {
  readonly said: RegExp
  readonly action: Decision
  readonly place?: PolicyPlace
  readonly isLink?: boolean
}

const need = strengths.need.action
const refusal = strengths.restriction.action
const at =
  '(?<where>in|on|for|with|beside|next to|at the (?:very )?(?:top|start|beginning|end|bottom|foot) of|above|below|under|after|to)'
const obliged = `${adverbs}(?:${modal} |always )${adverbs}`
const mentioning =
  '(?:when(?:ever)?|wherever|every time|each time|if) (?:you|we) (?:mention|give|show|quote|name|use|write about|publish|post)'
const each = '(?:each|every|any|all|an?|the|your|our) [^,]+'

export const asking: readonly Pattern[] = [
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
  // “We need a name for every quote”.
  pattern(
    `(?:we|i|you) (?:need|want|require|expect)(?: to (?:see|have))? (?<object>.+?) (?:for|with|beside|in|next to) (?<subject>(?:each|every|any|all) [^,]+)`,
    need,
  ),
  // “Job ads must state the salary”, “photos always need a credit”.
  pattern(
    `(?<subject>.+?) ${adverbs}(?:${modal} ${adverbs}${having}|${needing}|always (?:${has}|with)) ${adverbs}(?<object>.+)`,
    need,
  ),
  // “Newsletters must end with the line …”, “adverts must link to the terms”.
  {
    ...pattern(
      `(?<subject>.+?) (?:${obliged}(?:end|close|finish|conclude)|always (?:ends?|closes?|finish(?:es)?|concludes?)) with (?<object>.+)`,
      need,
    ),
    place: 'ending',
  },
  {
    ...pattern(
      `(?<subject>.+?) (?:${obliged}(?:start|begin|open)|always (?:starts?|begins?|opens?)) with (?<object>.+)`,
      need,
    ),
    place: 'opening',
  },
  {
    ...pattern(`(?<subject>.+?) ${obliged}(?:link|point) (?:back )?to (?<object>.+)`, need),
    isLink: true,
  },
  // “There must be a price in every ad”, “a price is required in every ad”.
  pattern(
    `there (?:must|should|has to|needs to) ${adverbs}be (?<object>.+?)(?: ${at} (?<subject>${each}))?`,
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
    `(?:always |please )*(?:include|add|give|state|provide|show|insert|supply|specify|mention|attach|display|say(?= (?:whether|what|how|who|when|the) )|report(?= .* (?:for|with|beside) (?:each|every|all|any) )) (?<object>.+?)(?: (?:${at}|${mentioning}) (?<subject>${each}))?`,
    need,
  ),
]

/** What follows “make sure that”: “each appeal has our charity number”. */
export const stated: readonly Pattern[] = [
  pattern(`(?<subject>.+?) ${adverbs}${has} ${adverbs}(?<object>.+)`, need),
]

/** What follows a condition: “(if you mention alcohol,) say “Drink responsibly””. */
export const ordered: readonly Pattern[] = [
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
export const lacked: readonly Pattern[] = [
  pattern(`(?<subject>.+?) ${lacking} (?<object>.+)`, undefined),
  pattern(
    `(?<subject>.+?) (?:if|when|where|whenever|in which|for which) (?:there (?:is|are) no (?<object>.+)|(?<lost>.+?) ${absent})`,
    undefined,
  ),
]
/** “Ads without a price are sent back”. */
export const ending = pattern(
  `(?<subject>.+?) ${lacking} (?<object>.+?) (?<by>(?:is|are|gets?|go|goes|will be|must be|should be|has to be|have to be) (?:[^ ,]+ ){0,4}[^ ,]+)`,
  undefined,
)

function pattern(said: string, action: Decision): Pattern {
  return { said: new RegExp(`^${said}$`, 'du'), action }
}
