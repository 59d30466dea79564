import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { type FoundWords, phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

const sayings = phraseFinder(
  `break a leg, beat/beating/beats about/around the bush, piece of cake, rocket science, that ship has sailed, off the hook, double edged sword, pull/pulling/pulls the plug on, time to pull the plug, chip on his/her/their/your/my shoulder, jump/jumped/jumps/jumping the gun, burn/burned/burnt/burning your/his/her/their/our/my bridges, last but not least, let it slide, lost the plot, lose the plot, on the back burner, par for the course, pass/passed/passing the buck, push your luck, rock the boat, rocking the boat, save for a rainy, a rainy day fund, see the light at, light at the end of the tunnel, snowball's chance, stick to your guns, stab/stabbed in the back, a silver bullet, silver lining, smell a rat, the tables have turned, turn/turned the tables, take the bull by, took the bull by, touch wood, knock on wood, two peas in a, under the radar, water under the bridge, weather the storm, weathered the storm, when hell freezes, your guess is as, a slippery slope, the straw that broke, the best thing since, best of a bad, bit the dust, bite the dust, by the skin of, comparing apples, apples and oranges, couch potato, cry wolf, drop the ball, dropped the ball, feeling blue, get your act together, give the benefit of, the benefit of the doubt, go with the flow, in the nick of, on its last legs, ring a bell, rings a bell, spick and span, up to scratch, bite/bit/bites the bullet, biting the bullet, break the ice, breaks/broke the ice, breaking the ice, spill the beans, spilled/spilt the beans, hit the nail on, under the weather, cost/costs an arm and a leg, arm and a leg, once in a blue moon, beat around the bush, beating around the bush, beating about the bush, let the cat out, costs a fortune, ball is in your/our/their/his/her court, burn the midnight oil, burning the midnight oil, bite off more than, biting off more than, cut corners, cutting corners, cuts corners, hit the sack, hit the road, kick the bucket, kicked the bucket, pull/pulling/pulled your/his/her/my leg, raining cats and dogs, rains cats and dogs, rained cats and dogs, the last straw, the final straw, tip of the iceberg, elephant in the room, back to the drawing board, best of both worlds, barking up the wrong, blessing in disguise, call it a day, called it a day, cold feet, cry/crying over spilt/spilled milk, devil's advocate, don't count your chickens, drop in the ocean/bucket, every cloud has a, fit as a fiddle, get out of hand, go the extra mile, goes the extra mile, went the extra mile, going the extra mile, hang in there, hold/holds/held your/his/her/their horses, icing on the cake, cherry on the cake/top, in hot water, in the same boat, jump on the bandwagon, jumped/jumping on the bandwagon, keep your fingers crossed, fingers crossed, kill/killed/killing two birds with, leave no stone unturned, left no stone unturned, leaves no stone unturned, let sleeping dogs lie, miss/missed the boat, no pain no gain, no brainer, off the beaten track/path, on cloud nine, on the ball, on thin ice, out of the blue, over the moon, play it by ear, pull/pulled yourself/himself/herself together, put/puts your/his/her best foot forward, rome wasn't built, rule of thumb, see eye to eye, sees eye to eye, sit/sits/sitting/sat on the fence, skeletons in the closet/cupboard, speak of the devil, steal/stole/steals someone's/his/her/their thunder, storm in a teacup, take it with a pinch/grain, taken with a pinch/grain, pinch of salt, grain of salt, the whole nine yards, through thick and thin, time flies, turn/turned/turns a blind eye, turning a blind eye, wild goose chase, writing is on the wall, writing on the wall, you can't judge a book, add/adds/added/adding fuel to the fire/flames, all ears, apple of his/her/my/their eye, bend over backwards, bent over backwards, bull in a china, can of worms, chip off the old, cut to the chase, easier said than done, fish out of water, head in the clouds, head over heels, in a nutshell, jack of all trades, look/looks/looked on the bright side, make/makes/made ends meet, nip it in the, old habits die hard, on the same page, penny for your thoughts, perfect storm, plain sailing, rub/rubs/rubbed salt in/into, second wind, slip of the tongue, sweep/swept/sweeps it under, swept under the carpet/rug, think/thinking outside the box, throw/threw/throws in the towel, tie/tied/ties the knot, twist/twisted/twists his/her/my/their arm, up in the air, wrap/wraps/wrapped your head around, at the drop of, back to square one, bark is worse than, better late than never, between a rock and, down the drain, the early bird catches, a stitch in time, actions speak louder, sour grapes, a taste of your/his/her/their own medicine, when pigs fly, at the end of the day, moves/moving/moved/move the goalposts, level playing field, low hanging fruit, thrown under the bus, throw/threw him/her/them/us/me under the bus, walk/walking on eggshells, a dime a dozen, ducks in a row, face the music, pulled the plug, the bottom line, test the water/waters, hit the ground running, hits the ground running`,
)

const isEaten = wordSet(
  'ate eat eats eating had have cut bought buy baked served serve want wanted another',
)
/** Who does something then: “at the end of the day the bakers go home”. */
const isDoer = wordSet('the they he she it we i you when shift trip')
const isPlace = wordSet('road street line path pier corridor list queue film book')

/** Whether the words of an idiom mean what they say. */
export function isLiteral(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  const { words } = draft
  const opening = words.lower(first)
  const after = wordAfter(draft, last)
  if (opening === 'at') return isDoer(after)
  if (opening === 'piece')
    return isEaten(wordBefore(draft, first - 1)) || isEaten(wordBefore(draft, first))
  return isPlace(after)
}

/** Figures of speech whose words do not say what they mean. */
export const idiom = defineDetector({
  id: 'idiom',
  names:
    'idiom, idioms, idiomatic expression, idiomatic expressions, idiomatic phrases, idiomatic language, figure of speech, figures of speech, figurative language, figurative expressions, proverb, proverbs, old sayings',
  describe: 'common idioms and proverbs from a list, such as “a piece of cake”',
  *find(draft) {
    for (const found of sayings(draft)) if (!isLiteral(draft, found)) yield found
  },
})
