import { singular } from '../../policy-tokens.ts'
import { sentenceAt } from '../claims.ts'
import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isDenied, isJoined, phraseFinder, wordAfter, wordFinder, wordSet } from '../phrases.ts'
import { price } from '../price.ts'

const offers = phraseFinder(
  `for sale, selling my/our/some/two/three/these/this/a/an, i'm/we're/i/we/am selling, i/we sell, up for sale, on sale for, offers over, or nearest offer, or best offer, wts, free to a good home, free to good home, rehoming fee, looking for a new home, price is firm, up for grabs, want/wants/wanting to sell, happy to sell, hoping to sell, can sell you, buy from me, priced to sell, yours for, will sell, to sell, we stock, in stock now, delivery available, dm to buy, message to buy`,
)

/** What praises goods that are named beside it. */
const adverts = phraseFinder(
  `buy our/my/now/online/today/yours/your, order now/online/today/yours/your, shop now/our/online, get yours, now in stock, back in stock, on offer, now available, available now, available from, sign up, join now, play now, bet now, free bet/bets/spins, place your bet/bets, welcome bonus, from only, from just, for only, for just`,
)
/** Goods by their kind, with the words that name them. */
const goods = {
  animals: `puppy puppies kitten kittens dog dogs cat cats rabbit rabbits hamster hamsters parrot parrots budgie budgies hen hens chick chicks
    chicken chickens horse horses pony ponies goat goats lamb lambs sheep piglet piglets snake snakes python pythons lizard lizards gecko geckos tortoise tortoises
    fish goldfish bird birds ferret ferrets guinea calf calves duckling ducklings bunny bunnies pup pups labrador labradors spaniel spaniels`,
  alcohol: `whisky whiskey wine wines beer beers vodka gin rum cider champagne prosecco brandy tequila liqueur lager ale cognac port sherry moonshine`,
  tobacco: `cigarette cigarettes tobacco cigar cigars vape vapes vaping e-liquid snus nicotine shisha hookah rolling`,
  weapons: `gun guns pistol pistols rifle rifles shotgun shotguns handgun handguns revolver ammunition ammo knife knives machete sword swords crossbow crossbows airsoft taser tasers grenade grenades silencer`,
  medicines: `antibiotic antibiotics tablets pills insulin inhaler inhalers viagra ozempic xanax valium codeine tramadol adderall ritalin diazepam medication medicine medicines prescription steroids botox morphine`,
  drugs: `cannabis weed marijuana cocaine mdma ecstasy lsd heroin ketamine mushrooms hash meth opium`,
  tickets: `ticket tickets`,
  gambling: `bet bets betting casino casinos slots poker bookmaker bookmakers bookies jackpot jackpots roulette blackjack`,
  counterfeits: `replica replicas counterfeit counterfeits fake fakes knock-off knockoff knockoffs bootleg bootlegs dupe dupes aaa imitation`,
} as const

type Goods = keyof typeof goods
const isGoods = (name: string): name is Goods => name in goods
const finders = new Map(Object.entries(goods).map(([name, list]) => [name, wordFinder(list)]))
/** “A rabbit hutch”, “wine glasses” are other goods. */
const isAccessory = wordSet(
  `hutch hutches cage cages food bowl bowls lead leads collar collars toy toys bed beds tank tanks saddle saddles rug rugs coop kennel glass glasses rack racks
  holder holders block blocks set box boxes case cases cabinet safe book books poster posters opener fridge mat mats carrier carriers litter run stand baskets tree trees post posts flap flaps basket bag bags shelter shelters print prints painting figurine mug mugs costume game games shirt shirts sharpener bottles barrel barrels cask casks crate crates decanter label labels museum tour tasting`,
)

/** Offers to sell something. */
export const saleOffer = defineTextDetector({
  id: 'sale-offer',
  names:
    'sale offer, sale offers, offers to sell, items for sale, things for sale, goods for sale, products for sale, anything for sale, private sales, things you sell, buying and selling',
  describe: 'offers to sell something, such as “two rabbits for sale”',
  parameter: {
    name: 'goods',
    fallback: 'any',
    pattern: (text) => /^[\p{L}\p{N}' -]+$/u.test(text),
    describe:
      'The kind of goods, such as `animals`, `alcohol` or `weapons`, or the words for them, such as `fireworks`',
  },
  *find(draft, kind) {
    if (kind === 'counterfeits') yield* described(draft)
    if (kind === 'any') {
      yield* offers(draft)
      return
    }
    const places = isGoods(kind) ? finders.get(kind)?.(draft) : wordsAt(draft, kind)
    if (places === undefined || places.length === 0) return
    const { words } = draft
    const sentences = new Set(
      [...offers(draft), ...adverts(draft)].map(({ first }) => words.sentence(first)),
    )
    const priced = pricedSentences(draft)
    const blocks = new Set([...sentences].map((each) => draft.sentences[each]?.block))
    for (const at of places) {
      const sentence = words.sentence(at)
      // “For sale: an oak shelf. Also two bottles of whisky.”
      const isBeside = priced.has(sentence) || blocks.has(draft.sentences[sentence].block)
      const isOffered = sentences.has(sentence) || (isBeside && isLabel(draft, at))
      // A fake bag is no bag for a fake.
      const isOther = kind !== 'counterfeits' && isAccessoryAt(draft, at)
      if (isOffered && !isOther) yield spanOf(draft, at)
    }
  },
})

const copies = phraseFinder(
  `it's/that's/they're a/an/the replica/fake/counterfeit/copy/knockoff/bootleg/dupe/imitation, it/this/that is a/an replica/fake/counterfeit/knockoff/bootleg/dupe/imitation, they're/it's replica/replicas/fake/fakes/counterfeit/knockoffs/bootleg/dupes, they/these/both/all are replica/replicas/fake/fakes/counterfeit/counterfeits/knockoffs/bootleg/bootlegs/dupes,
  a/an high/good/top/perfect quality replica/copy/fake/dupe, mirror/aaa quality, super copy, isn't/not the real thing, isn't/not genuine/authentic but, good as the real thing, looks like the real thing`,
)
const isToy = wordSet('of account profile news smile tan plant plants fur leather id name')

/** Goods that are called fakes: “It’s a replica Gucci”. */
function* described(draft: DetectorDraft): Generator<Span> {
  for (const found of copies(draft)) {
    if (!isToy(wordAfter(draft, found.last)) && !isDenied(draft, found.first)) yield found
  }
}

/** Where some goods are named that no list has. */
function wordsAt({ words }: DetectorDraft, name: string): number[] {
  const wanted = name.toLowerCase().split(/[ -]+/).map(singular)
  const places: number[] = []
  for (let at = 0; at < words.count; at++) {
    if (wanted.every((word, step) => singular(words.lower(at + step)) === word)) places.push(at)
  }
  return places
}

/** “Two rabbits, eight months old, £15 each.” */
function pricedSentences(draft: DetectorDraft): ReadonlySet<number> {
  return new Set(price.find(draft).map(({ start }) => sentenceAt(draft, start)))
}

const isVerb = wordSet(
  'is are was were be been has have had costs cost charges charge charged paid pays pay found lost wants want does do did gets got the that who which said says if when',
)
/** Words before the goods of a label. */
const MOST_BEFORE = 6

/** Whether a sentence is no more than what is sold: it begins with it and says nothing of it. */
function isLabel({ words, sentences }: DetectorDraft, at: number): boolean {
  const { firstWord, endWord } = sentences[words.sentence(at)]
  if (at - firstWord > MOST_BEFORE) return false
  for (let word = firstWord; word < endWord; word++) if (isVerb(words.lower(word))) return false
  return true
}

function isAccessoryAt(draft: DetectorDraft, at: number): boolean {
  return isJoined(draft, at + 1) && isAccessory(draft.words.lower(at + 1))
}

function spanOf({ words }: DetectorDraft, at: number): Span {
  return { start: words.start(at), end: words.end(at) }
}
