import type { Sign } from '../../policy-signs.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { signAt } from '../tokens/token-signs.ts'

/** What words of the grammar may be examples of. */
const wordy =
  /^(?:words?|terms?|phrases?|verbs?|adverbs?|modals?|absolutes?|negatives?|fillers?|expressions?|contractions?|forms?|connectives?|conjunctions?|qualifiers?|intensifiers?|hedges?)$/
const opening = /^(?:as|like|including|namely|g|:|\(|write|use|say)$/
const joint = /^(?:,|and|or|nor|\/)$/
const short = /n't$|'(?:re|ll|ve|d|m|s)$/

/** Signs that would make a demand of an example. */
const demanding: ReadonlySet<Sign['kind']> = new Set([
  'not',
  'ban',
  'prohibition',
  'must',
  'decision',
  'notice',
  'permission',
  'only',
  'everything',
  'unless',
  'if',
])

/** Most tokens of an example. */
const LONGEST = 4

/**
 * Words of the grammar that are examples of words: “contractions such as don't and won't”, “words like must, cannot and
 * never”. They are put in quotes, so that they ask for nothing.
 */
export function quoteExamples(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const quoted: (PolicyToken | undefined)[] = [...tokens]
  let isWordy = false
  for (const [at, { text, kind }] of tokens.entries()) {
    if (kind === 'mark' && /^[.!?;]$/.test(text) && tokens[at + 1]?.start !== tokens[at].end)
      isWordy = false
    if (wordy.test(text)) isWordy = true
    if (!opening.test(text)) continue
    const isListed = isWordy && !/^(?:write|use|say)$/.test(text)
    for (const place of examplesFrom(tokens, at + 1, isListed)) {
      const { start, end } = tokens[place]
      const written = writtenOf(tokens[place])
      // No phrase tells “it's” from “it”, and contractions are found as such.
      if (!written.endsWith("'s"))
        quoted[place] = { kind: 'quoted', text: written, start, end, isSmall: false }
      else {
        quoted[place] = undefined
        if (joint.test(tokens[place - 1].text)) quoted[place - 1] = undefined
      }
    }
  }
  return quoted.filter((token) => token !== undefined)
}

/** The places of single words of the grammar in the list that begins at a token. */
function examplesFrom(tokens: readonly PolicyToken[], from: number, isListed: boolean): number[] {
  const places: number[] = []
  let isSeveral = false
  let at = from
  if (/^[.,:]$/.test(tokens[at]?.text ?? '')) at++
  while (at < tokens.length) {
    const end = itemEnd(tokens, at)
    if (end === at || end - at > LONGEST) break
    const isShort = tokens[at].kind === 'word' && short.test(writtenOf(tokens[at]))
    const isWord = isListed && demanding.has(signAt(tokens.slice(at, at + 1), 0)?.kind ?? 'glue')
    const isAlone = end === at + 1
    if ((isAlone && isWord) || (isShort && (isAlone || places.length > 0))) places.push(at)
    else if (!isListed) break
    at = isShort && !isAlone ? tokens.length : end
    for (; joint.test(tokens[at]?.text ?? ''); at++) isSeveral = true
  }
  // “Contractions: flag” lists nothing.
  return isSeveral ? places : []
}

function itemEnd(tokens: readonly PolicyToken[], from: number): number {
  let at = from
  while (at < tokens.length && tokens[at].kind === 'word' && !joint.test(tokens[at].text)) at++
  return at
}

/** With the “'s” that a token has no more. */
function writtenOf({ text, start, end }: PolicyToken): string {
  return end - start === text.length + 2 ? `${text}'s` : text
}
