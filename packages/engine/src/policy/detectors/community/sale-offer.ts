import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isDenied, isJoined, phraseFinder, wordAfter, wordFinder, wordSet } from '../phrases.ts'

const offers = phraseFinder(
  `for sale, selling my/our/some/two/three/these/this/a/an, i'm/we're/i/we/am selling, i/we sell, up for sale, on sale for, offers over, or nearest offer, or best offer, wts, free to a good home, free to good home, rehoming fee, looking for a new home, price is firm, up for grabs, want/wants/wanting to sell, happy to sell, hoping to sell, can sell you, buy from me, priced to sell, yours for, will sell, to sell, we stock, in stock now, delivery available, dm to buy, message to buy`,
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
  counterfeits: `replica replicas counterfeit counterfeits fake fakes knock-off knockoff knockoffs bootleg bootlegs dupe dupes aaa imitation`,
} as const

type Goods = keyof typeof goods
const isGoods = (name: string): name is Goods => name in goods
const finders = new Map(Object.entries(goods).map(([name, list]) => [name, wordFinder(list)]))
/** “A rabbit hutch”, “wine glasses” are other goods. */
const isAccessory = wordSet(
  `hutch hutches cage cages food bowl bowls lead leads collar collars toy toys bed beds tank tanks saddle saddles rug rugs coop kennel glass glasses rack racks
  holder holders block blocks set box boxes case cases cabinet safe book books poster posters opener fridge mat mats carrier carriers litter run stand baskets tree trees post posts flap flaps basket bag bags shelter shelters print prints painting figurine mug mugs costume game games shirt shirts sharpener bottles`,
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
    choices: ['any', ...Object.keys(goods)],
    describe: 'The kind of goods, such as `animals`, `alcohol` or `weapons`',
  },
  *find(draft, kind) {
    if (kind === 'counterfeits') yield* described(draft)
    const found = offers(draft)
    if (found.length === 0) return
    if (!isGoods(kind)) {
      yield* found
      return
    }
    const { words } = draft
    const sentences = new Set(found.map(({ first }) => words.sentence(first)))
    for (const at of finders.get(kind)?.(draft) ?? []) {
      // A fake bag is no bag for a fake.
      const isOther = kind !== 'counterfeits' && isAccessoryAt(draft, at)
      if (sentences.has(words.sentence(at)) && !isOther) yield spanOf(draft, at)
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

function isAccessoryAt(draft: DetectorDraft, at: number): boolean {
  return isJoined(draft, at + 1) && isAccessory(draft.words.lower(at + 1))
}

function spanOf({ words }: DetectorDraft, at: number): Span {
  return { start: words.start(at), end: words.end(at) }
}
