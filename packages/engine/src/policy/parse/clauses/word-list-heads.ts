import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { wordsAt } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

/** The line above a list of words that are not wanted. */
export interface WordListHead {
  /** In words of the grammar, with a colon at their end. */
  readonly tokens: Tokens
  /**
   * What the items below are: `words` for certain, `swaps` if they say what to write in their place, and `either` words or
   * things.
   */
  readonly items: 'words' | 'swaps' | 'either'
}

const theseFirst = '(?:(?:all|any) (?:of )?)?(?:(?:these|this|those|the|our) )?(?:following )?'
const these = '(?: (?:any|all|one) of)?(?: (?:these|this|those|the|our))?(?: following)?'
const nouns =
  '(?:(?:single|filler|buzz|weak|vague|corporate|empty|pushy|absolute) )?(?:words?|phrases?|terms?|expressions?|buzzwords?|fillers?)(?: (?:and|or) (?:words?|phrases?|terms?|expressions?))?'
const not = "(?:do not|don't|never|please do not|must not|should not|cannot|can't)"
const dropping =
  "(?:avoid|replace|swap(?: out)?|change|cut(?: out)?|drop|ditch|delete|remove|ban|skip|lose|flag|mark|reject|block|hold|stop using|steer clear of|stay away from|keep away from|get rid of|leave out|weed out|take out|(?:do not|don't|never|must not|should not|cannot) (?:use|say|write|include|put))"
const banned =
  '(?:banned|forbidden|prohibited|unwanted|off limits|not allowed|not permitted|not ok|not wanted|taboo|to avoid|to replace|to drop|to cut)'
const tail = '(?: in (?:our |your |any )?(?:texts?|posts?|articles?|copy|writing))?(?: please)?'
/** Lists of words, whatever the words mean elsewhere. */
const words = [
  `${dropping}(?: using)?${these} ${nouns}`,
  `${banned} ${nouns}`,
  `${theseFirst}${nouns} (?:(?:are|is) )?(?:all )?(?:${banned})`,
  `${theseFirst}${nouns} (?:(?:that|which) )?(?:(?:we|you|writers|authors|posts|drafts) )?(?:${not}|should be|must be|are to be) (?:use|say|write|want|like|be used|appear|contain|avoided|replaced|cut|dropped|removed|banned|have)`,
  `no (?:such )?${nouns} (?:like|such as)(?: these| the following)?`,
  `${not} (?:say|write|write down|call it|call them)${these}`,
  `replace${these}`,
]
/** Lists of which the grammar cannot tell that their words are unwanted. */
const unsaid = [
  `(?:use|find|choose|look for|pick) (?:other|another|plainer|simpler|better|different|shorter)(?: words?| terms?| ways?)? (?:for|instead of|in place of|than)${these}`,
  `(?:say|write|put) (?:it|this|them|things) (?:plainly|simply|differently|in other words)(?:,)? (?:instead of|rather than)${these}`,
]
const swaps = [
  '(?:say|write|use) (?:x|this|these|that|it|the second|the word on the right|the plain word|the simple word|what stands behind the arrow)(?: instead)?',
  '(?:word|wording|plain english|plain language|house)? ?(?:swaps?|replacements?|substitutions?|word ?list|changes)',
]
const either = [`${dropping}(?: using)?${these}`, banned]

const read = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:please |kindly |we |you )*(?:${patterns.join('|')})${tail}$`)
const heads: readonly (readonly [RegExp, WordListHead['items'], isUnsaid: boolean])[] = [
  [read(words), 'words', false],
  [read(unsaid), 'words', true],
  [read(swaps), 'swaps', true],
  [read(either), 'either', false],
]

/** “Avoid these words:”, “Banned phrases”, “Use other words for:”; undefined of every other line. */
export function wordListHead(line: Tokens): WordListHead | undefined {
  const last = line.at(-1)
  if (last === undefined) return undefined
  const said = /^[:.–—-]$/.test(last.text) ? line.slice(0, -1) : line
  const text = lineOf(said)
  const found = heads.find(([pattern]) => pattern.test(text))
  if (found === undefined) return undefined
  const colon: PolicyToken = {
    kind: 'mark',
    text: ':',
    start: last.end,
    end: last.end,
    isSmall: false,
  }
  const close = last.text === ':' ? last : colon
  const tokens = [...(found[2] ? wordsAt('do not use', line[0]) : said), close]
  return { tokens, items: found[1] }
}
