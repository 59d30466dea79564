import { defineDetector } from './detector.ts'
import { isDenied, phraseFinder, wordAfter } from './phrases.ts'

const harms =
  'kill/hurt/destroy/ruin/hunt/shoot/stab/beat/strangle/burn/bury/murder/smash/rape/crush/finish/harm/injure/punch/batter/thump/maim/cripple/torture/drown/choke'
const whose = 'your/his/her/their'
/** “I'll break his legs”; “he broke his leg” threatens nobody. */
const intents = [
  "i'll/we'll/they'll",
  'i/we/they will',
  "i'm/we're/they're going to",
  'i/we am/are going to',
  "i'm/we're/they're gonna",
  "i'd/we'd love/like to",
  'i/we want to',
  'someone/somebody should/will/ought',
]
const injuries = [
  `break ${whose} legs/leg/neck/face/arms/arm/nose/fingers/jaw/kneecaps/knees/bones`,
  `break every bone`,
  `smash ${whose} face/head/windows/skull/car/teeth`,
  `knock ${whose} teeth/block/lights`,
  `kick ${whose} head/teeth/arse/ass/face`,
  `burn ${whose} house/home/car/shop/place`,
  `slit/cut ${whose} throat`,
  `wring ${whose} neck`,
]
const intended = intents.flatMap((intent) => injuries.map((injury) => `${intent} ${injury}`))
const threats = phraseFinder(
  `i'll/we'll/they'll ${harms} you/him/her/them, i/we/they will ${harms} you/him/her/them, i'm/we're going to ${harms} you/him/her/them, i'm gonna ${harms} you/him/her/them, we're gonna ${harms} you/him/her/them, going to ${harms} you,
  i'll/we'll/they'll come for/after you/him/her/them, i/we/they will come for/after you/him/her/them, i'm/we're/they're coming for/after you/him/her/them, we/they are coming for/after you/him/her/them, i am coming for/after you/him/her/them, i'll/we'll get you for, i'll/we'll make you/him/her/them pay/suffer/regret/sorry, i/we will make you/him/her/them pay/suffer/regret,
  you'll/he'll/she'll/they'll regret this/it/that, you/he/she/they will regret this/it/that, you'll live to regret, you will live to regret, you'll pay for this/that/it/what, you will pay for this/that/it/what, you'll be sorry, you will be sorry, you'll wish you, you'll suffer for, i'll/we'll find you, i/we will find you,
  watch your back, watch your step, i/we know where you/he/she/they live/lives/work/sleep, you're dead meat, you're a dead man, you are a dead man, you are dead meat, you're next, you deserve to die, deserve/deserves to be shot/hanged/hung/stabbed/raped/beaten/lynched/killed, should be shot/hanged/hung/lynched/strung/burned/gassed, hope you die/burn/rot/get, hope they/he/she dies/die/burns/rots, your days are numbered, your family will suffer/pay, break your legs/neck/face/arms/nose/fingers, smash your face/head/windows/skull/car, burn your house, burn down your, slit your throat, wring your neck, put a bullet in, kick your head/teeth/arse/ass, beat the crap/shit/hell out, knock your teeth/block, sleep with one eye, this is your last/final warning, nobody will find your, keep your mouth shut or, do it or else, or else you'll, pay up or, kill yourself, or else you, this or else, that or else, it or else, you better watch out, you'd better watch, better watch yourself/out, ought to shoot/hang/kill, ought to be shot/hanged/lynched, make/making your/his/her life hell/misery, make/making your/his/her life a hell/misery, i'm/we're/they're coming to get you/him/her/them, deserves/deserve a bullet/beating/kicking/hiding, you'll be dead, you're finished, you are finished, won't walk home/again, end up dead, we have your address, i have your address, you won't see it coming, you won't get away with this/it, won't be safe anywhere, teach you/him/her/them a lesson`,
)
const injuring = phraseFinder(...intended)

/** Threats against persons. */
export const threat = defineDetector({
  id: 'threat',
  names:
    'threat, threats, threats of violence, threat of violence, violent threats, threatening language, threatening words, threatening messages, death threats, intimidation, intimidating language, calls for violence, incitement, incitement to violence, threats against people, threats to people, threats against persons',
  describe: 'threats against persons, such as “we will come for you” and “you’ll regret this”',
  readsQuotes: true,
  *find(draft) {
    for (const found of injuring(draft)) {
      if (!isDenied(draft, found.first)) yield found
    }
    for (const found of threats(draft)) {
      // “He will find you a seat”.
      const after = wordAfter(draft, found.last)
      if (
        !/^(?:a|an|some|another|the|all|what|out|tea|lunch|dinner)$/.test(after) &&
        !isDenied(draft, found.first)
      )
        yield found
    }
  },
})
