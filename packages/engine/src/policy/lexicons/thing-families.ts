import { phrasesOf } from './phrases-of.ts'

/** A value of a detector, and names of what it then finds. */
export type ValueNames = readonly [value: string, names: readonly string[]]

const currencies: Readonly<Record<string, string>> = {
  dollar: 'dollars, us dollars, dollar, usd',
  euro: 'euros, euro, eur',
  pound: 'pounds, pounds sterling, sterling, gbp, pound, british pounds',
  yen: 'yen, jpy',
  franc: 'swiss francs, francs, chf',
  rupee: 'rupees, inr',
}
const sums =
  'prices, price, amounts, amount, sums, sum, figures, costs, money, fees, sums of money, amounts of money'

/** “Prices in euros”, “dollar amounts”, “prices not in euros”. */
export function* currencyNames(): Generator<readonly [value: string, names: readonly string[]]> {
  for (const [value, written] of Object.entries(currencies)) {
    const moneys = written.split(', ')
    const heads = sums.split(', ')
    const named = moneys.flatMap((money) => heads.map((sum) => `${sum} in ${money}`))
    const compounds = ['prices', 'signs', 'symbols'].map((head) => `${value} ${head}`)
    yield [value, [...named, ...compounds]]
    const others = [
      'not in',
      'other than',
      'other than in',
      'in anything but',
      'in other than',
    ].flatMap((not) => moneys.flatMap((money) => heads.map((sum) => `${sum} ${not} ${money}`)))
    yield [`not-${value}`, others]
  }
}

const formats = ['png', 'svg', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'bmp', 'tiff']
const pictures = [
  'images',
  'image',
  'image files',
  'pictures',
  'files',
  'screenshots',
  'photos',
  'graphics',
]

/** “JPG images”, “images not in png or svg”. */
export function* imageFileNames(): Generator<readonly [value: string, names: readonly string[]]> {
  for (const format of formats) {
    yield [format, pictures.map((picture) => `${format} ${picture}`)]
    yield [`not ${format}`, [`images not in ${format}`]]
    for (const other of formats)
      yield [`not ${format}, ${other}`, [`images not in ${format} or ${other}`]]
  }
}

const goods: Readonly<Record<string, string>> = {
  animals:
    'animals, live animals, living animals, pets, live pets, wild animals, puppies, kittens, dogs, cats, livestock, pets and animals',
  alcohol: 'alcohol, alcoholic drinks, alcoholic beverages, wine, beer, spirits, liquor, booze',
  tobacco:
    'tobacco, cigarettes, vapes, vaping products, e cigarettes, tobacco products, nicotine, nicotine products, cigars',
  weapons:
    'weapons, guns, firearms, knives, ammunition, arms, explosives, crossbows, tasers, stun guns, pepper spray, rifles, pistols, air rifles',
  medicines:
    'medicines, prescription medicines, prescription drugs, prescription medication, medication, pharmaceuticals, pills',
  drugs: 'drugs, illegal drugs, cannabis, narcotics, controlled substances',
  gambling:
    'gambling, betting, betting sites, gambling sites, casinos, online casinos, bookmakers, betting shops, online betting, online gambling',
  tickets: 'tickets, event tickets, concert tickets',
  counterfeits:
    'counterfeits, counterfeit goods, counterfeit items, fakes, replicas, replica goods, fake goods, knock offs, imitations, fake designer goods, replicas or fakes, fakes or replicas, replicas and fakes, fakes and replicas, replicas or counterfeits, counterfeits or replicas, fakes or counterfeits, counterfeits and fakes, replica or fake goods, fake or replica goods, fake or counterfeit goods, copies of brands, copies of brand goods, fake brands, fake brand goods, replicas of brands, fakes of brands, fake bags, replica bags, replica watches, fake watches',
}

/** Goods by the names that policies have for them. */
export const goodsNames: ReadonlyMap<string, string> = new Map(
  Object.entries(goods).flatMap(([kind, names]) =>
    phrasesOf(names).map((name): [string, string] => [name, kind]),
  ),
)

/** “Sale of live animals”, “weapons for sale”. */
export function* saleNames(): Generator<ValueNames> {
  for (const [name, kind] of goodsNames) {
    yield [
      kind,
      [
        ...[
          'sale of',
          'sales of',
          'selling',
          'sell',
          'selling of',
          'resale of',
          'trade in',
          'trading in',
        ].map((verb) => `${verb} ${name}`),
        ...['ads for', 'adverts for', 'listings for', 'listings of', 'offers of'].map(
          (ad) => `${ad} ${name}`,
        ),
        `${name} for sale`,
        `${name} sales`,
      ],
    ]
  }
}

const sites: Readonly<Record<string, readonly [hosts: string, names: string]>> = {
  social: [
    'facebook.com, instagram.com, twitter.com, x.com, tiktok.com, linkedin.com, snapchat.com, pinterest.com, reddit.com, threads.net, bsky.app, youtube.com, tumblr.com, vk.com',
    'social media, social media sites, social media posts, social media profiles, social networks, social networking sites, social media accounts, social media pages',
  ],
  shops: [
    'amazon.com, amazon.co.uk, amazon.de, ebay.com, ebay.co.uk, etsy.com, aliexpress.com, walmart.com, temu.com, shein.com',
    'online shops, online stores, web shops, webshops, shopping sites, online marketplaces',
  ],
  files: [
    'drive.google.com, docs.google.com, dropbox.com, onedrive.live.com, 1drv.ms, wetransfer.com, mega.nz, mediafire.com, box.com, sharepoint.com',
    'file sharing sites, file hosts, cloud storage, file hosting sites, shared drives, file sharing services',
  ],
  videos: [
    'youtube.com, youtu.be, vimeo.com, dailymotion.com, twitch.tv, tiktok.com',
    'videos, a video, video sites, video platforms, youtube videos',
  ],
}

/** “Links to social media”, “social media links”. */
export function* siteNames(): Generator<ValueNames> {
  for (const [hosts, names] of Object.values(sites)) {
    yield [
      hosts,
      phrasesOf(names).flatMap((name) => [
        ...['links to', 'link to', 'linking to'].map((verb) => `${verb} ${name}`),
        ...(name.startsWith('a ') ? [] : [`${name} links`]),
      ]),
    ]
  }
}

/** Families of names that are made of parts, by the detector that finds them. */
export const thingFamilies: readonly (readonly [id: string, family: () => Iterable<ValueNames>])[] =
  [
    ['price', currencyNames],
    ['image-file', imageFileNames],
    ['sale-offer', saleNames],
    ['link-host', siteNames],
  ]
