import type { Topics } from './topic.ts'

/** Health and what is taken for it. */
export const health: Topics = {
  medicines: {
    names: 'medicine, medicines, drug, drugs, medication, medications',
    words:
      'medicine, medication, drug, painkiller, antibiotic, antidepressant, antihistamine, statin, steroid, aspirin, ibuprofen, paracetamol, codeine, morphine, insulin, penicillin, amoxicillin, metformin, semaglutide, ozempic, prescription, cough syrup, cocaine, heroin, cannabis, ecstasy, amphetamine, ketamine',
    elsewhere: 'prescription glasses',
  },
  medical: {
    names:
      'medical, health, healthcare, clinical, patient, patients, disease, diseases, treatment, treatments, therapy, health care',
    words:
      'health, healthy, medical, medicine, medication, drug, clinical, clinic, doctor, physician, patient, nurse, hospital, disease, illness, disorder, infection, virus, bacteria, cancer, tumour, tumor, diabetes, diabetic, asthma, arthritis, dementia, hypertension, cholesterol, obesity, diagnosis, diagnose, symptom, treatment, therapy, cure, cures, cured, heal, heals, remedy, dose, dosage, vaccine, vaccination, antibiotic, painkiller, aspirin, ibuprofen, paracetamol, insulin, statin, surgery, surgical, liver, kidney, immune, immunity, inflammation, headache, migraine, fever, flu, insomnia, detox, toxin, toxins, vitamin, supplement, metabolism, side effect, blood pressure, blood sugar, weight loss, anxiety, depression, metabolic, ailment, wellness, prescription, prescribe, prescribed, gp, surgeon, dentist, dental, pharmacist, pharmacy, paramedic, ambulance, x ray, chemotherapy, allergy, allergic, eczema, epilepsy, epileptic, pneumonia, bronchitis, rash, nausea, vomiting, dizziness, fracture, injection, vaccinate, vaccinated, immunised, immunized, pregnant, miscarriage, psychiatrist, psychologist, cardiologist, lung, bowel, pill, allergies, lose weight, hay fever, sore throat, cough, covid, measles, malaria, pandemic, coronavirus, hiv, transplant, midwife, care home',
    beside:
      'condition, treat, sleep, heart, gut, ward, scan, operation, stroke, tablet, wound, pain, blood',
    elsewhere:
      'patient with, be patient, been patient, was patient, is patient, were patient, are patient, very patient, patient engineer, healthy profit, healthy margin, healthy competition, healthy appetite, healthy debate, doctor of philosophy, doctor of letters, doctor of law, spin doctor, doctor who, computer virus, heart of the, at the heart, by heart, tablet computer, military operation, rescue operation, food supplement, colour supplement, sunday supplement, supplement his, supplement her, supplement their, supplement our, cure for the, cure the ham, blood orange, flu season ticket',
  },
  dosage: {
    names: 'dosage, dosages, dose, doses, dosing, prescribing',
    words:
      'dose, dosage, dosing, overdose, milligram, mg, mcg, microgram, tablet, capsule, pill, prescribe, prescribed, prescription, twice daily, once daily, times a day, times daily, every hours, iu, ml, titrate, administer, take two, daily dose, maximum dose, per kilogram',
  },
  vaccines: {
    names: 'vaccine, vaccines, vaccination, vaccinations, immunisation, immunization',
    words:
      'vaccine, vaccination, vaccinate, vaccinated, unvaccinated, immunisation, immunization, jab, mrna, vaccinating, immunised, immunized, immunise, immunize, inoculated, inoculation, jabbed, flu shot, covid shot, flu jab, booster dose, booster jab, booster shot, anti vaxxer',
    beside: 'booster',
  },
  nutrition: {
    names: 'nutrition, diet, diets, weight loss, dieting, supplements, food supplements',
    words:
      'diet, nutrition, nutrient, calorie, carb, carbohydrate, keto, vitamin, weight loss, lose weight, metabolism, superfood, detox, dieting, dieter, dietary, slimming, lost weight, losing weight, lose kilo, obese, obesity, overweight, low carb, low fat, intermittent fasting, bmi, meal plan, gluten free, vegan diet, fasting',
    beside: 'fat, sugar, protein, supplement',
    elsewhere: 'called the diet, diet of worms, diet of japan, imperial diet',
  },
  'self-harm': {
    names: 'self harm, suicide, suicidal, eating disorder, mental health',
    words:
      'suicide, suicidal, self harm, kill myself, kill yourself, end my life, overdose, eating disorder, anorexia, bulimia, self injury, depression, depressed, suicides, take his own life, take her own life, took his own life, took her own life, took their own life, took their own lives, taken his own life, taken her own life, take your own life, taking his own life, taking her own life, killed himself, killed herself, killed themselves, kill himself, kill herself, kill themselves, killing himself, killing herself, hanged himself, hanged herself, hanged themselves, cuts herself, cuts himself, cutting herself, cutting himself, cut herself, cut himself, cutting myself, harm myself, harm herself, harm himself, harmed herself, harmed himself, harms herself, harms himself, overdosed, end it all, ended her life, ended his life, ending her life, ending his life, end her life, end his life, want to die, wanted to die, wants to die, jumped to his death, jumped to her death, self harming, self harmed, samaritans',
    elsewhere: 'depression of, economic depression, great depression',
  },
  pregnancy: {
    names: 'pregnancy, pregnant, fertility, maternity, breastfeeding',
    words:
      'pregnancy, pregnant, fertility, trimester, midwife, breastfeeding, foetus, fetus, maternity, miscarriage, expecting a baby, expecting a child, expecting her first, expecting twins, expectant mother, abortion, ivf, antenatal, prenatal, postnatal, labour ward, contraception, contraceptive, morning sickness, stillbirth, stillborn, in labour, caesarean, c section, obstetrician, breastfed, breastfeed, womb, infertility, pregnancies, gave birth, give birth, due date, conceive, abort, aborted',
    beside: 'birth, ultrasound',
    elsewhere:
      'pregnant pause, abort the mission, aborted launch, aborted landing, due date of the, date of birth, birth certificate, place of birth',
  },
  abortion: {
    names: 'abortion, abortions, termination of pregnancy, contraception',
    words:
      'abortion, abort, termination of pregnancy, pro life, pro choice, roe v wade, contraception, contraceptive, morning after pill, foetus, fetus, unborn',
  },
  disability: {
    names: 'disability status, impairments, handicaps',
    words:
      'disability, disabled, wheelchair, blind, deaf, autistic, autism, down syndrome, impairment, impaired, paralysed, paralyzed, amputee, handicapped, handicap, cerebral palsy, learning difficulty, mobility scooter, guide dog, hearing aid, prosthetic, dyslexia, dyslexic, adhd',
    elsewhere:
      'blind spot, blind date, venetian blind, roller blind, deaf ears, disabled the, window blind',
  },
  'alcohol and drugs': {
    names: 'alcohol, cannabis, narcotics, illegal drugs',
    words:
      'alcohol, alcoholic, beer, wine, drunk, tobacco, cigarette, smoking, vape, vaping, nicotine, cannabis, marijuana, cocaine, heroin, cbd, opioid, whisky, whiskey, vodka, gin, lager, cider, champagne, prosecco, pub, brewery, booze, boozy, hangover, drunken, drinking session, binge drinking, alcopop, smoker, meth, mdma, lsd, fentanyl, ketamine, crack cocaine, drug dealer, drug use, drug addict, e cigarette, e cigarettes, cigar, drug taking, hash, hashish, magic mushroom, magic mushrooms',
    beside: 'smoke, smokes, smoked, joint, weed, pint, spirits, rum, cocktail, overdose, ecstasy',
    elsewhere:
      'pint of milk, pints of milk, ginger beer, root beer, wine vinegar, prawn cocktail, smoked salmon',
  },
  smoking: {
    names: 'smoking, tobacco, vaping, cigarettes, tobacco products, nicotine',
    words:
      'smoking, smoker, tobacco, cigarette, cigar, vape, vaping, vaper, nicotine, shisha, hookah, lit up a, chain smoke, chain smoked, e cigarette, rolling papers, smoke a, smokes a, smoked a, smoke outside, quit smoking, stop smoking',
    beside: 'smoke, smokes, smoked, pipe, lighter, ashtray, puff',
    elsewhere:
      'smoked salmon, smoked mackerel, smoked haddock, smoked ham, smoked paprika, smoked cheese, smoke alarm, smoke detector, pipe organ, water pipe, smoking gun, smoking chimney',
  },
  'food allergies': {
    names: 'allergens, allergies, allergy, allergic reactions, food allergens, food allergies',
    words:
      'allergen, allergy, allergic, anaphylaxis, anaphylactic, epipen, peanut, nut, almond, hazelnut, cashew, walnut, gluten, wheat, milk, egg, soy, soya, sesame, shellfish, shrimp, prawn, crab, mussel, fish, mustard, celery, lupin, sulphite',
  },
  death: {
    names: 'death, deaths, bereavement',
    words:
      'death, died, funeral, burial, cremation, coffin, bereaved, bereavement, grief, grieving, mourn, mourning, passed away, fatality, obituary, widower, terminal illness',
    beside: 'dead, killed, grave, die, dies, dying, fatal, widow',
  },
}
