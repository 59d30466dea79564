/** A topic: the words that a policy names it by, and the words that show it in a draft. */
export interface Topic {
  readonly names: string
  readonly words: string
  /** Words with a common other sense, which show the topic only near another of its words: “share”, “case”. */
  readonly beside?: string
  /** Phrases in which words of the topic mean something else: “tennis court”. */
  readonly elsewhere?: string
}

/** Phrases are parted by commas; plurals are understood. */
export const topics: Readonly<Record<string, Topic>> = {
  medical: {
    names:
      'medical, medicine, medicines, health, healthcare, clinical, patient, patients, disease, diseases, drug, drugs, medication, medications, treatment, treatments, therapy, health care',
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
  legal: {
    names:
      'legal, legal dispute, legal matter, legal question, law, laws, legislation, lawsuit, lawsuits, litigation, contract, contracts',
    words:
      'legal, legally, illegal, unlawful, lawful, lawsuit, sue, sued, liability, liable, contract, regulation, statute, lawyer, attorney, solicitor, litigation, plaintiff, defendant, verdict, copyright, trademark, gdpr, compliance, negligence, jurisdiction, prosecute, pleaded, plead, guilty, breach of contract, breached the contract, licence term, license term, barrister, magistrate, tribunal, appeal court, indicted, indictment, convicted, conviction, bail, subpoena, testify, testified, prosecuted, prosecution, lawsuits, sues, suing, legislation, inheritance law, evict, evicted, eviction, injunction, arbitration, arbitrator, intellectual property, unfair dismissal, court case, legal case, high court, crown court, supreme court, law firm, court, law, patent',
    beside: 'right, act, damages, settlement, clause, judge, comply, fined, warranty, breached',
    elsewhere:
      'tennis court, tennis courts, basketball court, squash court, badminton court, food court, court jester, royal court, court shoe, court shoes, law of gravity, law of nature, laws of nature, laws of physics, law of averages, sod law, murphy law, son in law, mother in law, father in law, sister in law, brother in law, daughter in law, right hand, right angle, right now, all right, patent leather',
  },
  financial: {
    names:
      'financial, finance, finances, stock, stocks, investment, investments, investing, money, banking, tax, taxes, economic, returns, profit, profits, growth, turnover, earnings, revenue',
    words:
      'invest, investing, investment, investor, profit, crypto, bitcoin, loan, debt, mortgage, tax, portfolio, dividend, interest rate, inflation, pension, wealth, income, revenue, invested, invests, investments, money, taxman, taxes, taxed, owe, owes, owed, losses, net loss, shareholder, shareholding, stock market, stock exchange, stock price, share price, savings account, government bond, bond market, bonds, savings, salary, economic, lender, lending, borrower, borrow, borrowed, repayment, overdraft, credit card, credit score, isa, banking, bank account, central bank, hedge fund, mutual fund, index fund, pension fund, insolvency, insolvent, bankrupt, bankruptcy, currency, exchange rate, shares fell, shares rose, gilt, treasury bond, remortgage, remortgaged, shares trade, shares traded',
    beside:
      'share, return, stock, bond, saving, market, fund, credit, yield, bank, trading, trader, broker, earn, loss of, cash, retirement, economy',
    elsewhere:
      'river bank, bank of the river, bottle bank, food bank, blood bank, bank holiday, james bond, market square, flea market, farmers market, christmas market, vegetable stock, chicken stock, fund raiser, fundraiser, save the date, loss of life, loss of the, loss of his, loss of her',
  },
  crypto: {
    names: 'crypto, cryptocurrency, cryptocurrencies, bitcoin, blockchain',
    words:
      'crypto, cryptocurrency, bitcoin, ethereum, blockchain, nft, stablecoin, defi, altcoin, btc, dogecoin, litecoin, solana, web3, bitcoin mining, crypto wallet, digital wallet, mining rig, mining pool, coinbase, binance, seed phrase',
    beside: 'token, wallet, ether, airdrop',
    elsewhere: 'token of, lost her wallet, lost his wallet',
  },
  security: {
    names:
      'security, cybersecurity, vulnerability, vulnerabilities, security vulnerabilities, security vulnerability, exploits, encryption',
    words:
      'security, insecure, vulnerability, malware, ransomware, phishing, password, credential, encryption, encrypt, encrypted, cve, firewall, authentication, hacker, hacked, zero day, xss, backdoor, hackers, hacking, data leak, leaked password, data breach, spyware, virus scanner, exploit code, unpatched, two factor, denial of service, ddos, sql injection, brute force, security bug, security hole, security flaw',
    beside:
      'secure, attack, attacker, patch, injection, breach, exploit, exploited, vulnerable, hack, hacks',
    elsewhere:
      'social security, security guard, security guards, heart attack, job security, food security, homeland security, security deposit, secure in',
  },
  privacy: {
    names: 'privacy, personal data, data protection, personal information',
    words:
      'privacy, personal data, personal information, gdpr, anonymise, anonymize, data protection, surveillance, social security number, date of birth, location data, track users, tracks users, tracks its users, tracking users, tracks you, tracks your, stores your, store your location, your location, films the neighbours, personal details, privacy policy, data subject, right to be forgotten, cctv, facial recognition, spying, spied on, wiretap, without consent, without their consent, location history, browsing history, data broker, data controller, profiling',
    beside: 'cookie, identity, anonymous, tracking, consent',
  },
  politics: {
    names:
      'political, politics, politicians, politician, government, political parties, political party',
    words:
      'politics, political, politician, government, parliament, congress, senate, senator, president, prime minister, election, democrat, republican, left wing, right wing, legislation, mayor, labour party, conservative party, tory, tories, lib dem, lib dems, green party, political party, general election, by election, cabinet minister, foreign minister, chancellor, mp, mps, congressman, congresswoman, councillor, town council, left winger, brexit, referendum, white house, downing street, westminster, opposition leader, manifesto, lobbyist, lobbying, dictator, dictatorship, communist, socialist, fascist, democracy, republican party, democratic party, parliamentary, labour leader, labour mp, labour government, conservative mp, conservative government, vote labour, voted labour, vote conservative, labour candidate, labour want, labour forgot, electorate, protest march, geopolitics, embassy, diplomat, minister, trump, biden, starmer, summit, mayoral, voter',
    beside:
      'party, policy, campaign, conservative, labour, liberal, vote, coalition, governor, sanctions',
    elsewhere:
      'garden party, birthday party, dinner party, tea party, hen party, stag party, party wall, third party, search party, cabinet maker, privacy policy, insurance policy, returns policy, advertising campaign, marketing campaign, labour of love, labour ward, minister of the chapel, minister of the church',
  },
  elections: {
    names: 'election, elections, electoral, voting, ballots, votes',
    words:
      'election, electoral, voter, ballot, polling, referendum, recount, incumbent, polls open, polls close, polling station, polling day, elected, re elected, electorate, by election, cast your ballot, cast their ballot, votes, running for mayor, running for office, runs for office, stand for parliament, candidate for mayor, candidate for president, presidential candidate, parliamentary candidate, exit poll, opinion poll, swing state, primary election, electoral college, mail in ballot, postal vote, marginal seat, returning officer, turnout',
    beside: 'poll, candidate, vote, voting, constituency',
  },
  children: {
    names:
      'child, children, minors, kids, teenagers, child safety, child protection, paediatric, pediatric',
    words:
      'child, children, kid, baby, babies, infant, toddler, teen, teenager, pupil, school, boy, girl, paediatric, pediatric, newborn, under 18, son, daughter, youngster, schoolchild, schoolchildren, schoolboy, schoolgirl, adolescent, kindergarten, playground, day care, daycare, foster child, under 16, under 13, year old boy, year old girl, grandchild, grandchildren, stepson, stepdaughter, preschool, teenage, childhood, childcare, crèche, creche, underage, nursery, year old girl, year old boy, youth club, youth clubs, youth centre',
    beside: 'minor, youth, parent',
    elsewhere:
      'plant nursery, kid glove, kid gloves, baby grand, baby corn, baby carrot, school of thought, old boy, minor injury, minor injuries, minor change, minor changes, parent company, asia minor, old school, driving school, cookery school, art school, business school, school of fish, inner child',
  },
  pregnancy: {
    names: 'pregnancy, pregnant, fertility, maternity, breastfeeding',
    words:
      'pregnancy, pregnant, fertility, trimester, midwife, breastfeeding, foetus, fetus, maternity, miscarriage, expecting a baby, expecting a child, expecting her first, expecting twins, expectant mother, abortion, ivf, antenatal, prenatal, postnatal, labour ward, contraception, contraceptive, morning sickness, stillbirth, stillborn, in labour, caesarean, c section, obstetrician, breastfed, breastfeed, womb, infertility, pregnancies, gave birth, give birth, due date, conceive, abort, aborted',
    beside: 'birth, ultrasound',
    elsewhere:
      'pregnant pause, abort the mission, aborted launch, aborted landing, due date of the, date of birth, birth certificate, place of birth',
  },
  'product safety': {
    names: 'product safety, safety, recall, recalls, hazards, hazard',
    words:
      'safety, unsafe, hazard, hazardous, dangerous, flammable, choking, defect, defective, caught fire, catches fire, catch fire, overheat, overheats, overheated, overheating, electric shock, burn hazard, fire hazard, fire risk, choking hazard, trip hazard, electrocuted, electrocution, poisonous, carcinogenic, product recall, recalled the product, safety notice, faulty, malfunctioned, child lock, smoke alarm, crash test, safety warning, recalled, explode, exploded, explodes',
    beside:
      'safe, safely, risk, fire, burn, shock, warning, certified, tested, recall, injury, injure, toxic, danger, malfunction',
  },
  religion: {
    names: 'religion, religious, faith, religions',
    words:
      'religion, religious, church, mosque, god, christian, muslim, islam, jewish, hindu, buddhist, prayer, bible, quran, pray, prays, prayed, praying, priest, vicar, bishop, imam, rabbi, monk, nun, pope, catholic, protestant, anglican, islamic, judaism, christianity, hinduism, buddhism, sikh, worship, synagogue, gospel, koran, torah, allah, jesus, christ, easter service, ramadan, eid, diwali, baptised, baptized, baptism, sermon, congregation, atheist, atheism, halal, kosher, evangelical, mormon, scripture, cathedral, minister of the church',
    beside: 'faith, sect, blessed, holy, temple, mass',
    elsewhere:
      'my bible of, bible of baking, good faith, in good faith, church street, church road, church lane, oh my god, my god, god save, god knows, thank god',
  },
  sex: {
    names: 'sexual, sex, adult, pornography, nudity',
    words:
      'sex, sexual, sexually, porn, pornography, nude, nudity, erotic, orgasm, sexy, intercourse, masturbate, masturbation, undressing, arousal, prostitute, prostitution, fetish, genitals, penis, vagina, strip club, stripper, sexting, nudes, rape, raped, had sex, having sex, make love, made love, brothel, escort service, topless, condom, undress, undressed, aroused',
    beside: 'explicit, naked',
    elsewhere: 'sex of the, single sex, same sex marriage, naked eye, both sexes',
  },
  violence: {
    names: 'violence, violent, weapon, weapons, terrorism, guns',
    words:
      'violence, violent, weapon, gun, rifle, pistol, bomb, explosive, murder, shooting, terrorist, terrorism, assault, ammunition, stab, stabbed, stabbing, stabs, punched, punches, punching, strangle, strangled, strangling, beat up, beaten up, beat him, beat her, beat the dog, gunman, gunmen, opened fire, open fire, shot dead, shot him, shot her, were shot, was shot, murdered, murders, murderer, massacre, massacred, torture, tortured, assaulted, raped, rape, behead, beheaded, bombing, grenade, machete, slaughtered, mugged, mugging, brawl, fistfight, kicked him, kicked her, slapped, lynched, lynching, armed robbery, domestic abuse, hostage, militia, genocide, war crime, firearm, attacked, kills, beaten to death, threatened him with, threatened her with, threatened them with, with a knife, at knifepoint, at gunpoint',
    beside:
      'kill, killed, killing, knife, punch, attack, beating, battered, bombed, slaughter, bullet',
    elsewhere:
      'fruit punch, hole punch, punch line, killed the engine, kill the engine, kill time, killing time, heart attack, panic attack, battered fish, battered cod, bullet point, bullet points, bullet train, palette knife, bread knife, butter knife, kitchen knife, photo bomb, bath bomb, film bombed, nail gun, glue gun, staple gun, photo was shot, picture was shot, film was shot, scene was shot, video was shot, bread with a knife, butter with a knife, cut with a knife, spread with a knife',
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
  driving: {
    names: 'driving, motoring, drink driving, cars, driving a car',
    words:
      'drive, drives, driving, drove, driven, driver, car, motorist, motorway, behind the wheel, steering wheel, test drive, road trip, motorbike, motorcycle, drink driving',
    elsewhere:
      'hard drive, usb drive, disk drive, flash drive, google drive, drive up, drive down, drives up, driving force, charity drive, membership drive, recruitment drive, driven by, drive home the, data driven, cable car, dining car',
  },
  disability: {
    names: 'disability status, impairments, handicaps',
    words:
      'disability, disabled, wheelchair, blind, deaf, autistic, autism, down syndrome, impairment, impaired, paralysed, paralyzed, amputee, handicapped, handicap, cerebral palsy, learning difficulty, mobility scooter, guide dog, hearing aid, prosthetic, dyslexia, dyslexic, adhd',
    elsewhere:
      'blind spot, blind date, venetian blind, roller blind, deaf ears, disabled the, window blind',
  },
  'voting appeals': {
    names:
      'voting appeals, who to vote for, which party to vote for, whom to vote for, how to vote, which way to vote, voting advice, voting recommendations, voting instructions, electioneering, appeals to vote for a party, calls to vote for a candidate, endorsements of candidates, endorsement of a candidate, candidate endorsements, political endorsements, vote for a party, vote for a candidate',
    words:
      'vote for, vote labour, vote conservative, vote tory, vote green, vote liberal, vote lib dem, vote democrat, vote democratic, vote republican, vote reform, vote snp, vote plaid, vote yes, vote no, vote leave, vote remain, vote against, vote out, vote him, vote her, vote them, deserves your vote, deserve your vote, lend your vote, use your vote to, give your vote, back our candidate, support our candidate, elect her, elect him, re elect, we endorse, i endorse, get my vote, gets my vote, gets our vote, cast your vote for',
    elsewhere: 'vote for the best, who to vote for, will vote for a new, vote for your favourite',
  },
  'pester power': {
    names:
      'pester power, ask their parents to buy, ask their parents, ask parents to buy something, ask their parents to buy something, pester their parents, pestering parents, nag their parents, nagging parents, beg their parents, pester mum and dad, tell their parents to buy',
    words:
      'ask your mum, ask your mom, ask your dad, ask your parent, ask your mummy, ask your daddy, ask mum, ask dad, ask mum and dad, tell your mum, tell your mom, tell your dad, tell your parent, tell mum, tell dad, get your mum, get your dad, get your parent, nag your, beg your mum, beg your dad, beg your parent, pester your, ask a grown up to buy, ask grandma, ask granny, put it on your wish list, make mum, make dad',
  },
  gambling: {
    names:
      'gambling, betting, casinos, casino, lotteries, free bets, free spins, betting offers, betting bonuses, bonus bets, welcome bonuses',
    words:
      'gambling, gamble, betting, casino, lottery, jackpot, poker, wager, slot machine, bookmaker, bookie, bookies, sportsbook, free bet, bonus bet, welcome bonus, deposit bonus, roulette, blackjack, baccarat, bingo, scratch card, scratchcard, sweepstake, gambler, gambled, gambles, wagered, free spins, place a bet, betting shop, bet on, betting on, online casino, jackpots',
    beside: 'bet, odds, raffle, slots, odds of, horse racing',
    elsewhere: 'better team, odds and ends, at odds, a gamble of, gamble of a',
  },
  employment: {
    names:
      'employment, hiring, hr, workplace, recruitment, layoffs, redundancies, job cuts, job losses, staff cuts',
    words:
      'employee, employer, employment, hire, hiring, layoff, salary, wage, recruit, recruitment, dismissal, workplace, overtime, redundancy, sacked, laid off, lay off, redundant, redundancies, jobs, job offer, vacancy, vacancies, trade union, trade unions, salaries, payroll, notice period, annual leave, parental leave, sick pay, sick leave, maternity leave, zero hours, minimum wage, job interview, unemployment, unemployed, jobless, workforce, days of leave, pay rise, hired, fire staff, whistleblower, working hours, shift worker, internship, apprentice, apprenticeship, hr department, human resources, worker, walkout, picket line',
    beside: 'strike, job, fired, dismissed, sack, staff, union, resigned, resign, careers',
    elsewhere:
      'clock strikes, job lot, european union, union jack, soviet union, credit union, student union, lightning strike, hunger strike, good job, paint job',
  },
  climate: {
    names:
      'climate, environment, environmental, sustainability, climate change, green, global warming',
    words:
      'emission, sustainability, renewable, environmental, eco friendly, pollution, recycle, recyclable, biodegradable, net zero, fossil fuel, climate change, climate crisis, co2, carbon dioxide, methane, ice cap, sea level, sea levels, global warming, solar power, wind power, wind farm, solar panel, greenhouse gas, greenhouse effect, carbon footprint, carbon neutral, climate neutral, decarbonise, decarbonize, deforestation, rewilding, plastic waste, biodiversity, ecological, ecology, ozone, air quality, climate activist, wildfire, glacier, glaciers, drought, heatwave, landfill',
    beside: 'green, climate, carbon, environment, greenhouse, warming, sustainable, electric car',
    elsewhere:
      'carbon paper, climate of, greenhouse full, greenhouse is full, carbon dating, village green, bowling green, green tea, green beans, work environment, working environment, learning environment, desktop environment, development environment',
  },
  immigration: {
    names: 'immigration, migration, immigrants, migrants, refugees, asylum',
    words:
      'immigration, immigrant, migrant, refugee, asylum, deport, deportation, citizenship, deported, deports, deporting, asylum seeker, asylum seekers, border guard, border guards, border control, border force, border crossing, work visa, visa application, illegal immigrant, undocumented, people smuggler, people smugglers, residence permit, settled status, green card, passport control, naturalised, naturalized, emigrate, emigrated, immigrate, immigrated, stateless, detention centre, travel ban, migrate to, visa',
    beside: 'border, migration, foreigner, foreigners, small boats',
    elsewhere:
      'visa card, visa or mastercard, visa and mastercard, flower border, herbaceous border, border collie, bird migration, data migration, database migration',
  },
  'race and gender': {
    names: 'race, racial, ethnicity, gender, discrimination, racism, sexism',
    words:
      'racial, racist, racism, ethnic, ethnicity, gender, sexist, sexism, discrimination, transgender, black people, black man, black woman, black men, black women, white people, white man, white woman, white men, hispanic, latino, roma, gypsy, gypsies, traveller community, antisemitic, antisemitism, anti semitic, islamophobia, islamophobic, xenophobia, xenophobic, apartheid, colonialism, slavery, skin colour, skin color, discriminate, discriminated, discriminates, discriminatory, misogyny, misogynist, feminism, feminist, patriarchy, lgbt, lgbtq, gay, lesbian, bisexual, queer, homophobia, homophobic, transphobia, transphobic, trans people, trans woman, trans man, non binary, nonbinary, minorities, gender pay gap, equal pay, affirmative action, glass ceiling, people of colour, people of color, indigenous, aboriginal',
    beside:
      'race, women, men, woman, man, minority, asian, asians, pronouns, immigrant, segregation',
    elsewhere:
      'boat race, horse race, arms race, rat race, relay race, race track, race car, race day, isle of man, best man, man made',
  },
  crime: {
    names: 'crime, crimes, criminal, police, fraud',
    words:
      'crime, criminal, police, arrest, arrested, convicted, prison, jail, fraud, theft, murder, robbery, prosecutor, burglar, burglary, burglaries, burgled, thief, thieves, stole, stolen, steals, shoplifter, shoplifting, robbed, robber, robs, murdered, murderer, kidnap, kidnapped, kidnapping, arson, arsonist, vandal, vandalism, vandalised, vandalized, assault, assaulted, rape, raped, rapist, stabbed, stabbing, gangster, drug dealer, drug dealing, smuggling, smuggler, blackmail, blackmailed, extortion, forgery, embezzlement, embezzled, money laundering, bribe, bribed, bribery, scammer, swindle, swindler, swindled, inmate, prisoner, court appearance, manslaughter, homicide, policeman, policewoman, police officer, handcuffed, mugged, mugger, offender, perpetrator, mafia, imprisoned, jailed, sentenced, looting, looted, trafficking, trafficker, terrorist, steal, scam, convict, offence, police officer',
    beside:
      'sentence, suspect, gang, killer, rob, stab, remand, guilty, detective, charged, officer, drug',
    elsewhere:
      'crime to waste, a crime to, murder of crows, police the, crime novel, crime writer, detective story, detective novel, guilty pleasure, stole the show, steal the show',
  },
  'royal family': {
    names: 'royal family, royals, royalty, monarchy, royal news, royal affairs',
    words:
      'royal family, monarchy, monarch, king charles, queen camilla, queen elizabeth, prince william, prince harry, princess kate, duchess of sussex, duke of sussex, buckingham palace, windsor castle, prince of wales, princess of wales, coronation, crown prince, royal wedding',
  },
  war: {
    names: 'war, wars, warfare, armed conflict, armed conflicts, conflict zones',
    words:
      'war, warfare, army, soldier, troop, missile, airstrike, air strike, artillery, battlefield, invasion, ceasefire, bombing, shelling, drone strike, air force, militia, conscription, nuclear weapon',
    beside: 'tank, navy, battle, veteran, combat, military',
  },
  weapons: {
    names: 'weaponry, firearms, firearm, knives, ammunition',
    words:
      'weapon, gun, rifle, pistol, handgun, shotgun, revolver, firearm, ammunition, ammo, knife, dagger, machete, sword, crossbow, bomb, grenade, explosive, taser, silencer',
  },
  death: {
    names: 'death, deaths, bereavement',
    words:
      'death, died, funeral, burial, cremation, coffin, bereaved, bereavement, grief, grieving, mourn, mourning, passed away, fatality, obituary, widower, terminal illness',
    beside: 'dead, killed, grave, die, dies, dying, fatal, widow',
  },
  'food allergies': {
    names: 'allergens, allergies, allergy, allergic reactions, food allergens, food allergies',
    words:
      'allergen, allergy, allergic, anaphylaxis, anaphylactic, epipen, peanut, nut, almond, hazelnut, cashew, walnut, gluten, wheat, milk, egg, soy, soya, sesame, shellfish, shrimp, prawn, crab, mussel, fish, mustard, celery, lupin, sulphite',
  },
  'conspiracy theories': {
    names: 'conspiracy, conspiracies, conspiracy theories, conspiracy theory',
    words:
      'conspiracy, illuminati, new world order, deep state, chemtrail, flat earth, qanon, hoax, cover up, false flag, crisis actor, microchip, reptilian, plandemic, faked moon landing, great reset, cabal, big pharma, mind control',
  },
  'artificial intelligence': {
    names: 'artificial intelligence, machine learning, large language models',
    words:
      'artificial intelligence, machine learning, neural network, chatbot, chatgpt, llm, language model, generative ai, deepfake, algorithm, openai, deep learning',
  },
  astrology: {
    names: 'astrology, horoscopes, horoscope, star signs, zodiac signs, tarot, fortune telling',
    words:
      'astrology, astrologer, horoscope, zodiac, star sign, tarot, fortune teller, psychic, clairvoyant, mercury retrograde, birth chart, palm reading, crystal ball',
  },
  lgbt: {
    names: 'lgbt, lgbtq, sexual orientation, gender identity, homosexuality, transgender issues',
    words:
      'lgbt, lgbtq, gay, lesbian, bisexual, transgender, homosexual, homosexuality, sexual orientation, gender identity, same sex, non binary, pride march',
    beside: 'trans, queer, coming out',
  },
  abortion: {
    names: 'abortion, abortions, termination of pregnancy, contraception',
    words:
      'abortion, abort, termination of pregnancy, pro life, pro choice, roe v wade, contraception, contraceptive, morning after pill, foetus, fetus, unborn',
  },
  pricing: {
    names: 'pricing, price, prices, discounts, costs, cost, fees',
    words:
      'price, pricing, cost, fee, discount, cheap, cheaper, cheapest, expensive, affordable, free, dollar, euro, pound, sale, offer, save, saving, refund, budget',
  },
}
