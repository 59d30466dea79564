import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, phraseFinder, wordFinder, wordSet } from './phrases.ts'

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
  'lawsuit compensation damages lawyer claim injunction contract lease landlord tenancy custody probate bail court tribunal settlement rent alimony copyright will complaint divorce eviction inheritance dismissal',
)
const readers = wordFinder(
  'you tenants tenant employees employee landlords landlord buyers sellers consumers claimants patients patient adults children women people sufferers diabetics',
)
const isModal = wordSet('should can could must may might ought')
const legalOrders = wordFinder(
  'terminate file seek refuse sign contest challenge dispute withhold demand appeal sue',
)
const isAdvising = wordSet(
  'terminate file claim seek refuse sign break cancel demand contest challenge dispute keep win take withhold bring',
)

/** Advice about a reader's rights and duties. */
export const legalAdvice = defineDetector({
  id: 'legal-advice',
  names:
    'legal advice, legal guidance, advice on legal matters, advice about the law, legal recommendations',
  describe: 'legal advice to the reader, such as “you can sue” and “you are entitled to”',
  *find(draft) {
    yield* legalPhrases(draft)
    yield* advised(draft, isLegalVerb, isAdvising, isLegalThing)
    yield* ordered(draft, legalOrders(draft), isLegalThing)
  },
})

/**
 * “You should … verb”, with a verb that says it alone, or one that does with a thing of the matter in the same
 * sentence.
 */
function* advised(
  draft: DetectorDraft,
  isVerb: (word: string) => boolean,
  isWeak: (word: string) => boolean,
  isThing: (word: string) => boolean,
): Generator<Span> {
  const { words } = draft
  for (const at of readers(draft)) {
    const modal = modalAfter(draft, at)
    if (modal === -1) continue
    for (let verb = modal + 1; verb < modal + 4 && isJoined(draft, verb); verb++) {
      const lower = words.lower(verb)
      const end = isVerb(lower) ? verb : isWeak(lower) ? thingAfter(draft, verb, isThing) : -1
      if (end === -1) continue
      yield { start: words.start(at), end: words.end(end) }
      break
    }
  }
}

/** “Should” right behind “you”, and up to three words behind “patients”, such as “with asthma”; -1 where none is. */
function modalAfter(draft: DetectorDraft, reader: number): number {
  const { words } = draft
  const reach = words.lower(reader) === 'you' ? 1 : 4
  for (let at = reader + 1; at <= reader + reach && isJoined(draft, at); at++) {
    if (isModal(words.lower(at))) return at
  }
  return -1
}

/** The thing within five words behind a verb, in its sentence; -1 where there is none. */
function thingAfter(
  { words }: DetectorDraft,
  verb: number,
  isThing: (word: string) => boolean,
): number {
  const sentence = words.sentence(verb)
  for (let thing = verb + 1; thing < verb + 6 && words.sentence(thing) === sentence; thing++) {
    if (isThing(words.lower(thing))) return thing
  }
  return -1
}

const medicalPhrases = phraseFinder(
  `stop taking your, stop taking the, double your dose, skip your dose, skip a dose, increase/reduce/lower/double/halve the/your dose, cures/cure/cured warts/insomnia/acne/obesity/hangovers/headaches/baldness/cancer/diabetes/arthritis/depression/anxiety/autism/dementia/flu/colds/covid/asthma/eczema/migraines,
  heals/heal cancer/diabetes/arthritis/depression/wounds, treats/treat cancer/diabetes/arthritis/depression/anxiety/eczema/migraines/acne, prevents/prevent cancer/diabetes/arthritis/dementia/flu/colds/covid,
  you don't need a doctor, no need to see a doctor, instead of your medication, you may be suffering, your symptoms suggest,
  lowers/lower/reduces/reduce your blood pressure, lowers/reduces your cholesterol, self diagnose, wean yourself off, come off your`,
)
const isMedicalVerb = wordSet('inject overdose vaccinate detox medicate')
const treating =
  'take stop avoid use swallow apply try drink start switch treat cure relieve reduce increase rub give halve double skip'
const isTreating = wordSet(treating)
const treatments = wordFinder(treating)
const isRemedy = wordSet(
  'aspirin ibuprofen paracetamol acetaminophen insulin statins antibiotics antibiotic medication medications medicine medicines painkillers antidepressants tablets tablet pills pill vitamins vitamin supplement supplements vaccine vaccines dose doses drug drugs inhaler ointment steroid steroids melatonin metformin warfarin cbd homeopathy fever symptoms infection pain rash cough headache headaches inflammation wound migraine migraines asthma eczema acne diabetes rashes warts creams cream tincture',
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
    yield* ordered(draft, treatments(draft), isRemedy)
  },
})

/** “Take two aspirin …” and “If you have a fever, drink …”: an order with a thing of the matter. */
function* ordered(
  draft: DetectorDraft,
  verbs: readonly number[],
  isThing: (word: string) => boolean,
): Generator<Span> {
  const { words } = draft
  for (const verb of verbs) {
    const first = orderStart(draft, verb)
    if (first === -1) continue
    const thing = thingAfter(draft, verb, isThing)
    const isCase =
      first > 0 && !opensSentence(draft, first) && hasThingBefore(draft, first, isThing)
    if (thing !== -1) yield { start: words.start(first), end: words.end(thing) }
    else if (isCase) yield { start: words.start(first), end: words.end(verb) }
  }
}

const isOrderOpener = wordSet("do not don't never always please to how")
const isCondition = wordSet('if when for')

/** Where an order begins: at the start of a sentence, behind “Do not” or “How to”, or behind “If …,”; -1 where it is none. */
function orderStart(draft: DetectorDraft, verb: number): number {
  const { words, sentences } = draft
  let first = verb
  while (verb - first < 2 && isJoined(draft, first) && isOrderOpener(words.lower(first - 1)))
    first--
  if (opensSentence(draft, first)) return first
  const sentence = sentences[words.sentence(first)]
  const isBehindComma = !isJoined(draft, first) && isCondition(words.lower(sentence.firstWord))
  return isBehindComma ? first : -1
}

/** Whether the condition of an order names a thing of the matter. */
function hasThingBefore(
  { words, sentences }: DetectorDraft,
  at: number,
  isThing: (word: string) => boolean,
): boolean {
  const { firstWord } = sentences[words.sentence(at)]
  for (let word = Math.max(firstWord, at - LONGEST_CONDITION); word < at; word++) {
    if (isThing(words.lower(word))) return true
  }
  return false
}

/** Words of a condition that are read. */
const LONGEST_CONDITION = 12
