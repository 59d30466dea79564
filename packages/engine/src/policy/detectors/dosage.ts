import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from './phrases.ts'

const drugUnits = wordFinder('mg mcg µg μg iu milligram milligrams microgram micrograms')
const forms = wordFinder(
  'puff spray sprays tablet tablets capsule capsules pill pills drops puffs lozenge lozenges teaspoon teaspoons teaspoonful ml millilitres milliliters sachet sachets suppository',
)
const frequency = phraseFinder(
  `once/twice daily, once/twice a day, once/twice a week, times a day, times daily, times per day, per day, a day, every 4/6/8/12/four/six/eight/twelve hours,
  before/after/with meals/food/breakfast, at bedtime, before bed, at night, in the morning/evening, in 24 hours, per kg, a/per kilogram, maximum dose, daily dose, a dose of, dose of, by mouth, under the tongue, when/as/if needed/required/necessary, with water/milk, on an empty stomach, in each/the/your/both/affected ear/ears/eye/eyes/nostril/nostrils, into the eye/ear/nose, to the skin, after waking, every morning/evening/night, each morning/evening/night, times a day after/before/with, times daily after/before/with, hours apart, every few hours, maximum of, max of, up to four/three/six/eight times`,
)
/** “20 units of insulin”, “4 g of paracetamol”. */
const measures = wordFinder(
  'g gram grams unit units ml teaspoon teaspoons teaspoonful spoonful spoonfuls',
)
const isMedicine = wordSet(
  'insulin paracetamol acetaminophen aspirin ibuprofen penicillin amoxicillin metformin morphine codeine heparin steroid steroids vitamin medicine medication syrup linctus calpol warfarin prednisolone antibiotic antibiotics melatonin',
)
/** What is poured and no medicine: “500 ml of water”. */
const isPoured = wordSet(
  `water milk stock broth cream buttermilk yoghurt yogurt juice wine beer cider oil vinegar paint varnish glue petrol diesel fuel coffee tea lemonade cordial squash soup sauce
  flour sugar salt honey butter paste pepper cinnamon yeast cumin paprika mustard vanilla cocoa soil compost feed fertiliser fertilizer detergent bleach shampoo soap resin ink coolant primer rum vodka gin whisky brandy`,
)
const isQuality = wordSet(
  'the a cold hot warm boiling lukewarm tepid fresh whole skimmed full fat semi coconut almond oat soy soya chicken beef vegetable fish double single whipping sour olive sunflower rapeseed red white dry orange apple lemon lime emulsion wood engine motor tap distilled clean plain sparkling soft brown caster granulated plant your more',
)
const intakes = wordFinder(
  'exceed chew dissolve sip give gives given giving syrup apply take taking takes taken swallow inject administer administered prescribe prescribed dose doses dosage dosing',
)

/** Doses of medicines. */
export const dosage = defineDetector({
  id: 'dosage',
  names:
    'dosage, dosages, dose, doses, dosing instructions, dosage instructions, dosing advice, medication doses',
  describe: 'doses of medicines, such as “400 mg” and “two tablets twice daily”',
  *find(draft) {
    for (const at of drugUnits(draft)) {
      if (followsAmount(draft, at) && !isShare(draft, at)) yield amountWith(draft, at)
    }
    for (const at of measures(draft)) {
      const isOfMedicine =
        draft.words.lower(at + 1) === 'of' && isMedicine(draft.words.lower(at + 2))
      if (isOfMedicine && followsAmount(draft, at)) yield amountWith(draft, at)
    }
    const counted = forms(draft).filter((at) => followsAmount(draft, at))
    const taking = counted.length === 0 ? new Set() : takingSentences(draft)
    for (const at of counted) {
      if (taking.has(draft.words.sentence(at)) && !isOfPoured(draft, at))
        yield amountWith(draft, at)
    }
    yield* gluedDoses(draft)
    yield* named(draft)
    yield* schedules(draft)
  },
})

const schedules = phraseFinder(
  'half a tablet/pill/capsule, take one/two/three daily/twice/nightly, take one/two/three a day, take one/two/three every/each, times a day after/before/with food/meals, twice/once daily after/before/with food/meals, twice/once a day after/before/with food/meals',
)
const doseWords = wordFinder('dose doses dosage')
const injects = wordFinder('inject injected injecting')
const isUnit = wordSet('ml g units unit mls')

/** “The usual dose is 10ml”, “a dose of 5 ml”, “Inject 10 units”. */
function* named(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of [...doseWords(draft), ...injects(draft)]) {
    for (let next = at + 1; next <= at + 4 && isJoined(draft, next); next++) {
      const isGlued = /^\d{1,4}(?:\.\d{1,3})?(?:ml|g|mls)$/.test(words.lower(next))
      const isCounted = words.isNumber(next) && isUnit(words.lower(next + 1))
      if (!isGlued && !isCounted) continue
      if (isOfPoured(draft, isGlued ? next : next + 1)) break
      yield { start: words.start(next), end: words.end(isGlued ? next : next + 1) }
      break
    }
  }
}

/** Words between a measure and what is poured. */
const REACH = 4

function isOfPoured(draft: DetectorDraft, unit: number): boolean {
  const { words } = draft
  let at = words.lower(unit + 1) === 'of' ? unit + 2 : unit + 1
  for (const last = at + REACH; at < last && isJoined(draft, at); at++) {
    if (isPoured(words.lower(at))) return true
    if (!isQuality(words.lower(at))) return false
  }
  return false
}

const isSpelled = wordSet('one two three four five six seven eight nine ten half a')

function followsAmount(draft: DetectorDraft, at: number): boolean {
  const isAmount = draft.words.isNumber(at - 1) || isSpelled(draft.words.lower(at - 1))
  return isAmount && isJoined(draft, at)
}

function amountWith({ words }: DetectorDraft, unit: number): Span {
  return { start: words.start(unit - 1), end: words.end(unit) }
}

/** “5 mg/l” in water is a share and no dose; “mg/kg” is one. */
function isShare({ words, prose }: DetectorDraft, unit: number): boolean {
  const behind = prose.slice(words.end(unit), words.end(unit) + 4)
  return behind.startsWith('/') && !/^\/(?:kg|day|d\b)/.test(behind)
}

/** “400mg” is one word. */
function* gluedDoses({ words }: DetectorDraft): Generator<Span> {
  for (const at of words.mixed) {
    if (words.hasDigit(at) && /^\d{1,5}(?:\.\d{1,3})?(?:mg|mcg|µg|iu)$/.test(words.lower(at)))
      yield { start: words.start(at), end: words.end(at) }
  }
}

/** Sentences that speak of taking something so and so often. */
function takingSentences(draft: DetectorDraft): ReadonlySet<number> {
  const often = frequency(draft).filter(({ first }) => isJoined(draft, first))
  const words = [...intakes(draft), ...often.map(({ first }) => first)]
  return new Set(words.map((at) => draft.words.sentence(at)))
}
