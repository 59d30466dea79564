import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { idiom, isLiteral } from '../detectors/idiom.ts'
import { phraseFinder } from '../detectors/phrases.ts'

const worn = phraseFinder(
  `at the end of the day, it is what it is, last but not least, hit/hits/hitting the ground running, win win, needless to say, when all is said and done, all things considered,
  only time will tell, time will tell, think/thinking outside the box, tip of the iceberg, no stone unturned, breath of fresh air, every cloud has a silver, silver lining, in this day and age, in today's world, the bottom line is,
  level playing field, low hanging fruit, at this point in time, first and foremost, easier said than done, better late than never, better safe than sorry, few and far between, for all intents and purposes, from time immemorial, since the dawn of time,
  give it 110, go the extra mile, goes without saying, in the nick of time, in the blink of an eye, it takes two to tango, it takes a village, leaps and bounds, leave/left no stone, let's face it, like a kid in a candy, long and short of it,
  move/moved/moving the goalposts, needle in a haystack, no brainer, not rocket science, isn't rocket science, old as time, on the same page, once in a lifetime opportunity, perfect storm, pushing the envelope, raise/raised/raising the bar, read between the lines,
  rome wasn't built in, second to none, slippery slope, start from scratch, stand the test of time, stood the test of time, the calm before the storm, the elephant in the room, elephant in the room, the grass is always greener, the best of both worlds, best of both worlds,
  the rest is history, the sky's the limit, sky is the limit, think big, tried and tested, tried and true, turn over a new leaf, uphill battle, up in the air, wake up call, what doesn't kill you, when life gives you, whole new ball game, world of difference,
  wreak havoc, writing on the wall, you can't judge a book, a picture is worth, actions speak louder, add insult to injury, against all odds, avoid/avoided like the plague, back to square one, ballpark figure, bite the bullet, blessing in disguise, bring/brings to the table,
  burning the midnight oil, by the same token, cautiously optimistic, clear as mud, crystal clear, cut to the chase, drop in the ocean, drop in the bucket, fall on deaf ears, fell on deaf ears, food for thought, game of two halves, get the ball rolling, got the ball rolling, hand in glove,
  in a nutshell, it's not every day, jump on the bandwagon, keep your eyes peeled, labour of love, labor of love, light at the end of the tunnel, make/made no mistake, nip it in the bud, par for the course, pave/paved/paves the way, put all your eggs, quantum leap, rat race, rich tapestry, sigh of relief, steep learning curve,
  take/took it to the next level, the devil is in the, the ball is in, the fact of the matter, there's no place like, thick and thin, throw/threw in the towel, tug/tugs at the heartstrings, under the radar, vicious circle, walk in the park, whirlwind of, with bated breath, tooth and nail, a marathon not a sprint, man/woman of the hour, back to the drawing board, up in smoke, all downhill from here, emotional rollercoaster, rollercoaster of emotions`,
)
/** Phrases that readers have met too often, idioms among them; one is enough. */
export function* findCliches(draft: DetectorDraft): Iterable<Span> {
  yield* idiom.find(draft)
  for (const found of worn(draft)) if (!isLiteral(draft, found)) yield found
}
