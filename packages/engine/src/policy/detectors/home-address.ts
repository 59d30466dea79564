import { sentenceAt } from './claims.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordSet } from './phrases.ts'

const tellsLiving = wordSet(
  'live lives lived living reside resides resided residing resident residents residence home homes house houses household flat flats apartment apartments bungalow cottage bedroom doorstep grew rents lodges sleeps',
)
/** What is said of people, and of shops too: “the family bakery”. */
const maySayLiving = wordSet(
  'family neighbour neighbours neighbor neighbors moved moving tenant tenants landlord',
)
const tellsOpen = wordSet(
  `bakery bakeries baker's butcher's grocer's florist's optician's dentist's hairdresser's barber's chemist's newsagent's shop shops store stores storefront office offices headquarters hq branch branches clinic clinics surgery hospital hospitals
  pharmacy museum museums gallery galleries library libraries school schools college nursery kindergarten university church churches chapel cathedral mosque synagogue temple station stations hotel hotels hostel guesthouse inn pub pubs bar bars
  café cafe cafés cafes restaurant restaurants bistro pizzeria brasserie canteen theatre theater cinema courthouse court bank banks salon studio studios workshop workshops garage factory factories warehouse warehouses showroom supermarket market markets
  centre center centres centers club clubs clubhouse gym pool depot embassy consulate charity company companies firm firms business businesses premises venue venues practice agency dealer dealership takeaway kiosk stall launderette laundrette brewery
  hall halls town-hall auditorium arena stadium ltd limited inc llc llp plc gmbh co sons reception council ministry department authority bookshop bookstore foodbank hospice hub lab laboratory institute academy site plant outlet boutique deli parlour`,
)
/** Words that are names of people too: “Mr Hall of 14 Mill Lane”. */
const mayBeSurname = wordSet('hall church banks temple court pool inn bar')
const namesHall = wordSet('town city village parish community guild concert music county sports')
/** What is open to people though its name ends with “home” or “house”. */
const opensHome = wordSet(
  'care nursing funeral retirement opera coffee publishing auction public custom open guest tea steak ale country manor full media fashion clearing',
)
const isNoHome = wordSet(
  'page game match team side delivery cooking goods office secretary music band jazz shows performances stream',
)
const isUs = wordSet('visit find join see to contact reach call')

type Cue = 'living' | 'open' | 'either'

/** Whether somebody may live at an address: nothing in its sentence says that a shop, an office or the like is there. */
export function mayBeHome(draft: DetectorDraft, address: Span): boolean {
  const { words, sentences } = draft
  const sentence = sentences[sentenceAt(draft, address.start)]
  if (sentence === undefined) return true
  let first = sentence.firstWord
  while (first < sentence.endWord && words.end(first) <= address.start) first++
  let behind = first
  while (behind < sentence.endWord && words.start(behind) < address.end) behind++
  const before = cuesFrom(draft, first - 1, -1, sentence.firstWord - 1)
  const after = cuesFrom(draft, behind, 1, sentence.endWord)
  const near = [...before.near, ...after.near]
  if (near.includes('living')) return true
  if (near.includes('open')) return false
  if (near.includes('either')) return true
  return [...before.far, ...after.far][0] !== 'open'
}

/** Words before or behind an address that are asked. */
const REACH = 40
/** Words between an address and the shop that it is of. */
const NEAR = 8

interface Cues {
  /** Up to the next comma, from the address away. */
  readonly near: readonly Cue[]
  readonly far: readonly Cue[]
}

function cuesFrom(draft: DetectorDraft, from: number, step: 1 | -1, until: number): Cues {
  const { words, prose } = draft
  const [near, far]: [Cue[], Cue[]] = [[], []]
  let isFar = false
  for (let at = from, left = REACH; at !== until && left > 0; at += step, left--) {
    const [one, other] = step === 1 ? [at - 1, at] : [at, at + 1]
    isFar ||= /[,;:()–—]/.test(prose.slice(words.end(one), words.start(other)))
    const cue = cueAt(draft, at)
    const isBeside = !isFar && (cue !== 'open' || left > REACH - NEAR)
    if (cue !== undefined) (isBeside ? near : far).push(cue)
  }
  return { near, far }
}

function cueAt({ words }: DetectorDraft, at: number): Cue | undefined {
  const word = words.lower(at)
  const before = words.lower(at - 1)
  if (word === 'us') return isUs(before) ? 'open' : undefined
  if (tellsLiving(word)) {
    if (/^(?:home|house)s?$/.test(word) && opensHome(before)) return 'open'
    return isNoHome(words.lower(at + 1)) ? undefined : 'living'
  }
  if (maySayLiving(word)) return 'either'
  if (!tellsOpen(word)) return undefined
  const isSurname = mayBeSurname(word) && words.isCapital(at) && !namesHall(before)
  return isSurname && !before.endsWith("'s") ? undefined : 'open'
}
