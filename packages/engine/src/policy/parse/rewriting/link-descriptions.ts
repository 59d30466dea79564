import type { Description } from './description-parts.ts'
import { all, describe, must, mustNot } from './description-parts.ts'

const links = '(?:hyper)?(?:links?|urls?|web addresses|web address|addresses)'
const safe = '(?:https(?! : / / \\w)(?: : / /)?|secure|encrypted|ssl|tls)'
const uses =
  '(?:(?:that|which) )?(?:use|uses|using|with|over|via|on|are|start with|starts with|starting with|begin with|begins with|beginning with|go to|lead to|to)'
const secure = `(?:${safe} ${links}|${links} ${uses} ${safe}(?: (?:pages|sites|websites|addresses|urls))?)`
const holding =
  '(?:with|containing|carrying|including|(?:that|which) (?:have|has|contain|contains|carry|carries|include|includes))'
const there =
  '(?: (?:in|on|at the end of|behind) (?:them|it|(?:the|their|its) (?:url|urls|address|addresses|link|links)))'
/** Names of parameters: “utm_”, “?ref=”. */
const told = '(?:[?&] )?(?:utm _(?: \\w+)?(?: =)?|fbclid(?: =)?|gclid(?: =)?|msclkid(?: =)?)'
const paid = '(?:[?&] )?(?:ref|aff|affid|affiliate|tag|via|partner|referral) ='
const listed = (one: string): string => `${one}(?:(?: ,)?(?: and| or| ,) ${one})*`
const either = listed(`(?:${told}|${paid})`)
const codes = `(?:an? |any |the )?(?:tracking|campaign|utm) (?:codes?|parameters?|tags?)`
const fine = '(?:allowed|accepted|permitted|acceptable|ok|okay|fine|welcome|tolerated)'
const insecure = 'insecure links'

/** How links are written, in words that people have for it. */
export const linkDescriptions: readonly Description[] = [
  // The names of parameters say which links are meant.
  describe(
    `${links} ${holding} ${codes}${there}? \\( (?:e g |such as |like )?${either} \\)`,
    'tracking or affiliate links',
  ),
  describe(`${links} ${holding} ${codes}${there}?`, 'links with tracking parameters'),
  describe(
    `(tracking|affiliate|referral) ${links} \\( (?:e g |such as |like )?${either} \\)`,
    '$1 links',
  ),
  describe(`${links} ${holding} ${listed(told)}${there}?`, 'links with tracking parameters'),
  describe(`${links} ${holding} ${listed(paid)}${there}?`, 'affiliate links'),
  describe(`${links} ${holding} ${either}${there}?`, 'tracking or affiliate links'),
  describe(
    `only ${secure}(?: (?:are|may be|can be) (?:${fine}|used|posted|added))?`,
    `no ${insecure}`,
  ),
  describe(`${secure} (?:are the only ones (?:allowed|accepted)|only)`, `avoid ${insecure}`),
  describe(
    `(?:we )?(?:only (?:allow|accept|permit)|(?:allow|accept|permit) only) ${secure}`,
    `no ${insecure}`,
  ),
  describe(
    `(?:always |only )?(?:use|link to|write|insert|add|post|publish|include) (?:only )?${secure}(?: only)?`,
    `avoid ${insecure}`,
  ),
  describe(
    `${all}${links} ${must} (?:be|use|start with|begin with|go to|point to|lead to|have|go over|run over) ${safe}(?: (?:pages|sites|websites|addresses|urls|links))?`,
    `avoid ${insecure}`,
  ),
  describe(
    `(?:always )?(?:use|prefer) ${safe} (?:for|in|on|with) ${all}${links}`,
    `avoid ${insecure}`,
  ),
  describe(`only link to ${safe} (?:pages|sites|websites|addresses|urls)`, `avoid ${insecure}`),
  describe(
    `${links} (?:${mustNot}|that do not|that aren't|that are not|which do not) (?:use|be|start with|begin with) http`,
    `no ${insecure}`,
  ),
  describe(
    `${links} (?:without|not using|that (?:do not|don't|aren't|are not) (?:use |start with |begin with )?) ?${safe}`,
    insecure,
  ),
]
