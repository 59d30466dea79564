import { defineTextDetector } from '../detector.ts'
import { isJoined, wordAfter, wordFinder, wordSet } from '../phrases.ts'

const medicines = `paracetamol acetaminophen tylenol panadol calpol aspirin ibuprofen nurofen advil motrin naproxen aleve diclofenac voltarol voltaren celecoxib indomethacin ketoprofen
  codeine dihydrocodeine tramadol morphine oxycodone oxycontin hydrocodone vicodin fentanyl methadone buprenorphine suboxone tapentadol naloxone narcan
  amoxicillin penicillin ampicillin flucloxacillin erythromycin azithromycin clarithromycin doxycycline tetracycline ciprofloxacin levofloxacin metronidazole trimethoprim nitrofurantoin cefalexin cephalexin gentamicin vancomycin clindamycin
  aciclovir acyclovir zovirax valaciclovir oseltamivir tamiflu fluconazole canesten clotrimazole terbinafine ivermectin hydroxychloroquine chloroquine
  insulin metformin gliclazide sitagliptin empagliflozin dapagliflozin semaglutide ozempic wegovy liraglutide saxenda tirzepatide mounjaro
  atorvastatin lipitor simvastatin rosuvastatin crestor pravastatin amlodipine ramipril lisinopril enalapril losartan valsartan candesartan bisoprolol atenolol propranolol metoprolol carvedilol furosemide frusemide bendroflumethiazide spironolactone digoxin amiodarone
  warfarin heparin apixaban eliquis rivaroxaban xarelto dabigatran clopidogrel plavix
  omeprazole losec lansoprazole esomeprazole nexium pantoprazole ranitidine zantac famotidine gaviscon rennie loperamide imodium senokot lactulose
  salbutamol ventolin albuterol beclometasone budesonide fluticasone montelukast symbicort
  cetirizine zyrtec loratadine claritin clarityn fexofenadine allegra chlorphenamine piriton diphenhydramine benadryl promethazine
  prednisolone prednisone dexamethasone hydrocortisone betnovate cortisone
  sertraline zoloft fluoxetine prozac citalopram escitalopram lexapro paroxetine venlafaxine duloxetine cymbalta mirtazapine amitriptyline trazodone bupropion wellbutrin
  diazepam valium lorazepam ativan alprazolam xanax clonazepam temazepam zopiclone zolpidem ambien melatonin
  quetiapine olanzapine risperidone aripiprazole haloperidol clozapine lithium lamotrigine valproate carbamazepine levetiracetam keppra gabapentin pregabalin lyrica phenytoin
  methylphenidate ritalin concerta adderall vyvanse atomoxetine strattera
  levothyroxine thyroxine carbimazole sildenafil viagra tadalafil cialis finasteride tamsulosin levonorgestrel tamoxifen methotrexate adalimumab humira infliximab rituximab
  lemsip strepsils sudafed pseudoephedrine dextromethorphan oxymetazoline botox keytruda paxlovid remdesivir varenicline champix nicorette`
const names = wordFinder(medicines)
/** Whether a word names a medicine. */
export const isMedicine = wordSet(medicines)
/** “Rennie Mackintosh”, “lithium batteries”, “a Concerta” of cars are other things. */
const isOtherThing = wordSet(
  'battery batteries ion cell cells mine mines mining mackintosh avenue street group deposits resistance resistant',
)
const isAlsoName = wordSet('rennie allegra concerta')
const any = wordFinder(
  'medicine medicines medication medications painkiller painkillers antibiotic antibiotics antidepressant antidepressants statin statins antihistamine antihistamines',
)
const illegal = wordFinder(
  'cocaine heroin cannabis marijuana mdma ecstasy lsd ketamine amphetamine amphetamines methamphetamine mephedrone psilocybin',
)
/** “Medicine” that is studied or practised. */
const isField = wordSet(
  'school schools student students faculty degree degrees department professor sports emergency family veterinary internal modern studied study studies studying practise practised practising practice of in',
)

/** Medicines by their names, or by any word for one. */
export const medicineName = defineTextDetector({
  id: 'medicine-name',
  names:
    'medicine name, medicine names, names of medicines, name of a medicine, name of medicine, names of medications, medication names, medication name, names of medication, brand names of medicines, medicine brands, brands of medicine, brands of medicines, named medicines, names of prescription drugs, names of prescription medicines, names of painkillers, names of antibiotics',
  describe: 'medicines by their names, such as “paracetamol” and “Ventolin”',
  parameter: {
    name: 'words',
    fallback: 'named',
    choices: ['named', 'any', 'drug'],
    describe:
      '`named` finds names, `any` words such as “painkillers” too, `drug` the names of illegal drugs too',
  },
  *find(draft, value) {
    const { words } = draft
    for (const at of names(draft)) {
      const isOther = isOtherThing(wordAfter(draft, at))
      const isPerson =
        isAlsoName(words.lower(at)) &&
        (words.isCapital(at + 1) || words.isCapital(at - 1)) &&
        (isJoined(draft, at + 1) || isJoined(draft, at))
      if (!isOther && !isPerson) yield { start: words.start(at), end: words.end(at) }
    }
    if (value === 'drug') {
      for (const at of illegal(draft)) yield { start: words.start(at), end: words.end(at) }
    }
    if (value !== 'any') return
    for (const at of any(draft)) {
      const isStudied =
        words.lower(at) === 'medicine' &&
        (isField(words.lower(at - 1)) || isField(words.lower(at + 1)))
      if (!isStudied) yield { start: words.start(at), end: words.end(at) }
    }
  },
})
