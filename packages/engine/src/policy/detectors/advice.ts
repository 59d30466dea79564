import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, phraseFinder, wordBefore, wordSet } from './phrases.ts'

const legalPhrases = phraseFinder(
  `you are/were entitled to, you're entitled to, you have a/the right to, you have every right to, legally required to, legally entitled to,
  legally obliged to, you are/could/may be liable, you're liable, you are not liable, it is/was illegal to, it's illegal to, it is legal to, it's legal to,
  you can/could/should/may/must sue, you can't/cannot be sued, statute of limitations runs, your legal rights, grounds for a lawsuit,
  you have grounds, you are protected by law, you don't/needn't have to pay`,
)
const isLegalVerb = wordSet(
  'sue appeal plead prosecute litigate counterclaim withhold evict countersign testify indemnify',
)
const isLegalThing = wordSet(
  'lawsuit compensation damages lawyer claim injunction contract lease landlord tenancy custody probate bail court tribunal settlement rent alimony copyright',
)
const isModal = wordSet('should can could must may might ought')
const isAdvising = wordSet(
  'terminate file claim seek refuse sign break cancel demand contest challenge dispute keep win',
)

/** Advice about a reader's rights and duties. */
export const legalAdvice = defineDetector({
  id: 'legal-advice',
  names:
    'legal advice, legal guidance, advice on legal matters, advice about the law, legal counsel, legal recommendations',
  describe: 'legal advice to the reader, such as “you can sue” and “you are entitled to”',
  *find(draft) {
    yield* legalPhrases(draft)
    yield* advised(draft, isLegalVerb, isAdvising, isLegalThing)
  },
})

/**
 * “You should … verb”, with a verb that says it alone, or one that does with a thing of the matter in the same
 * sentence.
 */
function* advised(
  draft: DetectorDraft,
  isVerb: (word: string | undefined) => boolean,
  isWeak: (word: string | undefined) => boolean,
  isThing: (word: string | undefined) => boolean,
): Generator<Span> {
  const { words } = draft
  for (let at = 0; at < words.length; at++) {
    const { lower, start, sentence } = words[at]
    if (lower !== 'you' || !isModal(words[at + 1]?.lower) || !isJoined(draft, at + 1)) continue
    for (let verb = at + 2; verb < at + 5 && isJoined(draft, verb); verb++) {
      const end = isVerb(words[verb].lower) ? verb : isWeak(words[verb].lower) ? thingAfter() : -1
      if (end === -1) continue
      yield { start, end: words[end].end }
      at = end
      break
      function thingAfter(): number {
        for (let thing = verb + 1; thing < verb + 6; thing++) {
          if (words[thing]?.sentence !== sentence) return -1
          if (isThing(words[thing].lower)) return thing
        }
        return -1
      }
    }
  }
}

const medicalPhrases = phraseFinder(
  `stop taking your, stop taking the, double your dose, skip your dose, skip a dose, increase/reduce/lower/double/halve the/your dose, cures/cure/cured cancer/diabetes/arthritis/depression/anxiety/autism/dementia/flu/colds/covid/asthma/eczema/migraines,
  heals/heal cancer/diabetes/arthritis/depression/wounds, treats/treat cancer/diabetes/arthritis/depression/anxiety/eczema/migraines/acne, prevents/prevent cancer/diabetes/arthritis/dementia/flu/colds/covid,
  you don't need a doctor, no need to see a doctor, instead of your medication, you may be suffering, your symptoms suggest,
  lowers/lower/reduces/reduce your blood pressure, lowers/reduces your cholesterol, self diagnose, wean yourself off, come off your`,
)
const isMedicalVerb = wordSet('inject overdose vaccinate detox medicate')
const isTreating = wordSet(
  'take stop avoid use swallow apply try drink start switch treat cure relieve reduce increase',
)
const isRemedy = wordSet(
  'aspirin ibuprofen paracetamol acetaminophen insulin statins antibiotics antibiotic medication medications medicine medicines painkillers antidepressants tablets tablet pills pill vitamins vitamin supplement supplements vaccine vaccines dose doses drug drugs inhaler ointment steroid steroids melatonin metformin warfarin cbd homeopathy fever symptoms infection pain rash cough headache headaches inflammation wound',
)

/** Advice about a reader's health. */
export const medicalAdvice = defineDetector({
  id: 'medical-advice',
  names:
    'medical advice, health advice, medical guidance, medical recommendation, medical recommendations, treatment advice, diagnosis, diagnoses, cures, treatment claims',
  describe: 'medical advice to the reader and claims to cure, such as “stop taking your tablets”',
  *find(draft) {
    yield* medicalPhrases(draft)
    yield* advised(draft, isMedicalVerb, isTreating, isRemedy)
    yield* ordered(draft)
  },
})

/** “Take two aspirin …” at the start of a sentence. */
function* ordered(draft: DetectorDraft): Generator<Span> {
  const { words, sentences } = draft
  for (const { firstWord, endWord } of sentences) {
    if (firstWord >= endWord || !isTreating(words[firstWord].lower)) continue
    if (!opensSentence(draft, firstWord)) continue
    for (let at = firstWord + 1; at < Math.min(endWord, firstWord + 5); at++) {
      if (!isJoined(draft, at)) break
      if (!isRemedy(words[at].lower)) continue
      yield { start: words[firstWord].start, end: words[at].end }
      break
    }
  }
}

const isDrugUnit = wordSet('mg mcg µg μg iu milligram milligrams microgram micrograms')
const isForm = wordSet(
  'tablet tablets capsule capsules pill pills drops puffs lozenge lozenges teaspoon teaspoons teaspoonful ml millilitres milliliters sachet sachets suppository',
)
const frequency = phraseFinder(
  `once/twice daily, once/twice a day, once/twice a week, times a day, times daily, times per day, per day, a day, every 4/6/8/12/four/six/eight/twelve hours,
  before/after/with meals/food/breakfast, at bedtime, before bed, per kg, a/per kilogram, maximum dose, daily dose, a dose of, dose of, by mouth, under the tongue`,
)
const isIntake = wordSet(
  'take taking takes taken swallow inject administer administered prescribe prescribed dose doses dosage dosing',
)

/** Doses of medicines. */
export const dosage = defineDetector({
  id: 'dosage',
  names:
    'dosage, dosages, dose, doses, dosing instructions, dosage instructions, dosing advice, medication doses',
  describe: 'doses of medicines, such as “400 mg” and “two tablets twice daily”',
  *find(draft) {
    const { words, prose } = draft
    let near: ReadonlySet<number> | undefined
    for (let at = 1; at < words.length; at++) {
      const { lower, end, sentence } = words[at]
      const isUnit = isDrugUnit(lower)
      if (!isUnit && !isForm(lower)) continue
      const amount = words[at - 1]
      if (!isJoined(draft, at) || !isAmount(amount.lower, amount.isNumber)) continue
      if (!isUnit) near ??= sentencesOf(draft)
      // A share, such as “5 mg/l” in water, is no dose; “mg/kg” is.
      const isShare = prose[end] === '/' && !/^\/(?:kg|day|d\b)/.test(prose.slice(end, end + 4))
      if (isUnit ? !isShare : near?.has(sentence)) yield { start: amount.start, end }
    }
    yield* gluedDoses(draft)
  },
})

const isSpelled = wordSet('one two three four half a')

function isAmount(lower: string, isNumber: boolean): boolean {
  return isNumber || isSpelled(lower)
}

/** “400mg” is one word. */
function* gluedDoses({ words }: DetectorDraft): Generator<Span> {
  for (const { lower, start, end } of words) {
    if (/^\d{1,5}(?:\.\d{1,3})?(?:mg|mcg|µg|iu)$/.test(lower)) yield { start, end }
  }
}

/** Sentences that speak of taking something so and so often. */
function sentencesOf(draft: DetectorDraft): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { sentence, lower } of draft.words) if (isIntake(lower)) found.add(sentence)
  for (const { first } of frequency(draft)) {
    const isOften = wordBefore(draft, first) !== undefined
    if (isOften) found.add(draft.words[first].sentence)
  }
  return found
}
