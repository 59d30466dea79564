import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import { hasTargetIn } from '../tokens/token-signs.ts'

const draft =
  '(?:posts?|texts?|articles?|drafts?|pages?|stories|story|pieces?|blog posts?|newsletters?|leaflets?|documents?|guides?)'
const mentioning =
  '(?:(?:that|which) (?:mentions?|names?|discuss|discusses|talks? about)|mentioning|naming|discussing)'
const about = '(?:(?:(?:that|which) (?:is|are) )?about)'
const holding =
  '(?:(?:that|which) (?:has|have|contains?|includes?)|containing|with(?! (?:more|fewer|less|over|under|at|no|only|their|its|the|\\d)(?: |$)))'
const within = new RegExp(
  `(?<=^| )(?<head>(?:in|within) (?:(?:an?|any|all|the|our|your|every|each) )*${draft} (?:(?<mentioning>${mentioning})|(?<about>${about})|(?<holding>${holding}))) [^,]+$`,
  'd',
)
/** What makes a place, or drafts, the only ones. */
const turned =
  /(?:^| )(?:only|except|excepting|but|unless|outside|other than|apart|aside|if|when|where|limit|keep|need|needs|must|should|has to|have to|requires?|required|write|use|add|include)(?: |$)/

/** “No prices in posts that mention Acme”: which drafts are meant, not beside what. */
export function readDraftConditions(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const found = matchOf(within, line)?.indices?.groups
  const head = found?.['head']
  if (found === undefined || head === undefined || turned.test(line.slice(0, head[0])))
    return tokens
  const { from, to } = tokensIn(line, ...head)
  const before = tokens.slice(0, from)
  if (!hasTargetIn(before)) return tokens
  const verb =
    found['about'] !== undefined ? ['is', 'about'] : found['holding'] ? ['has'] : ['mentions']
  const said = ['if', 'the', 'draft', ...verb]
  const words = said.map((text) => wordAt(tokens[from], tokens[to - 1], text))
  return [...before, ...words, ...tokens.slice(to)]
}
