import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

const thing =
  '(?<thing>(?:(?!(?:that|this|it|all|jokes?|joking|everything|nothing)(?: |$))[^ ,;:()]+ ){1,4})'
const out =
  '(?:excepted|excluded|exempted|exempt|aside|apart|not included|left out|notwithstanding|(?:being )?the (?:only |sole )?exceptions?|are (?:exempt|excepted|excluded|the exception))'
const closing = new RegExp(`(?<= )(?:, |\\( |[–—-] )${thing}${out}(?: \\))?$`, 'du')
const opening = new RegExp(`^${thing}${out} , `, 'du')
/** A demand of its own: “links are excluded” says what becomes of them. */
const demanding = /^(?:but|and|or|so|must|should|is|are|be|not|no|keep|put|set|leave|use)$/

const included =
  /(?: ,| \()? (?:(?:(?:and|with|plus|including|incl|also) )?(?:(?:all|any|their|its|the|of) )*sub(?: ?- ?)?domains?(?: of (?:it|them|these|those|both|either))?(?: (?:(?:are |is )?(?:included|allowed|fine|ok|okay|count)|too|as well|also|and all))?)(?: \))?$/d
const denied =
  /(?:^| )(?:no|not|without|except|excluding|other|but) (?:[^ ]+ )?sub(?: ?- ?)?domains?/

/** “Avoid emoji, headings excepted”, “headings aside, no emoji”: the exception stands before the word for it. */
export function exceptBehind(all: readonly PolicyToken[]): readonly PolicyToken[] {
  const tokens = withoutSubdomains(all)
  if (!tokens.some(({ text }) => /^(?:ex|aside|apart|not|left|notwith)/.test(text))) return tokens
  const line = lineOf(tokens)
  const last = closing.exec(line)
  const range = (last ?? opening.exec(line))?.indices?.groups?.['thing']
  if (range === undefined) return tokens
  const { from, to } = tokensIn(line, range[0], range[1] - 1)
  const named = tokens.slice(from, to)
  if (named.some(({ text }) => demanding.test(text))) return tokens
  const end = tokens.findIndex(({ text }, at) => at >= to && text === ',')
  const rest = last === null ? tokens.slice(end + 1) : tokens.slice(0, from - 1)
  return [...rest, wordAt(named[0], named[0], 'except'), ...named]
}

/** “Only link to gov.uk, subdomains included”: a host is always meant with its subdomains. */
function withoutSubdomains(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (!tokens.some(({ kind }) => kind === 'host')) return tokens
  const line = lineOf(tokens)
  const found = denied.test(line) ? null : included.exec(line)
  if (found === null) return tokens
  const { from } = tokensIn(line, found.index + 1, line.length)
  return tokens.slice(0, from)
}
