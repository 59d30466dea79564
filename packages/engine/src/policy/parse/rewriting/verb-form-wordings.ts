import type { PolicyToken } from '../../policy-tokens.ts'
import { all, must, mustNot, never } from './description-parts.ts'
import { type StructureWording, say } from './structure-wordings.ts'

const gerund =
  '(?:an? |any |the )?(?:(?:verbs? (?:in|with) |words? (?:in|with|ending in|that ends? in|ending with|that ends? with) )?(?:an? |the )?- ing(?:(?: -)? (?:forms?|words?|verbs?|ending))?(?: of (?:an? |the )?verbs?)?|gerunds?(?: forms?)?|present participles?|ing (?:forms?|words?|verbs?))'
const start = '(?:start|begin|open|lead)'
const starts = '(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?)'

/** Ways of saying that headings or items begin with a verb in “-ing”. */
const gerunds = [
  ['(?:(?:page|section|sub)(?: -)? )?(?:headings?|titles?|headlines?|subheadings?)', 'headings'],
  ['(?:list items?|bullets?|bullet points?|bullet - points?)', 'bullets'],
].flatMap(([part, name]): StructureWording[] => {
  const found = `gerunds in ${name}`
  return [
    say(
      `${never} (?:ever )?(?:${start}|${starts}) ${all}${part} (?:with|in) ${gerund}`,
      `avoid ${found}`,
    ),
    say(`${all}${part} ${mustNot} (?:ever )?${start} (?:with|in) ${gerund}`, `avoid ${found}`),
    say(`${all}${part} (?:(?:that|which) )?${starts} (?:with|in) ${gerund}`, found),
    say(
      `${gerund} (?:in|at the (?:start|beginning) of|to (?:start|begin|open)) ${all}${part}`,
      found,
    ),
  ]
})

const tense = '(?:the )?(?:simple )?present(?: tense)?'
const writes =
  '(?:(?:always )?(?:write|describe|say|tell|state|explain|put|keep) (?:(?:what|how) (?:[^ ]+ ){1,5}?|(?:the |our |all |your )?[^ ]+ (?:[^ ]+ )?)?in)'
const uses = '(?:(?:always )?(?:use|prefer|keep to|stick to|stay in))'
const asks = `(?:${writes} ${tense}|(?:(?:the |our |all )?[^ ]+ )?${must} be (?:written )?in ${tense}|${uses} (?:the )?(?:simple )?present tense)`
const future =
  '(?: , (?:and |but )?(?:not|never|rather than|instead of)| (?:and |but )?(?:not|never|rather than|instead of)) (?:in )?(?:the )?future(?: tense)?'

/** Ways of asking for the present tense; of others we know the future alone. */
const present: readonly StructureWording[] = [
  say(`${asks}${future}`, 'avoid the future tense'),
  say(asks, 'avoid the future tense or the past tense'),
]

const updown = '(?:the )?(?:words? |terms? )?“” (?:and|or|nor|,) “”'
const parts =
  '(?:(?:an?|the|any|some|another|other|different|earlier|later) )*(?:parts?|sections?|places?|passages?|tables?|figures?|content|text|something|things?|information|headings?|material)(?: else)?(?: (?:of|on|in|elsewhere on) (?:an?|the|your|our|this) (?:same )?(?:pages?|documents?|texts?|articles?|guides?|topics?))?'
const pointing = `(?:(?:to (?:point|refer|direct readers?|send readers?|mean)(?: (?:readers?|people))?(?: to)?|for|when (?:you |we )?(?:point|refer|pointing|referring)(?: to)?|in references? to|as (?:a )?(?:references?|pointers?) to) ${parts}|as (?:directions?|directional (?:words|language)|pointers?|references?|signposts?)|for (?:cross - references|cross references|references|directions))`

/** Ways of banning “above” and “below” where they point to a part of the page. */
const directions: readonly StructureWording[] = [
  say(
    `(?:${never} (?:ever )?(?:use|say|write|rely on) |avoid (?:using |writing )?)${updown} ${pointing}`,
    'avoid above and below as directions',
  ),
  say(
    `(?:directions?|directional (?:words|language|terms)|pointers?|words of direction) (?:such as|like|including) ${updown}`,
    'above and below as directions',
  ),
  say(`${updown} ${mustNot} (?:ever )?be used ${pointing}`, 'avoid above and below as directions'),
  say(`${updown} ${pointing}`, 'above and below as directions'),
]

export const verbFormWordings: readonly StructureWording[] = [...gerunds, ...present, ...directions]

/** Tokens with “-ing” as words, where quotes are around it. */
export function formsNamed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (!tokens.some(isEnding)) return tokens
  return tokens.flatMap((token): PolicyToken[] =>
    isEnding(token)
      ? [
          { ...token, kind: 'mark', text: '-' },
          { ...token, kind: 'word', text: 'ing' },
        ]
      : [token],
  )
}

function isEnding({ kind, text }: PolicyToken): boolean {
  return kind === 'quoted' && /^-?ing$/i.test(text)
}
