import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isJoined, phraseFinder, wordAfter, wordFinder, wordSet } from '../phrases.ts'
import { price } from '../price.ts'

const riches = phraseFinder(
  `earn up to, earn money online/from/fast/at, make money online/from/fast/at/while/easily, easy money, extra income, passive income, second income, financial freedom, financially free, get rich, be your own boss, quit your job, quit my job, six figure income/salary/business, six figures, double your money/income/investment, guaranteed income, unlimited income/earnings, earn while you sleep, no experience needed, work from home and earn, money while you sleep, retire early, life changing income, side hustle, ground floor opportunity, business opportunity, residual income, fire your boss`,
)
const earns = wordFinder('earn earning earned make making made')
const perTime = /^ ?(?:a|an|per|each|every|\/)[ \u00a0]?(?:day|week|month|hour|year)\b/i

/** Claims of what readers can earn. */
export const incomeClaim = defineDetector({
  id: 'income-claim',
  names:
    'income claim, income claims, earnings claim, earnings claims, claims about earnings, claims about income, claims of earnings, promises of income, promises of earnings, promises of easy money, promise easy money, get rich quick, get rich quick scheme, get rich quick schemes, get rich quick posts, get rich quick claims, get rich quick offers, money making schemes, money making offers, make money fast schemes, make money fast posts, make money online posts, easy money offers, easy money, passive income, passive income claims, work from home schemes, work at home schemes, pyramid schemes, pyramid scheme, mlm, mlm posts, multi level marketing, network marketing, business opportunities, side hustles, wealth claims',
  describe: 'claims of what readers can earn, such as “passive income” and “earn £500 a day”',
  *find(draft) {
    yield* riches(draft)
    yield* earned(draft)
  },
})

/** “Earn £500 a day” from one word to the sum right behind it. */
function* earned(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  const verbs = earns(draft)
  if (verbs.length === 0) return
  const sums = price.find(draft)
  let next = 0
  for (const at of verbs) {
    const end = words.end(at)
    while (next < sums.length && sums[next].start < end) next++
    const sum = sums[next]
    if (sum === undefined) return
    const isNear = sum.start - end < REACH
    if (isNear && perTime.test(prose.slice(sum.end, sum.end + REACH)))
      yield { start: words.start(at), end: sum.end }
  }
}

/** Units between “earn” and a sum, and behind it. */
const REACH = 16

const slims = phraseFinder(
  `lose weight, losing weight, weight loss, burn/burns/burning fat, melt/melts/melting fat, melt away fat/pounds, fat burning, fat burner, slim down, slimming, shed pounds/kilos/weight/fat, shed the pounds/kilos/weight, drop a/two/three/four dress size/sizes, drop a/two/three/four size/sizes, flat stomach/belly/tummy, beach body, beach ready, banish belly, blast fat, belly fat, appetite suppressant, curb your appetite, suppress your appetite, inches off your`,
)
const loses = wordFinder('lose losing lost shed shedding drop dropped dropping')
const isWeight = wordSet('kg kilo kilos kilogram kilograms lb lbs pounds stone inches pound st')

/** Claims of a loss of weight. */
export const weightLossClaim = defineDetector({
  id: 'weight-loss-claim',
  names:
    'weight loss claim, weight loss claims, weight loss promises, weight loss promise, promise weight loss, promises of weight loss, promise of weight loss, claims of weight loss, claims about weight loss, slimming claims, slimming promises, fat loss claims, fat burning claims, diet claims, dieting claims, weight loss ads, weight loss offers, weight loss products, slimming products',
  describe: 'claims of a loss of weight, such as “lose 5 kg” and “burns fat”',
  *find(draft) {
    yield* slims(draft)
    const { words } = draft
    for (const at of loses(draft)) {
      const [number, unit] = [at + 1, at + 2]
      const isAmount = isJoined(draft, number) && words.hasDigit(number)
      // “Lose 5kg” is of two words.
      if (isAmount && /\d(?:kg|lbs?|st)$/.test(words.lower(number)))
        yield { start: words.start(at), end: words.end(number) }
      else if ((isAmount || isSpelled(words.lower(number))) && isWeight(wordAfter(draft, number)))
        yield { start: words.start(at), end: words.end(unit) }
    }
  },
})

const isSpelled = wordSet('two three four five six seven eight nine ten twelve fifteen twenty')

const greens = phraseFinder(
  `eco friendly, environmentally friendly, environmentally sound/conscious/responsible, earth friendly, planet friendly, climate friendly, climate neutral, climate positive, carbon neutral, carbon negative, carbon free, zero carbon, low carbon, net zero, zero emission/emissions, emission free, biodegradable, compostable, recyclable, sustainable, sustainably, plastic free, zero waste, good for the planet/environment, kind to the planet/environment, better for the planet/environment, save/saves/saving the planet, greener, greenest, eco conscious, ethically sourced, responsibly sourced, all natural, 100 natural, chemical free, non toxic, nature friendly, ocean friendly, offset our/your/all, from renewable`,
)

/** Claims of what is good for the environment. */
export const greenClaim = defineDetector({
  id: 'green-claim',
  names:
    'green claim, green claims, environmental claim, environmental claims, eco claims, eco friendly claims, sustainability claims, sustainability claim, climate claims, claims about the environment, claims about sustainability, claims of sustainability, greenwashing, green marketing, carbon claims, claims of carbon neutrality, carbon neutral claims, environmental benefits, eco labels',
  describe: 'claims of what is good for the environment, such as “carbon neutral”',
  find: greens,
})
