import { defineDetector } from '../detector.ts'
import { personName } from '../names/person-name.ts'
import { wordFinder } from '../phrases.ts'

const illness =
  "(?:cancer|leuka?emia|lymphoma|tumou?r|diabetes|asthma|epilepsy|dementia|alzheimer's|parkinson's|pneumonia|covid|flu|influenza|stroke|heart (?:attack|failure|disease|condition)|depression|schizophrenia|bipolar disorder|multiple sclerosis|hiv|aids|arthritis|hepatitis|sepsis|measles|meningitis|tuberculosis|shingles|an?emia|illness|disease|infection|broken (?:hip|leg|arm|ankle|wrist|collarbone)|motor neurone disease|kidney failure|chemotherapy|radiotherapy|dialysis|surgery|an operation|a transplant|treatment)"
const signs = wordFinder(
  "ill unwell poorly sick hospital hospice intensive cancer leukaemia leukemia lymphoma tumour tumor diabetes asthma epilepsy dementia alzheimer's parkinson's pneumonia covid flu influenza stroke heart depression schizophrenia bipolar sclerosis hiv aids arthritis hepatitis sepsis measles meningitis tuberculosis shingles anaemia anemia illness disease infection broken chemotherapy radiotherapy dialysis surgery operation transplant treatment treated diagnosed dying bedridden ward diagnosis",
)
const adverb =
  '(?:still |now |currently |very |seriously |gravely |critically |also |being |back |been |recently |just |again |sadly |unfortunately )*'
const ill =
  '(?:ill|unwell|poorly|sick|dying|bedridden|in (?:the |a )?(?:[A-Z][a-z]+ )?(?:hospital|hospice)|in intensive care|on a ward)'
const suffering = `(?:is|was|has|had|'s|lies|remains|fell|became) ${adverb}(?:${ill}\\b|(?:treated|diagnosed|operated|recovering|suffering|battling|fighting|living)(?: [a-z]+){0,2} (?:for|with|on|from|battling|fighting|against) (?:[a-z'-]+ ){0,3}${illness}|having (?:[a-z'-]+ ){0,2}${illness}|(?:an? |the |severe |mild |terminal )?(?:[a-z'-]+ )?${illness}\\b)`
const acting = `(?:underwent|suffers from|suffered|lives with|caught|developed|is undergoing) (?:[a-z'-]+ ){0,3}${illness}\\b`
/** What stands between a name and what is said of its bearer. */
const aside = '(?:,? \\(?\\d{1,2}\\)?,?|,[^,.;:]{1,40},)?(?:,? who)?'
const behind = new RegExp(
  `^(?:${aside} (?:${suffering}|${acting})|,? ${ill.replace('ill|', '')}\\b|'s (?:[a-z-]+ ){0,2}(?:illness|cancer|diagnosis|stroke|operation|surgery|chemotherapy|dementia|depression|pneumonia)\\b|,? with (?:[a-z'-]+ ){0,2}${illness}\\b)`,
  'iu',
)
/** Diseases that bear a name. */
const eponym = /^(?:parkinson|alzheimer|crohn|hodgkin|huntington|down)\b/iu

/** Characters behind a name that are read. */
const REACH = 120

/** Persons by name in the sentence that tells that they are ill. */
export const namedPatient = defineDetector({
  id: 'named-patient',
  names:
    'named patients, named patient, patients by name, ill people by name, sick people by name, illnesses of named people, illness of a named person',
  describe:
    'persons by name who are said to be ill or treated, such as “Tom Hall, who is in hospital”, but no doctors and nurses',
  *find(draft) {
    const { words, prose, sentences } = draft
    const ill = new Set(signs(draft).map((at) => words.sentence(at)))
    if (ill.size === 0) return
    const places = [...ill].map((at) => sentences[at]).filter((each) => each !== undefined)
    let next = 0
    for (const name of personName.find(draft)) {
      while (next < places.length && places[next].end <= name.start) next++
      const place = places[next]
      if (place === undefined) return
      if (name.start < place.start || eponym.test(prose.slice(name.start, name.end))) continue
      const after = prose.slice(name.end, Math.min(place.end, name.end + REACH))
      const found = behind.exec(after.replaceAll('’', "'"))
      if (found !== null) yield { start: name.start, end: name.end + found[0].length }
    }
  },
})
