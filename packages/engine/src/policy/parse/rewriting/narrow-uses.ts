import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

const holders = '(?:sentences?|statements?|passages?|texts?|paragraphs?|lines?|copy)'
const about = `(?:in|for|within) (?:the |our |your |any )?${holders} (?:about|on|that (?:are|is) about|concerning|dealing with|that (?:talk|deal|speak)s? (?:about|with|of)) (?<matter>[^,;:]+)`
const legal =
  '(?:for|in|when (?:stating|describing|you state)) (?<legal>(?:a |the |our |your )?(?:legal|statutory) (?:requirements?|duties|duty|obligations?|rules?|matters))'
const where = `(?:${about}|${legal})`
const polite = '(?:please |always )*'
const uses: readonly RegExp[] = [
  `${polite}(?:use|write|say) (?<what>“”(?: (?:and|or) “”)*) (?:only|solely|exclusively) ${where}`,
  `${polite}(?:only use|only write|only say|keep|reserve|save|restrict|limit) (?<what>“”(?: (?:and|or) “”)*) (?:to )?${where}`,
  `(?:the words? )?(?<what>“”(?: (?:and|or) “”)*) (?:may|can|should|must|is to|are to) (?:only be|be) (?:only )?(?:used|written)(?: only)? ${where}`,
].map((said) => new RegExp(`^${said}$`, 'd'))

/** “Use “must” only in sentences about the law”: it is banned from all others. */
export function readNarrowUse(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (!tokens.some(({ kind }) => kind === 'quoted')) return tokens
  const line = lineOf(tokens)
  // “May be used in …” without “only” permits.
  if (!/(?:^| )(?:only|solely|exclusively|keep|reserve|save|restrict|limit)(?: |$)/.test(line))
    return tokens
  for (const pattern of uses) {
    const groups = matchOf(pattern, line)?.indices?.groups
    if (groups === undefined) continue
    const what = tokensIn(line, ...groups['what'])
    const matter = groups['matter'] as [number, number] | undefined
    const place = tokens[what.from]
    const say = (text: string): PolicyToken => ({ ...wordAt(place, place, text), kind: 'word' })
    const named =
      matter === undefined ? ['the', 'law'].map(say) : tokens.slice(tokensIn(line, ...matter).from)
    return [
      ...['do', 'not', 'use'].map(say),
      ...tokens.slice(what.from, what.to),
      ...['unless', 'the', 'sentence', 'is', 'about'].map(say),
      ...named,
    ]
  }
  return tokens
}
