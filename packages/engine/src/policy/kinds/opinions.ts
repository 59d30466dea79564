import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { phraseFinder, wordAfter, wordSet } from '../detectors/phrases.ts'

const framed = phraseFinder(
  `in my/our opinion/view, in my/our humble/honest/personal/own opinion/view, in this writer's view, to my mind, if you ask me/us, personally, as far as i'm/i am concerned, for my money, my own view is,
  i/we think/believe/feel/reckon/find/prefer/love/hate/dislike/doubt, i'm/we're convinced/sure/certain/glad/sad/appalled, i am convinced/sure/certain/glad/sad/appalled, i/we strongly/firmly/honestly/really/personally think/believe/feel/prefer/love/hate/doubt,
  it is/it's a shame/pity/disgrace/scandal/outrage/joke/mistake/tragedy/farce, what a shame/pity/disgrace/scandal/mess/farce, should/ought be ashamed, ought to be ashamed/sacked/praised/scrapped/banned/stopped,
  sadly, regrettably, thankfully, mercifully, disgracefully, scandalously, shamefully`,
)
const judged = phraseFinder(
  'is/are/was/were ugly/awful/terrible/horrible/dreadful/wonderful/brilliant/ridiculous/absurd/disgraceful/outrageous/shameful/pathetic/stupid/boring/unfair/overrated/nonsense/appalling/disgusting/superb',
)
/** “We find the keys”, “we believe in rain” */
const isFound = wordSet('my our the your his her a an out that')

/** What a writer thinks, said as such or by a word that judges: “in my opinion”, “the plan is absurd”. */
export function* findOpinions(draft: DetectorDraft): Iterable<Span> {
  for (const found of framed(draft)) {
    const verb = draft.words.lower(found.last)
    const next = wordAfter(draft, found.last)
    const isFact = (verb === 'find' && isFound(next)) || (verb === 'believe' && next === 'in')
    if (!isFact) yield found
  }
  yield* judged(draft)
}
