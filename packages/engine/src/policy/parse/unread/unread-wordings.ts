import { matchOf } from '../tokens/required-texts.ts'
import { isDeterminer, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const figures =
  '(?:prices?|links?|dates?|phone numbers?|numbers?|e ?-? ?mails?|addresses|discounts?|statistics|figures|quotes?|images?|emoji|names)'

/** What a clause says in more than one part, which no form holds; the words in brackets are named. */
const wordings: readonly RegExp[] = [
  // “Don't start a paragraph with “However””, “no emoji in the first sentence of a paragraph”: not that of the draft.
  /\b((?:start|begin|open|end|finish|close)(?:s|ing)?(?: with| off)?(?: an?| each| every| the| any| your| our| new)* paragraphs?) (?:with|on|by)\b/,
  /\b((?:start|beginning|end|first|last|opening|closing|final)(?: sentences?| words?| lines?)? of (?:an?|each|every|any|all|most|your|our)?(?: the)? ?paragraphs?)\b/,
  /\b((?:start|beginning|end|first|last|opening|closing|final)(?: sentences?| words?| lines?)? of paragraphs?)\b/,
  // “Paragraphs should not start with “However””
  /\b((?:paragraphs?|sections?|chapters?) (?:(?:that|which|must|should|may|can|cannot|must not|should not|may not|can't|do|does|don't|not|never|ever) )*(?:start|begin|open|end|finish|close)(?:s|ing)?(?: with)?)\b/,
  // “No emoji at the end of sentences”: the end of the draft is another.
  /\b((?:start|beginning|end|top|bottom) of (?:(?:an?|each|every|any|all|most|your|our|the) )?(?:titles?|headlines?|lists?|bullets?|bullet points?|items?|list items?|lines?|quotes?|captions?))\b/,
  /\b(end of (?:(?:an?|each|every|any|all|most|your|our|the) )?sentences?)\b/,
  // “Words that end in -ly”: which they are, no list of words says.
  /\b(words? (?:that |which )?(?:end|start|begin|finish)(?:s|ing)? (?:in|with|on))\b/,
  // “Statistics older than the report”: no number of years.
  /\b((?:older|newer) than (?:(?:the(?! year\b)|its|their|our|your|that|those|this) [^ ]+))/,
  // “No prices older than two years”: how old what has no date is
  /\b(?:prices?|links?|phone numbers?|e ?-? ?mails?|addresses|discounts?|images?|photos?|emoji|names|headings?|tables?|lists?) (?:(?:that|which) are )?((?:older|newer|younger) than [^ ]+(?: [^ ]+)?)/,
  // “Links from new members”: who wrote a draft, nothing in it tells.
  /\b((?:from|by) (?:new|other|unknown|first time|younger|older|anonymous) (?:members?|users?|accounts?|sellers?|customers?|visitors?|guests?|writers?|authors?))\b/,
  // “Links whose text is longer than five words”: no words of the draft.
  /\b(whose [^ ]+ (?:is|are|has|have) (?:longer|shorter|more|fewer|less|over|under)(?: than)?)\b/,
  // “Quotes that name nobody”: none is no ban.
  /\b((?:names?|mentions?|cites?|says?|gives?|contains?|has|have) (?:nobody|no one|none))\b/,
  // “Mentions of Acme next to prices”: how near, no form says.
  /\bmentions? of .*?((?:next to|close to|right before|right after|directly before|directly after) [^ ]+)/,
  // “Words of more than four syllables”: what is counted in words, no form counts.
  /\b(words? (?:of|with|that have|longer than|over) (?:(?:more|fewer|less) than |at least |over )?[^ ]+ (?:or more )?(?:syllable|letter|character|vowel)s?)\b/,
  // “No links shorter than 3 words” is said of their texts, not of the draft.
  /\b(links?(?: texts?)? (?:that are |with |of )?(?:shorter than|longer than|fewer than|less than|more than|under|over|below|above|at most|at least) [^ ]+ words?)\b/,
  // “A citation from a journal”: not any source.
  /\b(?:citations?|sources?|references?|links?|evidence|stud(?:y|ies)) ((?:from|in|by) (?:an? )?(?:[^ ]+ )?(?:journals?|universit(?:y|ies)|newspapers?|government|textbooks?|regulators?|agenc(?:y|ies)|institutes?|experts?|doctors?))\b/,
  // “A draft in which a patient is named”: whose names they are, or the topic, is not enough.
  /\b((?:patient|child|children|minor|pupil|student|victim|witness|client|customer|member|tenant|employee|suspect)(?:s|es)? (?:is|are) (?:named|identified|identifiable|mentioned by name))\b/,
  // “Every image needs alt text of at most 120 characters”: not the length of the draft.
  /\b((?:alt|link) texts? of (?:at most|at least|no more than|up to|under|over|less than|more than) [^ ]+)/,
  // “A rival and a price together”: one of them is no match.
  /\band [^,;:]*?(together)(?= [.,;!]|$)/,
  /\bcompar[a-z]+ .*?(by name)\b/,
  // “Posts older than a year”: how old dates in the text are says nothing of the draft.
  /\b((?:drafts?|posts?|articles?|pages?|stories|comments?|reviews?) (?:that (?:is|are) |which (?:is|are) )?older than)\b/,
  // “Links to a.example are not allowed, links to b.example are.”
  /\bnot (?:allowed|permitted|accepted|welcome|ok|okay|fine) [,;] .*? ((?:are|is))(?: [.!;])?$/,
  // “Don't mention prices or, if you do, add …”
  /\b(or , if (?:you|they|we|it|there) (?:do|does|must|have to|is|are))\b/,
  // “Comparisons with named competitors”: a legal form behind a name tells few of them.
  /\bcompar[a-z]+ (?:with|to|against) ((?:named|specific|individual) (?:competitors?|rivals?|brands?|companies|company|products?))\b/,
  // “First names without surnames”: all names are more.
  /\b(?:(?:first|given) )?names (without (?:an? |the )?(?:surnames?|last names?|first names?|titles?|family names?))\b/,
  // “Two exclamation marks at most, none in headings”: two limits, and one form holds one.
  /, (none (?:in|at|of) [^ ]+)/,
  // “Prices in headings and phone numbers anywhere”
  /\bin [^ ]+ (?:and|or) .*?\b(anywhere|everywhere)\b/,
  // “No more emoji than words”
  /\bno more ((?:[^ ]+ ){1,3}?than [^ ]+)/,
  // “Posts tagged “ad””, “posts with images need credits”: which drafts are meant, nothing tells.
  /\b((?:drafts?|posts?|articles?|pages?|stories|entries) (?:that (?:is|are) )?(?:tagged|categori[sz]ed|filed)(?: as| under| with)?)\b/,
  /^(?:[^ ]+ ){0,2}(?:drafts?|posts?|articles?|pages?|stories|reviews?) (with (?:images?|pictures?|photos?|videos?|tables?|charts?)) (?:need|must|require|have to|should)/,
  // “No emoji beyond the first paragraph”, “between headings”: what is there is not in them.
  /\b((?:between(?! sentences)|beyond|past|below|under|underneath|beneath|following|until|till|up to|around|near|beside) (?:(?:the|a|an|all|any|each|every) )?(?:(?:first|last|opening|closing) )?(?:headings?|paragraphs?|sentences?|titles?|tables?|lists?))(?= [.,;!]|$)/,
  // “No prices as long as they are dated”: whether the ban is meant, or what frees of it, nobody knows.
  /^(?:no|not|avoid|never|reject|ban|block|refuse) .*?((?:as long as|so long as|provided|providing|on condition) (?:that )?[^ ]+ .*)/,
  // “Not too many emoji”: how many nobody says.
  /^(not (?:too|so|that|very|all that) (?:many|much) [^ ]+)/,
  // “Prices must be correct”, “links must be in bold”: no draft shows the one, and none of the forms the other.
  /\b((?:must|should|has to|have to|needs? to) (?:always )?(?:be )?(?:correct|right|up to date|in bold|in italics|bold|italic))(?= [.,;!]|$)/,
  // “Prices must be explained”, “translate quotes”: what explains them nothing tells.
  new RegExp(
    `^(?:(?:all|any|every|each|the) )*${figures} (?:must|should|has to|have to|needs? to) (?:always )?be ((?:explained|translated|defined|described|justified|spelled out|spelt out))(?= |$)`,
  ),
  new RegExp(
    `^((?:explain|define|describe|justify|translate) (?:(?:all|any|every|each|the|your) )*${figures})(?= [.,;!]|$)`,
  ),
  // “Prices or emoji, not both”
  /\b((?:not|never|but not) both)\b/,
  // “Use the same links throughout”
  /^(?:[^ ]+ )?((?:use|keep|give|apply|follow) the same [^ ]+)/,
  // “Keep prices short”
  /^(?:please )?keep (?:(?:all|any) )?(?!(?:it|them|this|things|everything|sentences?|paragraphs?|headings?|headlines?|titles?|posts?|texts?|drafts?|articles?) )[^ ]+(?: [^ ]+)? ((?:very )?(?:short|brief|concise|crisp|snappy))$/,
  // “Exactly two links”: a form holds the least or the most.
  /\b(exactly (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+))\b/,
  // “At most two prices and three emoji”
  /\b(?:at most|no more than|not more than|up to|max|maximum) [^ ]+ [^ ]+(?: [^ ]+)? and ((?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) [^ ]+)/,
  // “At least one link per section”, “one link per paragraph”: in each of them, not in the draft.
  /^(?:at least )?(?:one|two|three|four|five|\d+) [^ ]+(?: [^ ]+)? ((?:per|in each|in every|for each|for every) (?:section|chapter|heading|paragraph|sentence))$/,
  // “Avoid prices, or else give a source”
  /\b(or else [^ ]+|or , failing that)/,
  /\b((?:with or without|without or with) [^ ]+)/,
  // “Emoji should not be used for prices”
  /\bnot (?:ever )?(?:be )?used (for [^ ]+)/,
  // “Headings must not end with emoji”: in them is more.
  /^(?:all |any |the )?(?:headings?|titles?|headlines?|subheadings?) (?:(?:must|should|may|can|do|shall) )?(?:not|never|cannot|can't|don't) ((?:end|start|begin|finish|close|open) (?:with|in|on) (?!(?:(?:an?|any|the) )*(?:full stops?|periods?|punctuation|colons?|question marks?|exclamation (?:marks?|points?)|ellips[ie]s|commas?|semicolons?|dash|dashes|marks?|dots?|quotes?|articles?|verbs?|numbers?|words?)(?: |$))[^ ]+)/,
  // “Write for children”, “stick to facts”: whom a draft is for, and what is a fact, no words of it say.
  /^(?:(?:please|always|only|we|texts?|posts?|drafts?|must|should|be) )*((?:write|be|written) for [^ ]+(?: [^ ]+)?)(?: [.!])?$/,
  /^(?:(?:please|always|only) )*((?:stick to|keep to|use|give|state) (?:the )?facts)(?= [.,;!]|$)/,
  // “Keep the summary short”: how long that is nobody says.
  /^(?:[^ ]+ )?keep (?:(?:the|your|our|all|each|every|any) )+[^ ]+ ((?:very )?(?:short|brief|concise|simple|clear|crisp|tight|snappy|small|to the point))(?= |$)/,
  // “Flag “regime” when it is used of a government”: what a word means somewhere, no form says.
  /\b((?:when|if|where|whenever|unless) (?:(?:it|they|this|these|the words?|the terms?) (?:is|are) )?(?:used|said|meant|spoken|applied) (?:of|for|about|to|as|in the sense of|in reference to) (?!(?:an? |the )?(?:links?|headings?|titles?)\b)[^ ]+)/,
  /\b((?:when|if|where|whenever) (?:it|they|this|these|the words?|the terms?) (?:means?|refers? to|stands? for) [^ ]+)/,
  // “No results until they are official”
  /\b((?:until|till|unless and until) (?:they|it|these|those|this) (?:is|are|was|were|has been|have been) (?!(?:approved|reviewed|checked|cleared|seen|signed|vetted|agreed)\b)[^ ]+)/,
  // “Prices where it is not clear who pays”
  /\b((?:where|in which|for which|if|when) (?:it|this|that) (?:(?:is|remains?) )?(?:not clear|unclear|not said|not known|unknown|not obvious) (?:who|whom|what|how|whether|if|why|where|when|which|that)(?: [^ ]+)?)/,
  // “Prices nobody asked for”
  /\b[^ ]+s (nobody (?:asked for|needs|wants|likes|reads|uses|has|knows))\b/,
  // “No prices during elections”, “no emoji on Mondays”: when a draft is published, nothing in it tells.
  new RegExp(
    `\\b(?:${figures}|superlatives|hype|jargon|questions|exclamation marks|hashtags|polls|jokes|puns) ((?:during (?:(?:the|an?|our|any) )?[^ ]+(?: [^ ]+)?|(?:on|over) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|the weekend|bank holidays|christmas|easter)|at (?:night|weekends|the weekend|christmas|easter)|in (?:the )?(?:winter|summer|spring|autumn|evenings?|mornings?|afternoons?|first week|holidays)))$`,
  ),
  // “Percent, not %”: a mark stands where words do.
  /\b(not [%&@#*+=~^|])/,
]

/** Wordings without which a clause would do more than it says, or something else, so that it does nothing. */
export function unreadWordings(units: readonly Unit[]): string[] {
  const text = units.map((unit) => unit.text).join(' ')
  return [
    ...wordings.flatMap((wording) => matchOf(wording, text)?.[1] ?? []),
    ...units.flatMap((_unit, at) => lengthOfUnknown(units, at) ?? exceptInDrafts(units, at) ?? []),
    ...bothAsked(units),
  ]
}

/** “No captions longer than 20 words”: the length of the draft is another. */
function lengthOfUnknown(units: readonly Unit[], at: number): string | undefined {
  const [what, compare, value, unit] = units.slice(at, at + 4)
  const isLength =
    what.kind === 'word' &&
    compare?.sign?.kind === 'compare' &&
    /^(?:longer|shorter|over|under|above|below)/.test(compare.text) &&
    (value?.kind === 'number' || value?.sign?.kind === 'number') &&
    /^(?:words|characters|sentences|lines)$/.test(unit?.text ?? '')
  return isLength ? `${what.text} ${compare.text}` : undefined
}

/** “Except in the FAQ”: which of the drafts are exempt, nothing in a draft tells. */
function exceptInDrafts(units: readonly Unit[], at: number): string | undefined {
  if (!/^(?:except|but not|other than|apart from) in$/.test(units[at].text)) return undefined
  const name = units.slice(at + 1).filter(({ sign }) => sign?.kind !== 'glue')
  const isLast = name.length === 1 || name[1]?.kind === 'mark'
  return isLast && name[0]?.sign?.kind === 'whole' ? `${units[at].text} ${name[0].text}` : undefined
}

/** “If a post has prices and emoji, hold it”: a form asks for any of the things of a condition, not for all. */
function bothAsked(units: readonly Unit[]): string[] {
  const opening = units.findIndex(({ sign }) => sign?.kind === 'if')
  if (opening === -1) return []
  const length = units.slice(opening).findIndex(({ text }) => text === ',')
  const condition = units.slice(opening + 1, length === -1 ? units.length : opening + length)
  const at = condition.findIndex(({ text }) => text === 'and')
  const before = condition[at - 1]
  const after = condition.slice(at + 1).find((unit) => !isDeterminer(unit))
  if (at < 1 || after === undefined || !isThing(before) || !isThing(after)) return []
  return [`${before.text} and ${after.text}`]
}
