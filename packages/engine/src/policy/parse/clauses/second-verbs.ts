import type { Sign } from '../../policy-signs.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { firstMatches, lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const also = '(?:(?:always|also|clearly|ideally) )?'
const asking =
  "(?:(?:must|should|shall|may|can|cannot|needs? to|ha(?:s|ve) to|ought to|mustn't|shouldn't|can't)(?: (?:not|never))?|needs?|requires?)"
const first = new RegExp(`^(?<subject>.+?) ${also}${asking}(?= )`, 'd')
/** “… and must not say”, “…, but may not mention”, “… and need a date” */
const second = new RegExp(
  `(?<= )(?<joint>(?:, )?(?:and|but)(?: they| it)?) (?=${also}${asking} \\S)`,
  'dg',
)
/** What is said of something that was named last, not of the subject: “a link that works and must not be short”. */
const open = /(?:^| )(?:that|which|who|whose|where)(?: |$)/
/** Longest sentence that is cut, so that time stays linear. */
const LONGEST = 80

/**
 * “Job ads must state the salary and must not ask for a photo” makes two demands of one thing: the sentence in two, each with
 * the subject.
 */
export function withSecondVerb(sentence: Tokens): Tokens[] {
  if (sentence.length > LONGEST) return [sentence]
  const line = lineOf(sentence)
  const subject = first.exec(line)?.indices?.groups?.['subject']
  if (subject === undefined) return [sentence]
  const named = sentence.slice(0, tokensIn(line, ...subject).to)
  // “Reject posts that must …”
  if (asksIn(named, conditional)) return [sentence]
  for (const { indices } of firstMatches(line, second)) {
    const joint = indices?.groups?.['joint']
    if (joint === undefined) continue
    const { from, to } = tokensIn(line, ...joint)
    const said = sentence.slice(named.length, from)
    if (said.length < SHORTEST || open.test(lineOf(said))) continue
    const after = sentence.slice(to)
    const [{ start }] = after
    const again = named.map((token) => ({ ...token, start, end: start }))
    return [sentence.slice(0, from), ...withSecondVerb([...again, ...after])]
  }
  return [sentence]
}

/** A verb and what is demanded. */
const SHORTEST = 2
/** “Posts” may be a verb elsewhere. */
const conditional: ReadonlySet<Sign['kind']> = new Set(['if', 'unless', 'lack', 'publishing'])
