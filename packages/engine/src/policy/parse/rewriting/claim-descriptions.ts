import { type Description, describe } from './description-parts.ts'

const says =
  '(?:(?:make |makes |making )?(?:an? |any |all |the )?(?:claims?|statements?|suggestions?|assertions?|sentences?|promises?)(?: saying| to the effect)?|say(?:s|ing)?|claiming|suggest(?:s|ing)?|stat(?:e|es|ing)|impl(?:y|ies|ying)|assert(?:s|ing)?|insist(?:s|ing)?|pretend(?:s|ing)?|promis(?:e|es|ing)|tell(?:s|ing)? (?:readers|people|customers|anyone|patients)) that'
const and = '(?: ,)?(?: and| or| nor)?(?: that)?'
const listOf = (item: string): string => `${item}(?:${and} ${item})*`

const thing =
  '(?:(?:an? |any |our |the |its |their |this |these |all |some )*(?!they |we |you |people )[a-z]+(?: (?:or|and) (?:an? )?[a-z]+)?(?: (?!can |will |could |may |might )[a-z]+){0,2}? |(?:it|something|anything|they) )'
const cure =
  '(?:(?:can |will |could |may |might |helps? to |helps? )?(?:cures?|treats?|heals?|prevents?|relieves?|reverses?|remed(?:y|ies)|wards? off|protects? against))'
const illness =
  '(?:(?:an? |any |the |some |all |specific |serious |certain |medical |other |kinds? of )*(?:illness(?:es)?|diseases?|conditions?|ailments?|disorders?|symptoms?|cancers?|infections?|flu|colds?|pain|anything|insomnia|anxiety|depression|diabetes|covid|covid 19|health problems?|complaints?)(?:(?: ,)?(?: or| and)? (?:an? |any )?(?:illness(?:es)?|diseases?|conditions?|ailments?|infections?|symptoms?))*)'

const gain =
  '(?:(?:the |an? |any |your |our |its |their |such |future |investment |high |fixed )*(?:returns?|profits?|gains?|incomes?|yields?|earnings|interest|growth|investments?|capital|money|savings|deposits?))'
const sure =
  '(?:(?:is|are|will be) (?:always |completely |absolutely |fully |totally )?(?:guaranteed|certain|assured|sure|risk - free|risk free|without (?:any )?risks?|free of (?:any )?risks?))'
const safe = `(?:(?:that )?(?:${gain} ${sure}|there (?:is|are) (?:no|zero|little or no) (?:financial |investment )?(?:risks?|danger)|${gain} (?:carr(?:y|ies)|has|have|comes? with|involves?) no risks?|(?:you|investors?|savers?|customers?|readers|people|nobody|no one) (?:cannot|can't|can not|will not|won't|can|will|could) (?:never )?(?:possibly )?lose(?: (?:any |their |your )?(?:money|capital|savings|investment))?))`

/** What drafts claim in a sentence: “that our tea cures colds”, “that returns are guaranteed”. */
export const claimDescriptions: readonly Description[] = [
  describe(`(?:${says}|claims? that|claim) ${thing}${listOf(cure)} ${illness}`, 'medical advice'),
  describe(`(?:${says}|claims? that|claim) ${listOf(safe)}`, 'guarantees about finance'),
]
