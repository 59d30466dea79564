import type { Description } from './description-parts.ts'
import { all, describe, must, mustNot, never } from './description-parts.ts'

const most = '(?:more than|over|longer than|greater than)'
const count = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)'

const code = '(?:fenced )?(?:code )?(?:blocks?|fences?|snippets?|samples?|listings?|examples?)'
const codes = `(?:${code} of code|(?:fenced )?code (?:blocks?|fences?|snippets?|samples?|listings?|examples?)|(?:fenced )?code)`
const language =
  '(?:an? |the |its |their )?(?:programming )?language(?: - )?(?: ?(?:tags?|identifiers?|labels?|hints?|names?|specifiers?|markers?|annotations?|info strings?))?s?(?: (?:specified|set|given|declared|named))?(?: (?:after|behind|on|at|in) (?:the |its |their )?(?:opening )?(?:fences?|backticks|line))?'
const bareCode = 'unlabelled code blocks'

/** What follows says nothing of which of them are meant. */
const alone = '(?= ?$| (?:in|inside|within|at|please|,|\\.|;|!)(?: |$))'

/** What bans, lists or hands on whatever follows. */
const banned = `(?:${never}(?: (?:use|write|add|include|make|have))?|flag|list|find|mark|highlight|remove|delete|cut|strip|reject|block|refuse|ban|escalate|report|(?:show|tell|warn) (?:me |us )?(?:about )?|(?:point|watch|look|keep) out(?: for)?|watch for|check for|(?:reject|block|refuse|flag) (?:anything|texts?|drafts?|posts?) with|(?:must|may|should|can|shall|do) not (?:contain|have|include|use)|get rid of|(?:do not|don't) want(?: to see)?)`
const list = '(?:bullet(?:ed)? |bullet - point |numbered |ordered |unordered )?lists?'
const may = '(?:may|must|should|can|shall)'
const items = '(?:items?|bullets?|bullet points?|points?|entries|entry|elements?)'

const bullets =
  '(?:bullets?|bullet points?|bulleted items?|list items?|items (?:in|of) (?:an? )?lists?|points in lists?)'
const stop =
  '(?:(?:an?|any|the) )?(?:final |closing )?(?:full - stops?|full stops?|periods?|full points?)'
const capital = '(?:an? )?(?:capital(?: letters?)?s?|upper ?case(?: letters?)?|initial capitals?)'
const small = '(?:an? )?(?:small letters?|lower ?case(?: letters?)?|lower - case(?: letters?)?)'

const first =
  '(?:h ?1|level - (?:one|1) heading|level (?:one|1) heading|top - level heading|top level heading|main heading)s?'

const level = '(?:h ?|(?:the )?(?:level|heading level) )([1-6]|two|three|four|five)'
const digits = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
])
const digit = (number: string): string => digits.get(number) ?? number

const sentences = '(?:an? |any |the )?(?:whole |entire |full |complete )?(?:sentences?|paragraphs?)'
/** How texts are laid out, in words that people have for it. */
export const layoutDescriptions: readonly Description[] = [
  describe(
    `${all}${codes} ${must}(?: have| carry| state| name| specify| declare| include| be (?:given|tagged with|labell?ed with|marked with|annotated with))? ${language}`,
    `avoid ${bareCode}`,
  ),
  describe(`${all}${codes} (?:needs?|requires?|wants?|gets?) ${language}`, `avoid ${bareCode}`),
  describe(`${all}${codes} ${must} be (?:tagged|labell?ed)`, `avoid ${bareCode}`),
  describe(
    `(?:always )?(?:specify|state|name|give|set|declare|add|include|put|mark|indicate) ${language} (?:of|for|to|on|in|at|after|behind|with) ${all}${codes}`,
    `avoid ${bareCode}`,
  ),
  describe(
    `(?:always )?(?:tag|label|mark|annotate) ${all}${codes} with ${language}`,
    `avoid ${bareCode}`,
  ),
  describe(
    `${codes} (?:with no|without|lacking|missing|that lacks?|that (?:has|have) no) ${language}`,
    bareCode,
  ),
  describe(
    `${all}${list} (?:${must} (?:have|contain|include|hold|consist of)|needs?|requires?) (?:at least|no fewer than|a minimum of|not fewer than|minimum) ${count}(?: or more)? ${items}`,
    'avoid short lists $1',
  ),
  describe(
    `${all}${list} (?:${must} (?:have|contain|include)|needs?|requires?) more than (?:one|1|a single) ${items}`,
    'avoid short lists',
  ),
  describe(
    `${all}${list} (?:with|of|that (?:has|have)|having|containing) (?:fewer|less) than ${count} ${items}`,
    'short lists $1',
  ),
  describe(
    `${all}${list} (?:with|of|that (?:has|have)|having|containing) (?:only |just )?(?:one|1|a single|a lone) ${items}`,
    'short lists',
  ),
  describe(
    `${all}${list} (?:${mustNot} (?:have|contain|include|hold|exceed|be|run to|go) (?:${most} )?|${must} (?:have|contain|include|hold) (?:at most|no more than|up to|a maximum of) )${count} ${items}(?: long| at most)?`,
    'avoid long lists $1',
  ),
  describe(
    `(?:limit|keep|restrict|cap|hold) ${all}${list} (?:to|at) (?:at most |no more than |up to |a maximum of )?${count} ${items}(?: or fewer| or less| at most)?`,
    'avoid long lists $1',
  ),
  describe(
    `${all}${list} (?:with|of|that (?:has|have)|having|containing|longer than|over) ?(?:more than|over)? ?${count} ${items}`,
    'long lists $1',
  ),
  describe(
    `(?:no ${list} ${may}|${all}${list} never) (?:have|has|contains?|includes?|runs? to|goes? (?:beyond|over)|exceeds?|holds?) (?:${most} )?${count} ${items}`,
    'avoid long lists $1',
  ),
  describe(
    `more than ${count} ${items} (?:per|in(?: (?:each|every|any|one|a))?|to a) ${list}`,
    'long lists $1',
  ),
  describe(
    `(?:(?:at most|no more than|not more than|up to|max|maximum) )${count} ${items} (?:per|in (?:each|every|any|one|a)|to a) ${list}`,
    'avoid long lists $1',
  ),
  describe(
    '(no|avoid) two headings? (?:with|(?:that |may |must |should |can )?have) the same (?:text|name|wording|title|words)',
    '$1 repeated headings',
  ),
  describe(`(${banned}) (?:any |all |the )?lists${alone}`, '$1 bulleted lists'),
  describe(
    `(${banned}) (?:any |all |the )?footnotes(?:(?= (?:or|and) )|${alone})`,
    '$1 footnote markers',
  ),
  describe(
    `(${never}(?: (?:use|write|add|include|make|have))?) (?:any )?block - ?quotes${alone}`,
    '$1 blockquotes',
  ),
  describe(
    `(${never}(?: (?:use|write|add|include|make|have))?) (?:any )?block quotes${alone}`,
    '$1 blockquotes',
  ),
  describe(
    `(?:use |have |write |allow )?(?:only|just|at most|no more than|not more than|never more than) (?:one|1|a single) ${first}(?: (?:per|on a|on each|in each|in a) (?:page|document|article|post|draft|text))?`,
    'avoid extra h1s',
  ),
  describe(
    `(?:more than one|multiple|several|two|a second|additional|extra) ${first}`,
    'extra h1s',
  ),
  describe(`${all}headings? ${mustNot} (?:go|be|run|get) (?:deeper|lower|below|any deeper)(?: than)? ${level}`, ([
    ,
    deepest,
  ]) => `avoid deep headings ${digit(deepest)}`),
  describe(`(?:use )?headings? (?:no |not )(?:deeper|lower) than ${level}`, ([, deepest]) =>
    `avoid deep headings ${digit(deepest)}`),
  describe(`(?:any )?headings? (?:(?:that|which) (?:go|are|run) )?(?:below|under|beyond|beneath|past|(?:deeper|lower) than) ${level}`, ([
    ,
    deepest,
  ]) => `deep headings ${digit(deepest)}`),
  describe(
    `${all}${bullets} ${mustNot} (?:(?:end|finish|close) (?:in|with|on)|have|carry|take|use) ${stop}(?: at the end)?`,
    'avoid full stops after bullets',
  ),
  describe(
    `${never} (?:end|finish|close) ${all}${bullets} (?:in|with|on) ${stop}`,
    'avoid full stops after bullets',
  ),
  describe(
    `${stop} (?:at the end of|after|behind|on|in) ${all}${bullets}`,
    'full stops after bullets',
  ),
  describe(
    `${all}${bullets} ${must} (?:end|finish|close) (?:in|with|on) ${stop}`,
    'avoid bullets without a full stop',
  ),
  describe(
    `(?:end|finish|close) ${all}${bullets} (?:in|with|on) ${stop}`,
    'avoid bullets without a full stop',
  ),
  describe(
    `(?:${never} (?:start|begin) ${all}${bullets}|${all}${bullets} ${mustNot} (?:start|begin)) (?:with|in) ${capital}`,
    'avoid capitalised bullets',
  ),
  describe(
    `(?:(?:start|begin) ${all}${bullets}|${all}${bullets} ${must} (?:start|begin)|${all}${bullets} (?:start|begin)s?) (?:with|in) ${small}`,
    'avoid capitalised bullets',
  ),
  describe(
    `(?:(?:start|begin) ${all}${bullets}|${all}${bullets} ${must} (?:start|begin)|${all}${bullets} (?:start|begin)s?) (?:with|in) ${capital}`,
    'avoid lowercase bullets',
  ),
  describe(
    `(?:set|sets|setting|put|putting|write|writing|make|making|format|render|mark|print|setting) ${sentences} (?:in )?bold(?: type| face| text)?`,
    'use bold sentences',
  ),
  describe(`use bold (?:type |text )?(?:for|on|across|in) ${sentences}`, 'use bold sentences'),
  describe(
    `bold(?:ing)? (?:(?:a|an) )?(?:whole|entire|full|complete) (?:sentences?|paragraphs?)`,
    'bold sentences',
  ),
]
