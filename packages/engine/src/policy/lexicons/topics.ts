/** A topic: the words that a policy names it by, and the words that show it in a draft. */
export interface Topic {
  readonly names: string
  readonly words: string
}

/** Phrases are parted by commas; plurals are understood. */
export const topics: Readonly<Record<string, Topic>> = {
  medical: {
    names:
      'medical, medicine, medicines, health, healthcare, clinical, patient, patients, disease, diseases, drug, drugs, medication, medications, treatment, treatments, therapy, health care',
    words:
      'health, healthy, medical, medicine, medication, drug, clinical, clinic, doctor, physician, patient, nurse, hospital, disease, illness, condition, disorder, infection, virus, bacteria, cancer, tumour, tumor, diabetes, diabetic, asthma, arthritis, dementia, stroke, hypertension, cholesterol, obesity, diagnosis, diagnose, symptom, treatment, treat, therapy, cure, cures, cured, heal, heals, remedy, dose, dosage, vaccine, vaccination, antibiotic, painkiller, aspirin, ibuprofen, paracetamol, insulin, statin, surgery, surgical, blood, heart, liver, kidney, immune, immunity, inflammation, pain, headache, migraine, fever, flu, sleep, insomnia, detox, toxin, toxins, vitamin, supplement, metabolism, gut, side effect, blood pressure, blood sugar, weight loss, anxiety, depression, metabolic, ailment, wellness',
  },
  dosage: {
    names: 'dosage, dosages, dose, doses, dosing, prescribing',
    words:
      'dose, dosage, dosing, overdose, milligram, mg, mcg, microgram, tablet, capsule, pill, prescribe, prescribed, prescription, twice daily, once daily, times a day, times daily, every hours, iu, ml, titrate, administer, take two, daily dose, maximum dose, per kilogram',
  },
  vaccines: {
    names: 'vaccine, vaccines, vaccination, vaccinations, immunisation, immunization',
    words:
      'vaccine, vaccination, vaccinate, vaccinated, unvaccinated, booster, immunisation, immunization, jab, mrna',
  },
  nutrition: {
    names: 'nutrition, diet, diets, weight loss, dieting, supplements, food supplements',
    words:
      'diet, nutrition, nutrient, calorie, carb, carbohydrate, protein, fasting, keto, vitamin, supplement, weight loss, lose weight, metabolism, superfood, detox, fat, sugar',
  },
  'self-harm': {
    names: 'self harm, suicide, suicidal, eating disorder, mental health',
    words:
      'suicide, suicidal, self harm, kill myself, kill yourself, end my life, overdose, eating disorder, anorexia, bulimia, self injury, depression, depressed',
  },
  legal: {
    names:
      'legal, legal dispute, legal matter, legal question, law, laws, legislation, lawsuit, lawsuits, litigation, contract, contracts',
    words:
      'law, legal, legally, illegal, unlawful, lawful, court, judge, lawsuit, sue, sued, liability, liable, contract, clause, right, regulation, statute, act, lawyer, attorney, solicitor, litigation, plaintiff, defendant, verdict, settlement, copyright, trademark, patent, gdpr, compliance, comply, negligence, warranty, jurisdiction, prosecute, damages',
  },
  financial: {
    names:
      'financial, finance, finances, stock, stocks, investment, investments, investing, money, banking, tax, taxes, economic, returns, profit, profits, growth, turnover, earnings, revenue',
    words:
      'invest, investing, investment, investor, return, profit, stock, share, bond, crypto, bitcoin, saving, loan, credit, debt, mortgage, tax, market, fund, portfolio, dividend, interest rate, inflation, pension, retirement, trading, trader, broker, wealth, income, revenue, earn, bank, yield',
  },
  crypto: {
    names: 'crypto, cryptocurrency, cryptocurrencies, bitcoin, blockchain',
    words:
      'crypto, cryptocurrency, bitcoin, ethereum, blockchain, token, nft, stablecoin, defi, altcoin, wallet',
  },
  security: {
    names:
      'security, cybersecurity, vulnerability, vulnerabilities, security vulnerabilities, security vulnerability, exploits, encryption',
    words:
      'security, secure, insecure, vulnerability, vulnerable, exploit, exploited, attack, attacker, malware, ransomware, phishing, password, credential, encryption, encrypt, encrypted, cve, breach, patch, firewall, authentication, hacker, hacked, zero day, injection, xss, backdoor',
  },
  privacy: {
    names: 'privacy, personal data, data protection, personal information',
    words:
      'privacy, personal data, personal information, gdpr, consent, tracking, cookie, anonymous, anonymise, anonymize, data protection, surveillance, identity, social security number, date of birth',
  },
  politics: {
    names: 'political, politics, politicians, politician, government',
    words:
      'politics, political, politician, government, parliament, congress, senate, senator, president, prime minister, minister, party, election, vote, voter, campaign, policy, democrat, republican, conservative, labour, liberal, left wing, right wing, legislation, mayor, governor',
  },
  elections: {
    names: 'election, elections, electoral, voting, ballots, votes',
    words:
      'election, electoral, vote, voter, voting, ballot, poll, polling, candidate, turnout, referendum, constituency, recount, incumbent',
  },
  children: {
    names:
      'child, children, minors, kids, teenagers, child safety, child protection, paediatric, pediatric',
    words:
      'child, children, kid, baby, babies, infant, toddler, teen, teenager, minor, pupil, school, boy, girl, paediatric, pediatric, newborn, under 18, parent',
  },
  pregnancy: {
    names: 'pregnancy, pregnant, fertility, maternity, breastfeeding',
    words:
      'pregnancy, pregnant, fertility, trimester, birth, midwife, breastfeeding, foetus, fetus, maternity, miscarriage',
  },
  'product safety': {
    names: 'product safety, safety, recall, recalls, hazards, hazard',
    words:
      'safe, safely, safety, unsafe, hazard, hazardous, danger, dangerous, risk, recall, recalled, injury, injure, fire, burn, shock, toxic, flammable, choking, warning, certified, tested, defect, defective',
  },
  religion: {
    names: 'religion, religious, faith, religions',
    words:
      'religion, religious, church, mosque, temple, god, christian, muslim, islam, jewish, hindu, buddhist, faith, prayer, bible, quran, sect',
  },
  sex: {
    names: 'sexual, sex, adult, pornography, nudity',
    words: 'sex, sexual, sexually, porn, pornography, nude, nudity, erotic, explicit, orgasm',
  },
  violence: {
    names: 'violence, violent, weapon, weapons, terrorism, guns',
    words:
      'violence, violent, weapon, gun, rifle, pistol, bomb, explosive, kill, killed, murder, shooting, terrorist, terrorism, assault, knife, ammunition',
  },
  'alcohol and drugs': {
    names: 'alcohol, tobacco, smoking, vaping, cannabis, narcotics, illegal drugs',
    words:
      'alcohol, alcoholic, beer, wine, drunk, tobacco, cigarette, smoking, vape, vaping, nicotine, cannabis, marijuana, cocaine, heroin, cbd, opioid',
  },
  gambling: {
    names: 'gambling, betting, casinos, casino, lotteries',
    words:
      'gambling, gamble, bet, betting, casino, lottery, jackpot, poker, odds, wager, slot machine',
  },
  employment: {
    names: 'employment, hiring, hr, workplace, recruitment, layoffs',
    words:
      'employee, employer, employment, hire, hiring, fired, layoff, salary, wage, recruit, recruitment, dismissal, workplace, union, overtime, redundancy',
  },
  climate: {
    names:
      'climate, environment, environmental, sustainability, climate change, green, global warming',
    words:
      'climate, carbon, emission, greenhouse, warming, sustainable, sustainability, renewable, environment, environmental, eco friendly, pollution, recycle, recyclable, biodegradable, net zero, fossil fuel, green',
  },
  immigration: {
    names: 'immigration, migration, immigrants, migrants, refugees, asylum',
    words:
      'immigration, immigrant, migrant, migration, refugee, asylum, border, visa, deport, deportation, citizenship',
  },
  'race and gender': {
    names: 'race, racial, ethnicity, gender, discrimination, racism, sexism',
    words:
      'race, racial, racist, racism, ethnic, ethnicity, gender, sexist, sexism, discrimination, minority, transgender, women, men, immigrant',
  },
  crime: {
    names: 'crime, crimes, criminal, police, fraud',
    words:
      'crime, criminal, police, arrest, arrested, suspect, charged, convicted, prison, jail, fraud, theft, murder, robbery, sentence, prosecutor, guilty',
  },
  pricing: {
    names: 'pricing, price, prices, discounts, costs, cost, fees',
    words:
      'price, pricing, cost, fee, discount, cheap, cheaper, cheapest, expensive, affordable, free, dollar, euro, pound, sale, offer, save, saving, refund, budget',
  },
}
