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
  /(?:^| )(?:only|except|excepting|but|unless|outside|other than|apart|aside|if|when|where|limit|keep|need|needs|(?:must|should|has to|have to)(?! not)|requires?|required|write|use|add|include)(?: |$)/

/** “In posts about Acme, no prices”, “Posts about Acme: no prices” */
const leading = new RegExp(
  `^(?<head>(?:(?:in|within) )?(?:(?:an?|any|all|the|our|your|every|each) )*${draft} (?:(?<mentioning>${mentioning})|(?<about>${about})|(?<holding>${holding}))) [^,:]+(?<end>[,:]) (?=no |not |never |avoid |do not |don't )`,
  'd',
)

/** “No prices in posts that mention Acme”: which drafts are meant, not beside what. */
export function readDraftConditions(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const first = matchOf(leading, line)?.indices?.groups
  const found = first ?? matchOf(within, line)?.indices?.groups
  const head = found?.['head']
  if (found === undefined || head === undefined || turned.test(line.slice(0, head[0])))
    return tokens
  const { from, to } = tokensIn(line, ...head)
  const before = tokens.slice(0, from)
  if (first === undefined && !hasTargetIn(before)) return tokens
  const words = ['if', 'the', 'draft', ...verbOf(found)]
  const end = first?.['end']
  const mark = end === undefined ? undefined : tokensIn(line, ...end).from
  return [
    ...before,
    ...words.map((text) => wordAt(tokens[from], tokens[to - 1], text)),
    ...tokens.slice(to).map((token, at) => (to + at === mark ? { ...token, text: ',' } : token)),
  ]
}

function verbOf(found: Readonly<Record<string, [number, number]>>): readonly string[] {
  if (found['about'] !== undefined) return ['is', 'about']
  return found['holding'] !== undefined ? ['has'] : ['mentions']
}
