import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

type Tokens = readonly PolicyToken[]

/** What a sentence permits of what was banned before it. */
export interface Permitted {
  /** Where: “direct quotes” of “Leave direct quotes as they are”. */
  readonly place: Tokens | undefined
  /** What of it: “the sign” of “In tables the sign is fine”; absent of a pronoun. */
  readonly what: Tokens | undefined
  /** What may be, wherever it stands: “first names” of “First names are fine”. */
  readonly subject: Tokens | undefined
  /** Words that may be said: “the statutory warranty” of “You can mention the statutory warranty”. */
  readonly words: Tokens | undefined
}

const still =
  '(?:(?:still|always|perfectly|absolutely|totally|quite|entirely|also|all|both|too|though|however|of course|naturally) )*'
const untouched =
  '(?:alone|in peace|be|untouched|unchanged|unedited|unaltered|intact|as (?:it|they) (?:is|are|was|were|stands?)|as (?:written|spoken|said|printed|quoted|found|given)|out of (?:it|this)|(?:just )?(?:the way|how) (?:it|they) (?:is|are|was|were))'
const fine =
  '(?:fine|ok|okay|allowed|permitted|acceptable|welcome|all right|alright|exempt(?:ed)?|excepted|excluded|excused|unaffected|not affected|not meant|not included|not covered|good|legitimate|fair game|no problem|not a problem|no issue|different|another matter|a different matter|the exception|a different story|another story|an exception|exceptions|accepted|tolerated|free)'
const kept = '(?:kept|left|retained|preserved|reproduced|ignored|skipped|spared|exempted|quoted)'
const shown =
  '(?:used|named|given|shown|printed|published|written|mentioned|included|identified|posted|said|tolerated|accepted)'
const may = `(?:may|can|could|might) ${still}`
const notChanged =
  "(?:need not|needn't|(?:do not|don't|does not|doesn't) (?:need to|have to)) (?:be )?(?:change|changed|altered|edited|corrected|rewritten|touched|follow this|comply)"
/** Ways to say that a demand does not hold for something. */
const exempts = `(?:(?:is|are|remains?|stays?|counts? as) ${still}${fine}|${may}(?:stay|remain|stand|go through|(?:keep|have|contain|use) (?:it|them|one|these|those)|be ${kept}|be)|(?:is|are) free to (?:keep|have|contain|use) (?:it|them|one|these|those)|(?:must|should|is to|are to) (?:be (?:left|kept)|stay|remain) ${untouched}|(?:may|can)|gets? a pass|stays?|remains?|stands?|(?:is|are|gets?) (?:left|kept) ${untouched}|(?:do not|don't|does not|doesn't) (?:count|matter)|${notChanged}|(?:keeps?|retains?) (?:its|their) (?:own |original |exact )?(?:words?|wording|language|spellings?|forms?|text))(?: ${untouched})?`
/** Ways to say that something may be. */
const stands = `(?:${exempts}|${may}(?:appear|be ${shown})(?: ${untouched})?)`
const they =
  '(?:they|these|those|it|this|that|both|either|any of (?:them|these|those)|all of (?:them|these|those)|such (?:words|things|wording|language)|(?:the|this|these|those|such|that)(?: same| very| two| three| banned)? (?:ones?|words?|terms?|phrases?|expressions?|sign|symbol|wording|language))'
const them = '(?:it|them|these|those|things|everything|(?:the|these|those) (?:words?|wording|text))'
const within = '(?:in|inside|within)'
const place = '(?<place>(?:[^ ,]+ ){0,7}?[^ ,]+)'
const what = '(?<what>(?:[^ ,]+ ){0,7}?[^ ,]+)'
const subject = '(?<subject>(?:[^ ]+ ){0,9}?[^ ,]+)'
const hands =
  '(?:touch|change|alter|edit|correct|rewrite|amend|reword|fix|replace|flag|report|mark|list|reject|remove|delete|cut|avoid|worry about|apply (?:this|it) to)'
const people =
  '(?:you|we|they|writers|authors|members|editors|people|customers|readers|guests|visitors|clients|users|patients|speakers)'
const being =
  '(?:(?:they|it|this|that)(?: is| are)? )?(?:(?:stands?|appears?|comes?) )?(?:in |inside |within |part of )?'
const all = '(?:anything|whatever|what|everything|all|those|the ones|ones)(?: that| which)?'
const leave = `(?:(?:leave|keep|let) ${them}(?: ${untouched}| in| there)?|(?:keep|leave) (?:its|their|the) (?:own |original |exact )?(?:words?|wording|spelling)(?: ${untouched})?)`
const free =
  "(?:(?:there (?:is )?)?no need to|you (?:need not|needn't|do not (?:need|have) to|don't (?:need|have) to))"

const ways: readonly RegExp[] = [
  new RegExp(`^${within} ${place} ,? ?${they} ${stands}$`, 'd'),
  new RegExp(`^${they} ${stands} ${within} ${place}$`, 'd'),
  // “It's fine in quotes”, “Fine in quotes”
  new RegExp(`^(?:${they} )?${still}${fine} (?:${within}|for) ${place}$`, 'd'),
  new RegExp(`^${people} ${may}(?:use|keep|have|write|leave) ${them} ${within} ${place}$`, 'd'),
  new RegExp(`^${within} ${place} ,? ?${people} ${may}(?:use|keep|have|write|leave) ${them}$`, 'd'),
  new RegExp(`^(?:leave|keep|let) ${them} (?:${untouched} )?${within} ${place}$`, 'd'),
  new RegExp(`^${within} ${place} ,? ?(?:leave|keep|let) ${them}(?: ${untouched})?$`, 'd'),
  new RegExp(`^(?:${people} ${may})?(?:leave|keep|let) (?:${within} )?${place} ${untouched}$`, 'd'),
  new RegExp(`^${free} ${hands} (?:${them} |anything )?(?:${within} )?${place}$`, 'd'),
  new RegExp(
    `^(?:do not|don't|never) (?:touch|change|alter|edit|correct|rewrite|amend|reword) (?:(?:${them}|anything) ${within} )?${place}$`,
    'd',
  ),
  new RegExp(
    `^(?:(?:ignore|skip|spare|exempt|overlook|pass over) (?:${them} )?(?:${within} )?|(?:allow|permit|tolerate|accept) ${them} ${within} )${place}$`,
    'd',
  ),
  new RegExp(
    `^(?:this|that|it|the rule|the ban|this rule|none of (?:this|that)|the above) (?:does not|doesn't|need not|is not meant to) (?:apply|hold|count|extend|go|matter)(?: to| for)? (?:${within} )?${place}$`,
    'd',
  ),
  new RegExp(
    `^(?:the )?(?:only |sole )?exceptions?(?: to this)? ?(?::|is|are|apply to|applies to|holds? for) (?:${within} )?${place}$`,
    'd',
  ),
  new RegExp(`^(?:not|except|save|outside) (?:for )?${within} ${place}$`, 'd'),
  // “Unless it's a quote”, “Except quotes”
  new RegExp(
    `^(?:except(?: for)?|save for|unless|except (?:when|where|if)) ${being}${place}$`,
    'd',
  ),
  new RegExp(
    `^(?:if|when|where|wherever) ${being}${place} ,? ?(?:${they} ${stands}|${leave})$`,
    'd',
  ),
  new RegExp(`^${all} (?:(?:is|are|stands?|appears?|comes?) )?${within} ${place} ${stands}$`, 'd'),
  new RegExp(
    `^(?:do not|don't|never) (?:remove|strip|delete|cut|take|drop|edit) ${them} (?:out )?(?:from|of|in) ${place}$`,
    'd',
  ),
  new RegExp(`^(?:we|i) (?:do not|don't) mind (?:${them} ${within} )?${place}$`, 'd'),
  new RegExp(
    `^(?:we|i)? ?(?:make|allow|have) (?:an exception|exceptions) (?:for|in) ${place}$`,
    'd',
  ),
  new RegExp(`^(?:does not apply|doesn't apply|not applicable) (?:to|in|for) ${place}$`, 'd'),
  new RegExp(
    `^(?:(?:this|that|it|the rule|the ban|this rule) )?(?:applies|goes|holds|counts) (?:everywhere|anywhere|(?:for|to) (?:everything|all text|any text)) (?:but|except|apart from|other than|outside)(?: for| in)? ${place}$`,
    'd',
  ),
  new RegExp(`^${place} (?:: ${still}${fine}|excepted|excluded|exempt(?:ed)?|aside)$`, 'd'),
  new RegExp(`^${within} ${place} ,? ?${what} ${stands}$`, 'd'),
  new RegExp(`^${what} ${stands} ${within} ${place}$`, 'd'),
  new RegExp(`^${what} ${within} ${place} ${stands}$`, 'd'),
  new RegExp(`^(?:for )?(?!(?:the )?quot(?:e|ation) marks )${place} ${exempts}$`, 'd'),
  new RegExp(`^${subject} ${stands}$`, 'd'),
  new RegExp(
    `^${people} ${may}(?:use|keep|write|mention|name|say|give|print) (?:the |our |an? )?(?<words>(?:[^ ,]+ ){0,5}[^ ,]+)$`,
    'd',
  ),
]

const leading = /^(?:but|though|although|however|only|while|yet|and|please|just|of|course|[,(–—-])$/
const closing = /^(?:too|though|however|instead|please|there|here|of|course|[,)])$/

/** Each way to read a sentence as a permission of a part of what was banned before it. */
export function* permittedParts(sentence: Tokens): Generator<Permitted> {
  const from = sentence.findIndex(({ text }) => !leading.test(text))
  const to = sentence.findLastIndex(({ text }) => !closing.test(text)) + 1
  if (from === -1 || to - from > LONGEST) return
  const rest = sentence.slice(from, to)
  const line = lineOf(rest)
  for (const way of ways) {
    const groups = matchOf(way, line)?.indices?.groups
    if (groups === undefined) continue
    const at = (range: [number, number] | undefined): Tokens | undefined => {
      if (range === undefined) return undefined
      const { from, to } = tokensIn(line, ...range)
      return rest.slice(from, to)
    }
    yield {
      place: at(groups['place']),
      what: at(groups['what']),
      subject: at(groups['subject'] ?? groups['words']),
      words: at(groups['words']),
    }
  }
}

/** Most tokens of a permission. */
const LONGEST = 24

const known =
  /^(?:(?:direct|block|pull|the|our|your|all|any|a|an) )*(?:quotes?|quotations?|quoted (?:speech|text|words)|headings?|titles?|headlines?|subheadings?|lists?|bullet (?:lists?|points?)|bullets|tables?|code|code blocks?|links? texts?|(?:first|opening|last|closing) (?:paragraph|sentence)|introductions?)$/

const excepting = /^(?:not|except|save|outside|unless)$/

/** Whether a part of a sentence permits something in a place, or leaves a place alone. */
export function permitsInPlace(part: Tokens): boolean {
  if (excepting.test(part.find(({ text }) => !leading.test(text))?.text ?? '')) return false
  for (const { place } of permittedParts(part)) {
    if (place !== undefined && known.test(lineOf(place))) return true
  }
  return false
}
