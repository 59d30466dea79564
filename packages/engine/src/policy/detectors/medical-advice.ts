import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordAfter, wordBefore, wordFinder, wordSet } from './phrases.ts'
import { advised, ordered } from './told-to-readers.ts'

const medicalPhrases = phraseFinder(
  `stop taking your, stop taking the, double your dose, skip your dose, skip a dose, increase/reduce/lower/double/halve the/your dose, cures/cure/cured warts/insomnia/acne/obesity/hangovers/headaches/baldness/cancer/diabetes/arthritis/depression/anxiety/autism/dementia/flu/colds/covid/asthma/eczema/migraines,
  heals/heal cancer/diabetes/arthritis/depression/wounds, treats/treat cancer/diabetes/arthritis/depression/anxiety/eczema/migraines/acne, prevents/prevent cancer/diabetes/arthritis/dementia/flu/colds/covid,
  you don't need a doctor, no need to see a doctor, instead of your medication, you may be suffering, your symptoms suggest,
  lowers/lower/reduces/reduce your blood pressure, lowers/reduces your cholesterol, self diagnose, you may/might/could/probably have flu/diabetes/asthma/depression/anxiety/arthritis/covid, you may/might/could/probably have the/a/an flu/cold/fever/infection/migraine/concussion/fracture/allergy, you may/might/could/probably need surgery/treatment/antibiotics/stitches/insulin, bring down your blood/cholesterol,
  don't/never vaccinate your/children, to cure a/your/the, wean yourself off, come off your, you don't need insulin/antibiotics/medication/drugs/chemo/chemotherapy/surgery/vaccines/statins/antidepressants/medicine, you do not need insulin/antibiotics/medication/drugs/chemo/chemotherapy/surgery/vaccines/statins/antidepressants/medicine, replace/replaces/replacing your statins/insulin/medication/medicine/tablets/pills/antidepressants/inhaler, symptoms suggest/point/indicate/mean, looks/look cancerous/infected/malignant, sounds like you have/need/broke, you need antibiotics/insulin/stitches/surgery/medication/statins/steroids/iron, babies/infants/toddlers shouldn't/should/mustn't have/eat/drink, sounds/looks like an infection/allergy/eczema, under one/six/two months/years should/shouldn't, months shouldn't have, up your dose, raise your dose, for/with/against a cold, for your cold, chest pain call, get a second opinion, symptoms may/could be, you have/probably diabetes/cancer/lupus/asthma/depression/adhd/autism, it's probably/likely just a/an virus/infection/allergy/migraine/sprain, talk to your doctor about stopping/starting, ditch/quit/drop/bin/skip your medication/meds/pills/inhaler/insulin/statins/tablets, skip the vaccine/jab/booster, refuse the vaccine/jab, boost/boosts your immune/immunity, detoxes/cleanses your, safe to take/mix/combine with/during, pregnant women should/shouldn't/must/mustn't, diabetics/asthmatics/patients/sufferers should/shouldn't/must/mustn't avoid/take/eat/drink/use/stop/fast, people with diabetes/asthma/epilepsy should/shouldn't/must/mustn't`,
)
const isMedicalVerb = wordSet('inject overdose vaccinate detox medicate')
const treating =
  'taking using take stop avoid use swallow apply try drink start switch treat cure relieve reduce increase rub give halve double skip mix combine exceed'
const isTreating = wordSet(treating)
const treatments = wordFinder(treating)
const isRemedy = wordSet(
  'aspirin ibuprofen paracetamol acetaminophen insulin statins antibiotics antibiotic medication medications medicine medicines painkillers antidepressants tablets tablet pills pill vitamins vitamin supplement supplements vaccine vaccines dose doses drug drugs inhaler ointment steroid steroids melatonin metformin warfarin cbd homeopathy zinc magnesium selenium echinacea turmeric probiotics antihistamine antihistamines laxative laxatives decongestant compress nausea cramps colds insomnia indigestion heartburn constipation fever symptoms infection pain rash cough headache headaches inflammation wound migraine migraines asthma eczema acne diabetes rashes warts creams cream tincture',
)

const ailments =
  'cough coughs colds flu fever headache headaches migraine migraines pain pains cramps nausea insomnia anxiety depression inflammation cancer diabetes arthritis acne eczema asthma hangover hangovers obesity dementia warts infection infections rash sprain swelling bruise throat burn burns wound wounds blister blisters sunburn sting stings nosebleed surgery hypertension cholesterol allergies heartburn constipation'
const isAilment = wordSet(ailments)
const homeCures = wordFinder(
  'put rest gargle eat drink rub dab massage soak fast chew inhale sip elevate ice bandage',
)
const healing = wordFinder(
  'cures heals treats prevents relieves soothes eases reverses lowers reduces fights helps clears calms banishes tackles stops cure heal treat prevent relieve soothe ease reverse clear banish good great excellent',
)
/** “Lowers blood pressure”. */
const isBlood = wordSet('pressure sugar')

/** “Honey soothes a cough”. */
function* effects(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of healing(draft)) {
    const isPlain = !draft.words.lower(at).endsWith('s')
    // “Will clear your cough”, “is good for migraines”, but not “doctors treat cancer”.
    const isFor = wordAfter(draft, at) === 'for'
    if (isPlain && !isFor && !/^(?:will|can|could|may|might|helps)$/.test(wordBefore(draft, at)))
      continue
    if (isPlain && isFor && !/^(?:is|are|very|really|so|as)$/.test(wordBefore(draft, at))) continue
    for (let next = at + 1; next <= at + 3 && isJoined(draft, next); next++) {
      const isPressed = words.lower(next - 1) === 'blood' && isBlood(words.lower(next))
      if (!isPressed && !isAilment(words.lower(next))) continue
      yield { start: words.start(at), end: words.end(next) }
      break
    }
  }
}

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
    yield* ordered(draft, homeCures(draft), isAilment)
    yield* effects(draft)
  },
})
