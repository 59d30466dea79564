import type { LeftOut } from '../../clause.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'
import { writtenOf } from '../tokens/token-patterns.ts'

const draft =
  '(?:(?:the |our |that |this |a )?(?:draft|text|post|article|story|page|caption|copy|piece|report|listing|credit) )'
const says =
  '(?:(?:clearly |explicitly )?(?:says?|states?|notes?|mentions?|shows?|confirms?|records?|makes? (?:it )?clear|tells us))'
const person =
  '(?:(?:they|he or she|she or he|he|she|(?:(?:the|that|this|their|his or her|each|a|every) )?(?:[a-z]+ )?(?:person|people|patients?|customers?|clients?|child|children|pupils?|students?|parents?|guardians?|carers?|famil(?:y|ies)|subjects?|persons?|residents?|members?|donors?|employees?|victims?|mothers?|fathers?|relatives?|parents? or (?:guardians?|carers?)|owners?)) )'
const having = '(?:has |have |had |is |are |were |was )?(?:also |first |already )?'
const whose =
  '(?:(?:(?:his or her|her or his|their|his|her|its|the|an?|any|our|written|full|informed|explicit|express|prior|signed|clear|parental) )*)'
const gave = `(?:(?:g[ai]ven?|gives?|granted?|signed) ${whose}(?:consent|permission|agreement|release|consent form)|consented|agreed|agrees?|consents?)`
const toWhat =
  '(?: to (?:be(?:ing)? (?:named|identified|quoted|photographed|pictured|filmed|shown|interviewed|featured|mentioned)|this|it|that|publication|be in it|be included|the publication|its use))?(?: in (?:it|the text|the story|writing))?'

const stated = new RegExp(
  `^unless (?:${draft}${says} )(?:that )?(?:${person}?${having}${gave}${toWhat}|(?:of )?${whose}(?:consent|permission)(?: (?:was|has been|is) (?:given|obtained|granted))?)$`,
)
const noted =
  /^(?:an? |the |some )?(?:note|notes|statement|statements|mention|proof|record|evidence|confirmation) (?:of|about|that says there is) (?:(?:their|his or her|the|written|signed|parental|full|informed) )*(?:consent|permission)(?= |$)/

const whoever =
  "(?:(?:their|his or her|her or his|his|her|parental|signed|the (?:person|people|patient|customer|client|child|pupil|student|parent|guardian|family|subject|resident|member|donor|parents or guardian|parent or guardian)s?['’]?s?|a (?:parent|guardian)['’]s|(?:parents|guardians|famil(?:y|ies))['’]s?) (?:(?:written|express|explicit|prior|informed|clear|signed) )*)"
const from =
  '(?: (?:of|from|by) (?:the|their|a|his or her|each) (?:person|people|patient|customer|client|child|pupil|student|parent|guardian|parent or guardian|family|famil(?:y|ies)|subject|resident|member|donor)s?(?: (?:or|and) (?:guardian|carer|parent)s?)?)'
const agreed = new RegExp(`^(?:unless|until) ${person}${having}${gave}${toWhat}$`)
const lacking = new RegExp(
  `^(?:without|unless (?:we have|there is|you have|it has)|unless with|except with) (?:${whoever}(?:consent|permission|agreement)${from}?|${whose}(?:consent|permission|agreement)${from})(?: to (?:be named|this|it))?$`,
)

/** “Unless the draft says they gave consent”: the draft says so in words of its own. */
export function nameConsent(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const named = replaceTokens(tokens, noted, () => 'statements of consent')
  return replaceTokens(named, stated, () => 'unless the draft has statements of consent')
}

/** “Without their consent” frees what a draft says it of; whether they gave it elsewhere no text tells. */
export function exceptConsent(tokens: readonly PolicyToken[]): {
  readonly tokens: readonly PolicyToken[]
  readonly leftOut: readonly LeftOut[]
} {
  for (const pattern of [agreed, lacking]) {
    const freed = replaceTokens(tokens, pattern, () => 'unless there are statements of consent')
    if (freed === tokens) continue
    const from = freed.length - REPLACED
    const words = writtenOf(tokens.slice(from + 1))
    return { tokens: freed, leftOut: [{ words, how: 'ignored' }] }
  }
  return { tokens, leftOut: [] }
}

/** Words of “unless there are statements of consent”. */
const REPLACED = 6
