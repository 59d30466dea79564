import { all, must, mustNot, never } from './description-parts.ts'

/** What a clause says of the structure of drafts, and the words that the grammar knows; “” stands for words in quotes. */
export type StructureWording = readonly [said: RegExp, meant: string]

/** A wording that stands between words. */
export function say(said: string, meant: string): StructureWording {
  return [new RegExp(`(?:^|(?<= ))${said}(?= |$)`, 'd'), meant]
}

const start = '(?:start|begin|open)'
const kind = '(?:action |active |strong |clear |single |proper |plain |finite )?'
const verb = `(?:(?:with|by) (?:an? |the )?${kind}(?:verbs?|imperatives?|imperative verbs?|commands?|imperative form|verb in the imperative)|(?:in|with) the imperative(?: mood| form)?)`
const lists = '(?:in|of|on) (?:an? |any |the |our |your )?'
const steps = `(?:(?:numbered |single |individual )?steps?(?: ${lists}(?:numbered |ordered )?(?:lists?|procedures?|instructions|guides?|how - tos?|tutorials?|recipes?))?|numbered (?:list )?(?:items?|points?|instructions?|lines?|entries)|items? ${lists}(?:numbered|ordered) lists?)`
const items = `(?:(?:bullet(?:ed)? )?list items?|bullets?|bullet - points?|bullet points?|items? ${lists}lists?|list entries)`
const imperative = '(?:imperatives?|commands?|orders|the imperative(?: mood| form)?)'

/** Ways of asking that items start with a verb, with the name of those that do not. */
const verbFirst = [
  [steps, 'steps without a verb'],
  [items, 'list items without a verb'],
].flatMap(([part, broken]): StructureWording[] => [
  say(`${all}${part} ${must} ${start} ${verb}`, `avoid ${broken}`),
  say(`${all}${part} (?:always |all |each )?${start}s? ${verb}`, `avoid ${broken}`),
  say(`(?:always )?${start} ${all}${part} ${verb}`, `avoid ${broken}`),
  say(
    `${all}${part} (?:(?:that|which) (?:(?:do|does) not|don't|doesn't) ${start}|not (?:starting|beginning|opening)|that fail to ${start}) ${verb}`,
    broken,
  ),
  say(
    `${never} ${start} ${all}${part} with (?:anything|something) (?:but|other than|else than) (?:an? )?(?:verb|imperative)`,
    `avoid ${broken}`,
  ),
  say(`(?:write|phrase|word|put|give) ${all}${part} (?:in|as) ${imperative}`, `avoid ${broken}`),
  say(
    `(?:always )?use (?:an? )?${imperative} (?:for|in|at the start of|to (?:start|begin|open)) ${all}${part}`,
    `avoid ${broken}`,
  ),
  say(
    `${all}${part} ${must} be (?:written |phrased |worded )?(?:in|an?|as) (?:an? )?${imperative}`,
    `avoid ${broken}`,
  ),
  say(
    `(?:the )?first word (?:of|in) ${all}${part} (?:${must} be|is)(?: always)? (?:an? )?${kind}(?:verb|imperative)`,
    `avoid ${broken}`,
  ),
])

const cells =
  '(?:(?:cells?|fields?|box|boxes) (?:of|in) (?:an? |any |the |our |your |all )?tables?|table cells?|cells?)'
const empty = '(?:empty|blank)'
const filler =
  '(?:(?:just |simply )?(?:an? |the )?(?:“”|(?:(?:en|em|long|short) )?dash(?:es)?|hyphen|zero|0|nil|none|n / a|na|word “”|words “”)(?: (?:or|and) (?:an? )?(?:“”|dash|hyphen|zero|0))*)'
const nothing =
  '(?:(?:has|have|holds|contains) (?:no (?:value|data|entry|figure|content|text|number|information|answer|result)s?|nothing(?: in it)?)|(?:is|are|would be|stays?|remains?) (?:empty|blank|left empty|left blank)|lacks an? (?:value|entry|figure))'
const put = '(?:write|put|enter|use|type|insert|add|give|show|fill in|fill it with|fill them with)'
const noGaps = 'avoid empty table cells'
const instead = `(?: , (?:but |and |so )?${put} ${filler}(?: instead| there| in (?:it|them))?)?`

const emptyCells: readonly StructureWording[] = [
  say(
    `${all}tables? ${mustNot} (?:have|contain|include|show) (?:any |an? )?${empty} (?:cells?|fields?|boxes)${instead}`,
    noGaps,
  ),
  say(
    `${all}tables? (?:with|(?:that|which) (?:has|have|contains?)|having|containing) (?:any |an? )?${empty} (?:cells?|fields?|boxes)`,
    'empty table cells',
  ),
  say(
    `${empty} ${cells} , ${put} ${filler}(?: instead| there| in (?:it|them))?`,
    'empty table cells',
  ),
  say(
    `${empty} (?:cells?|fields?|boxes) (?:in|of) (?:an? |any |the |our |your )?tables?`,
    'empty table cells',
  ),
  say(
    `(?:where|wherever|when|whenever|if) (?:there is nothing (?:in|for) )?${all}${cells}(?: ${nothing})? (?:, )?(?:then )?${put} ${filler}(?: (?:in|into) (?:it|there|the cell))?(?: instead)?`,
    noGaps,
  ),
  say(`${all}${cells} ${mustNot} (?:ever )?(?:be |stay |remain |go )?(?:left )?${empty}`, noGaps),
  say(
    `(?:do not|don't|never|please do not|avoid) (?:ever )?(?:leav(?:e|ing)|have|having) (?:any |an? |the )?${cells} ${empty}${instead}`,
    noGaps,
  ),
  say(
    `${all}${cells} (?:needs?|requires?|${must} (?:have|hold|contain|show)) (?:an? (?:value|entry|content)|something(?: in it)?|some (?:content|text|value))`,
    noGaps,
  ),
  say(`leave no ${cells} ${empty}`, noGaps),
  say(`${all}${cells} ${must} be filled(?: in)?`, noGaps),
  say(
    `fill(?: in)? (?:all|every|each)(?: of the)?(?: single)? ${cells}(?: with ${filler})?`,
    noGaps,
  ),
  say(
    `(?:${put}|mark|fill) (?:${filler} (?:in|into|for) ${all}${empty} ${cells}|${all}${empty} ${cells} with ${filler})`,
    noGaps,
  ),
  say(
    `${all}${empty} ${cells} (?:gets?|takes?|have|has|needs?|${must} (?:have|get|hold|contain|show)) ${filler}`,
    noGaps,
  ),
  say(
    `${all}${cells} (?:that|which) (?:is|are|(?:have|has) been) (?:left )?${empty}`,
    'empty table cells',
  ),
]

const intro =
  '(?:an? |one |its |their |at least one |at least a )?(?:own |short |brief |introductory |leading |full |clear |complete |plain |single )*(?:sentence|introduction|intro|lead - in|lead in|line of text|paragraph|text)s?'
const before =
  '(?:(?:right |directly |just |immediately )?(?:above|before|in front of|ahead of|over))'
const told =
  '(?: ,? ?(?:(?:that|which|to) (?:says?|explains?|introduces?|tells?|describes?|announces?|states?|sums? up|leads? into)|saying|explaining|introducing|telling|describing) (?:the reader |readers |us |people )?(?:what (?:it|they|is|are|the (?:table|list|image)s?)(?: (?:shows?|is|are|contains?|lists?|says?|holds?|means?))?(?: about| for| in it)?|it|them|the (?:table|list|image|picture)s?))?'
const close = '(?:straight|directly|right|immediately|just)'
const heading = `${all}(?:sub)?(?: - )?(?:headings?|titles?|headlines?)`

/** Ways of asking that a sentence leads up to something, with the name of what none leads up to. */
const introduced = [
  ['tables?', 'tables'],
  ['(?:bullet(?:ed)? |numbered |bullet - point )?lists?', 'lists'],
  ['(?:images?|pictures?|photos?)', 'images'],
].flatMap(([part, name]): StructureWording[] => [
  say(
    `${all}${part} (?:${must} (?:always )?(?:have|get|come with|be given|carry)|needs?|requires?|wants?|gets?|has|have) ${intro} ${before}(?: (?:it|them|each|each of them))?${told}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `${all}${part} (?:${must} (?:have|get|come with|be given)|needs?|requires?) (?:an? )?(?:short |brief |clear )?(?:introductory sentence|intro sentence|lead - in sentence|introduction|intro|lead - in)s?${told}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `(?:always )?(?:introduce|precede|lead into|open) ${all}${part} (?:with|by) ${intro}${told}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `${all}${part} ${must} (?:always )?be (?:introduced|preceded|announced)(?: (?:by|with|in) ${intro})?${told}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `(?:always )?(?:put|write|add|place|include|have) ${intro} ${before} ${all}${part}${told}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `(?:${all}${part} ${mustNot} (?:come|stand|be|follow|appear|go|be placed|be put)|${never} (?:put|place|have|use|add) ${all}${part}) (?:${close} )?(?:after|under|below|beneath|underneath|behind) ${heading}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `(?:${all}${part} ${mustNot}) (?:${close} )?follow (?:on )?${heading}(?: ${close})?`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `${all}${part} (?:(?:that|which) (?:comes?|stands?|is|are|follows?) )?(?:${close} )(?:after|under|below|beneath|underneath|behind) ${heading}`,
    `unintroduced ${name}`,
  ),
  say(
    `${never} (?:start|begin|open) (?:an? |any |the |your )?sections? with (?:an? )?${part}`,
    `avoid unintroduced ${name}`,
  ),
  say(
    `${all}${part} (?:with no|without|(?:that|which) (?:has|have) no|lacking) ${intro} ${before}(?: (?:it|them))?${told}`,
    `unintroduced ${name}`,
  ),
])

export const structureWordings: readonly StructureWording[] = [
  ...verbFirst,
  ...emptyCells,
  ...introduced,
]
