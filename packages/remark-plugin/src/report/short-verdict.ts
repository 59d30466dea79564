import { decisionLabel, type Grounded, verdictFacts, verdictOf } from '@content-trust/engine/report'

/** The verdict on a page in a few words: `revise, medium risk`, or `cannot judge: fewer than 70 words are prose`. */
export function shortVerdict(result: Grounded): string {
  const [ground = ''] = verdictFacts(result)
  const mark = verdictOf(result).state === 'cannot_judge' ? ':' : ','
  return `${decisionLabel(result)}${mark} ${ground}`
}
