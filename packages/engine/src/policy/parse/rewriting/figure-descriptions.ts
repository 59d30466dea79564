import { goodsNames } from '../../lexicons/thing-families.ts'
import type { Description } from './description-parts.ts'
import { all, describe, must, mustNot, never } from './description-parts.ts'
import { unitDescriptions } from './unit-descriptions.ts'

const sums = '(?:prices?|amounts?|sums?|fees|costs?|figures|sums of money|amounts of money)'
const money =
  '(euros?|dollars?|us dollars|pounds?|pounds sterling|sterling|yen|swiss francs|francs|rupees)'
const told = '(?:given|quoted|stated|written|shown|listed|expressed|put|set|displayed|in)'

const format = '(png|svg|jpe?g|webp|gif|avif)s?'
const twoFormats = `${format} ?,? ?(?:and|or|/) ${format}`
const images = '(?:images?|pictures?|image files|graphics|photos?|screenshots?|illustrations?)'

const clock = (hours: string): string =>
  `(?:the |a )?${hours} ?(?:- )?(?:hour|hr|h) (?:clock|times?|format|notation|system)(?: (?:times?|format|notation|system))?`
const asksOfTimes = `${all}(?:clock )?times?(?: of day)? ${must} (?:be (?:given |written |stated |shown )?(?:in|with|on)|use|follow)`
const late = clock('(?:24|twenty - four|twenty four)')
const twice = clock('(?:12|twelve)')

const messenger = '(?:whatsapp|telegram|discord|signal|facebook|viber|wechat|slack|messenger)'
const messengers = `${messenger}(?: ?,? ?(?:and|or|,|/) ${messenger})*`
const group = '(?:(?:group |chat )?(?:groups?|channels?|servers?|chats?|communit(?:y|ies)))'
const invites =
  '(?:invitations?|invites?|inviting|links?|linking|asking) (?:(?:people|users|members|others|readers|anyone|everyone|them) )?(?:to|into) (?:join )?(?:an? |any |the |your |their |other |private )*'

const numeral = '(?:an? )?(?:numbers?|numerals?|figures?|digits?)'
const sentenceStart = '(?:at the )?(?:start|beginning|opening) of (?:an? |the )?sentences?'

const goods = `(?:${[...goodsNames.keys()].sort((a, b) => b.length - a.length).join('|')})`
const sales = new RegExp(`${goods}`, 'g')
/** “Selling alcohol, tobacco or vapes” is selling of each. */
const saleOfEach = ([found]: readonly string[]): string =>
  Array.from(found.matchAll(sales), ([name]) => `sale of ${name}`).join(' and ')

const draft =
  '(?:drafts?|posts?|comments?|texts?|messages?|articles?|pages?|reviews?|questions?|answers?|replies|listings?|ads?|content|threads?|submissions?|entries)'
const english = '(?:written |posted |made )?in english'

/** Sums, times, quantities, the formats of images and invitations, in words that people have for them. */
export const figureDescriptions: readonly Description[] = [
  ...unitDescriptions,
  describe(
    `${all}${sums} ${must} be (?:${told} )*(?:only )?in ${money}(?: only)?`,
    'avoid prices not in $1',
  ),
  describe(
    `only ${sums} (?:${told} )?in ${money}(?: (?:are|is) (?:allowed|permitted|accepted|acceptable|welcome|ok|fine)| may (?:appear|be used|be given))?`,
    'no prices not in $1',
  ),
  describe(
    `(?:give|state|write|quote|show|list|express|put|use|display|set)(?: all| the| your| our| any)? ${sums} (?:only )?in ${money}(?: only)?`,
    'avoid prices not in $1',
  ),
  describe(
    `${all}${sums} (?:${must} )?(?:always |needs? |must )*(?:be |come |have |has |state |include |carry |show |given |written |quoted |shown )*(?:with |in )?(?:an? |the |its |their )currency(?= ?$)`,
    'avoid prices without a currency',
  ),
  describe(
    `${sums} (?:without|with no|that lacks?|lacking|missing) (?:an? |any |the |their )?currency(?! (?:sign|symbol))`,
    'bare prices',
  ),
  describe(`${all}${sums} (?:only )?in ${money} only`, 'avoid prices not in $1'),
  describe(
    `${sums} in (?:any|a|some) (?:other )?currenc(?:y|ies) (?:other than|but|except|besides|apart from|that (?:is|are) not) (?:the )?${money}`,
    'prices not in $1',
  ),
  ...[
    [`(?:only|nothing but) (?:allow |accept |use |permit )?FORMATS(?: ${images}| files)`, 'no '],
    [
      `(?:only|nothing but) (?:allow |accept |use |permit )?${images} (?:saved |stored )?(?:in|as) (?:the )?FORMATS(?: formats?| files?)?`,
      'no ',
    ],
    [
      `${all}${images} ${must} be (?:saved as |in |of |stored as |provided as |exported as )?(?:the )?FORMATS(?: format| files?| images?)?`,
      'avoid ',
    ],
    [
      `${all}${images} (?:other than|that (?:are|is) not|which are not|not in) FORMATS(?: format| files?)?`,
      '',
    ],
  ].flatMap(([pattern, verb]) => [
    describe(pattern.replace('FORMATS', twoFormats), `${verb}images not in $1 or $2`),
    describe(pattern.replace('FORMATS', format), `${verb}images not in $1`),
  ]),
  describe(`${asksOfTimes} ${late}`, 'use military time'),
  describe(`${asksOfTimes} ${twice}`, 'use am and pm'),
  describe(late, 'military time'),
  describe(twice, 'am and pm'),
  describe(
    `${all}temperatures? ${must} be (?:${told} )?in (?:degrees )?(celsius|fahrenheit|centigrade)`,
    'use temperatures in $1',
  ),
  describe(
    `${all}(?:measurements?|units?|distances?|lengths?|weights?|quantities|measures|dimensions|sizes) ${must} be (?:${told} )?(?:in )?(metric|imperial)(?: units| measures| measurements)?`,
    'use $1 units',
  ),
  describe(
    `${all}distances? ${must} be (?:${told} )?in (?:kilometres|kilometers|km|metres|meters)`,
    'use metric units',
  ),
  describe(`${all}distances? ${must} be (?:${told} )?in miles`, 'use imperial units'),
  describe(
    `(?:${all}sentences? ${mustNot}|${never}) (?:start|begin|open)(?: ${all}sentences?)? (?:with|on) ${numeral}(?! plates?(?: |$))`,
    'avoid numbers at the start of a sentence',
  ),
  describe(
    `(?:spell out|write out|spell|write) ${numeral} (?:(?:that|which) (?:is|are|come) )?${sentenceStart}(?: in words| out)?`,
    'avoid numbers at the start of a sentence',
  ),
  describe(
    `${numeral} ${sentenceStart} ${must} be (?:spelled|spelt|written)(?: out)?(?: in words| in full)?`,
    'avoid numbers at the start of a sentence',
  ),
  describe(
    `(?:offers? of |the |any )*(?:sale|sales|selling|resale|sell|trade|trading)(?: of| in)? (?:any |live )?${goods}(?: ?,? ?(?:and|or|,)? ${goods})+`,
    saleOfEach,
  ),
  describe(
    `only (?:(?:publish|accept|allow|take|approve|print|permit|want) )?${draft} ${english}(?: (?:are|is) (?:allowed|accepted|permitted|welcome|approved))?`,
    'no foreign text',
  ),
  describe(
    `${all}${draft} ${must} be (?:written )?(?:only )?in english(?: only)?`,
    'avoid foreign text',
  ),
  describe(
    `(?:(?:please |always )?(?:write|post|reply|comment|answer|ask)(?: only)?(?: your \\w+)? in english(?: only)?|english (?:language )?only|only (?:use |write in |post in )?english)`,
    'avoid foreign text',
  ),
  describe(
    `(?:${all}${draft} )?(?:(?:(?:that|which) )?(?:are|is) |that )?not (?:written )?(?:entirely )?in english`,
    'foreign text',
  ),
  describe(
    `${all}${draft} in (?:any |an)?(?:other languages?|languages? other than english|foreign languages?)(?: than english)?`,
    'foreign text',
  ),
  describe(
    '(?:promis(?:e|es|ing)|claim(?:s|ing)?|guarantee(?:s|ing)?) (?:of |about )?(?:fast |quick |rapid |any )?weight loss',
    'weight loss claims',
  ),
  describe(
    '(?:offer(?:s|ing)?|giving|promis(?:e|es|ing)|pay(?:s|ing)?) (?:of )?(?:an? |any )?(?:discounts?|money|gifts?|rewards?|vouchers?|refunds?|free \\w+|incentives?|cash|anything)(?: ,? ?(?:and|or|,) (?:an? )?(?:discounts?|money|gifts?|rewards?|vouchers?|refunds?|cash))* (?:in (?:return|exchange) )?for (?:an? |any |good |positive |five - star )*(?:reviews?|ratings?|feedback)',
    'review incentives',
  ),
  describe(
    '(?:threat(?:s|en|ens|ening)? (?:to|of) (?:sue|suing|legal action|take (?:\\w+ )?to court|go to court|a lawsuit|lawyers)|talk(?:s|ing)? about (?:their|a|his|her) lawyers?)(?: or talk(?:s|ing)? about (?:their|a|his|her) lawyers?)?',
    'legal threats',
  ),
  describe(
    '(?:someone|somebody|anyone|anybody|people|they|users?|members?|posters?) (?:threatens?|threatening) (?:to sue|legal action|to go to court)(?: or talks? about (?:their|a|his|her) lawyers?)?',
    'legal threats',
  ),
  describe(`${invites}(?:${messengers} )?${group}(?: (?:on|in) ${messengers})?`, 'group invites'),
  describe(
    `invite (?:people|users|members|others|readers|anyone|everyone|them) (?:to|into) (?:join )?(?:an? |any |the |your |their |other |private )*(?:${messengers} )?${group}(?: (?:on|in) ${messengers})?`,
    'use group invites',
  ),
  describe(`${messengers} ${group} (?:links?|invites?|invitations?)`, 'group invites'),
]
