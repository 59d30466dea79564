import type { LeftOut } from '../../clause.ts'
import type { PolicyPlace } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'

/** What is needed, without the words that say where. */
export interface PlacedNeed {
  readonly tokens: readonly PolicyToken[]
  readonly place: PolicyPlace | undefined
  /** It should stand beside what calls for it. */
  readonly isBeside: boolean
  readonly leftOut: readonly LeftOut[]
}

const its = '(?:the|its|their|each|every|your|a|an)'
const part = '(?: of (?:the|each|every|your|a|an|its)(?: [^ ,]+){1,2})?'
const places: readonly (readonly [RegExp, PolicyPlace])[] = [
  [
    ending(
      `(?:right )?(?:(?:at|on|near|to|towards) ${its} (?:very )?(?:top|start|beginning)|in ${its} (?:first|opening|lead) (?:paragraph|lines|sentences?|line)|in ${its} (?:introduction|intro|opening|lead|lede)|up front|upfront|at first sight)${part}`,
    ),
    'opening',
  ],
  [
    ending(
      `(?:right )?(?:(?:at|on|near|to|towards) ${its} (?:very )?(?:end|bottom|foot)|in ${its} (?:last|closing|final) (?:paragraph|lines?|sentences?))${part}`,
    ),
    'ending',
  ],
  [
    ending(`(?:in|within) ${its} (?:title|headline|heading|subject line|subject)${part}`),
    'heading',
  ],
]
/** Words that add nothing to what is needed. */
const idle = ending(
  '(?:in (?:them|it|full|every case|all cases|the text|the body|the copy|there)|on (?:it|them)|to (?:it|them)|there|as well|too|please|each time|every time|always|clearly|prominently|somewhere|up to date|that (?:works|is working)|attached|at all times|without fail)',
)
const beside = ending(
  '(?:(?:in|within) the same (?:sentence|paragraph|breath|line)|alongside(?: it| them)?|(?:right |directly |immediately )?(?:beside|next to|after|behind|following|before|under|underneath|below|beneath|near|with) (?:it|them|each|the (?:figure|number|price|amount|sum|name|claim|quote|image|photo|picture)s?))',
)
/** Where no form looks. */
const unread = ending(
  `(?:in (?:brackets|parentheses|bold|italics|small print|capitals)|(?:right |directly |just )?(?:under|below|beneath|after|before|above) (?:the|its|each) (?:headline|heading|title|byline|opening fence|fence|intro|introduction|first paragraph)|on ${its} (?:cover|front page|first page|last page|back)|on (?:one|a single) line)${part}`,
)
/** Why it is needed. */
const reason =
  /(?: ,)? (?:so that|so (?:people|readers|we|they|you|that|it)|because|since|as (?:we|readers|people|it|they|this)|in order to|to (?:help|avoid|make sure|let|show)|for (?:clarity|transparency|legal reasons)) .*$/

function ending(words: string): RegExp {
  return new RegExp(`(?:^|(?: ,)? )${words}$`)
}

/** “The word “Opinion” at the top”: what is needed, and where. */
export function placedNeed(all: readonly PolicyToken[]): PlacedNeed {
  let tokens = cut(all, reason) ?? all
  let place: PolicyPlace | undefined
  let isBeside = false
  const leftOut: LeftOut[] = []
  for (let isCut = true; isCut; ) {
    isCut = false
    for (const [said, where] of places) {
      const rest = place === undefined ? cut(tokens, said) : undefined
      if (rest === undefined) continue
      tokens = rest
      place = where
      isCut = true
    }
    const near = cut(tokens, beside)
    const bare = near ?? cut(tokens, idle)
    if (bare !== undefined) {
      isBeside ||= near !== undefined
      tokens = bare
      isCut = true
    }
    const rest = cut(tokens, unread)
    if (rest !== undefined) {
      leftOut.push({ words: writtenOf(tokens.slice(rest.length)), how: 'ignored' })
      tokens = rest
      isCut = true
    }
  }
  return { tokens, place, isBeside, leftOut }
}

/** The tokens up to what a pattern finds at their end; undefined where it finds nothing, or all of them. */
function cut(tokens: readonly PolicyToken[], said: RegExp): readonly PolicyToken[] | undefined {
  const line = lineOf(tokens)
  const found = matchOf(said, line)
  if (found === null || found.index === 0) return undefined
  return tokens.slice(0, line.slice(0, found.index).split(' ').length)
}
