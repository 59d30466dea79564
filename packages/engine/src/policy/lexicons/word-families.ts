import { phrasesOf } from './phrases-of.ts'

/**
 * Words that are made of one another and that no ending tells to be kin: irregular forms, and what is done with who does it
 * and what comes of it. Families are parted by commas; of each word the plural and the possessive are understood.
 */
const listed = `
abuse abused abusing abuser abusive, accept accepted accepting acceptance, accuse accused accuses accusing accusation, acquire acquired acquires acquiring acquisition,
addict addicted addiction addictive, admit admitted admitting admission, advertise advertised advertising advertisement advert, allege alleged alleging allegation,
ally allied alliance, announce announced announcing announcement, apologise apologised apologising apology, apologize apologized apologizing apology, apply applied applying application applicant,
appoint appointed appointing appointment, approve approved approving approval, argue argued arguing argument, arrest arrested arresting, arrive arrived arriving arrival,
attack attacked attacking attacker, bankrupt bankruptcy bankrupted, beat beaten beating, begin began begun beginning, believe believed believing belief, bet betting bettor, betray betrayed betraying betrayal,
blame blamed blaming, bomb bombed bombing bomber, borrow borrowed borrowing borrower, breach breached breaching, break broke broken breaking, breed bred breeding breeder, bribe bribed bribing bribery, bully bullied bullying bullies, burgle burgled burglar burglary,
buy bought buying buyer, cancel cancelled canceled cancelling canceling cancellation, catch caught catching, celebrate celebrated celebrating celebration, cheat cheated cheating cheater, choose chose chosen choosing choice,
close closed closing closure, collide collided colliding collision, come came coming, compensate compensated compensating compensation, complain complained complaining complaint, compete competed competing competition competitor, condemn condemned condemnation,
confess confessed confession, confirm confirmed confirming confirmation, corrupt corrupted corruption, cook cooked cooking, crash crashed crashing, criticise criticised criticising criticism, criticize criticized criticizing criticism, cut cutting,
deceive deceived deceiving deception, decide decided deciding decision, deliver delivered delivering delivery, demolish demolished demolishing demolition, deny denied denying denial, deport deported deporting deportation, depress depressed depressing depression, destroy destroyed destroying destruction,
diagnose diagnosed diagnosing diagnosis diagnoses, die died dies dying death dead, diet dieting dieter, disable disabled disability, disappear disappeared disappearance, discriminate discriminated discriminating discrimination, dismiss dismissed dismissing dismissal,
divorce divorced divorcing, drink drank drunk drinking drinker, drive drove driven driving driver, drown drowned drowning, eat ate eaten eating, elect elected electing election, employ employed employing employment employee employer, emit emitted emitting emission,
escape escaped escaping, evade evaded evading evasion, evict evicted evicting eviction, expand expanded expanding expansion, expel expelled expelling expulsion, explode exploded exploding explosion, fail failed failing failure,
fall fell fallen falling, fast fasting fasted, feed fed feeding, fight fought fighting fighter, find found finding, fly flew flown flying flight, forbid forbade forbidden, freeze froze frozen freezing, gamble gambled gambling gambler, get got gotten getting,
give gave given giving, grow grew grown growing growth, hack hacked hacking hacker, hang hung hanged hanging, harass harassed harassing harassment, hate hated hating hatred, heal healed healing healer, hide hid hidden hiding, hire hired hiring, hunt hunted hunting hunter,
ill illness, injure injured injuring injury, inspect inspected inspecting inspection inspector, insure insured insuring insurance insurer, invade invaded invading invasion, invest invested investing investment investor, investigate investigated investigating investigation investigator,
invite invited inviting invitation, kidnap kidnapped kidnapping kidnapper, kill killed killing killer, know knew known knowledge, launder laundered laundering, lay laid laying, lead led leading leader, leave left leaving, lend lent lending lender, lie lied lying liar,
litigate litigation litigant, loot looted looting looter, lose lost losing loss, marry married marrying marriage, merge merged merging merger, migrate migrated migrating migration migrant, mourn mourned mourning mourner, murder murdered murdering murderer, negotiate negotiated negotiating negotiation negotiator, obese obesity,
offend offended offending offence offense offender, operate operated operating operation, oppose opposed opposing opposition, patent patented patenting, pay paid paying payment, perform performed performing performance, persuade persuaded persuading persuasion, poison poisoned poisoning, poor poverty,
pollute polluted polluting pollution polluter, postpone postponed postponing postponement, pray prayed praying prayer, predict predicted predicting prediction, pregnant pregnancy, prescribe prescribed prescribing prescription, profit profitable, prosecute prosecuted prosecuting prosecution prosecutor, protest protested protesting protester,
publish published publishing publication publisher, pollinate pollination, punish punished punishing punishment, quit quitting, rape raped raping rapist, read reading reader, recall recalled recalling, recommend recommended recommending recommendation, recruit recruited recruiting recruitment recruiter, redundant redundancy redundancies, refer referred referring referral, refund refunded refunding refundable,
refuse refused refusing refusal, reject rejected rejecting rejection, remove removed removing removal, renew renewed renewing renewal, rent rented renting rental, resign resigned resigning resignation, retire retired retiring retirement, ride rode ridden riding rider, ring rang rung ringing,
rise rose risen rising, rob robbed robbing robber robbery, rule ruled ruling, run ran running runner, sack sacked sacking, sanction sanctioned sanctioning, scam scammed scamming scammer, see saw seen seeing, sell sold selling seller sale, send sent sending, settle settled settling settlement, shake shook shaken shaking, shoot shot shooting shooter,
shut shutting shutdown, sing sang sung singing singer, sink sank sunk sinking, sit sat sitting, sleep slept sleeping, smoke smoked smoking smoker, smuggle smuggled smuggling smuggler, speak spoke spoken speaking speech speaker, speculate speculated speculating speculation, spend spent spending, spy spied spying spies, stab stabbed stabbing, starve starved starving starvation,
steal stole stolen stealing, strike struck striking striker, succeed succeeded succeeding success successful, sue sued suing lawsuit, suicide suicidal, supply supplied supplying supplier, swear swore sworn swearing, swim swam swum swimming swimmer, take took taken taking, teach taught teaching teacher, tear tore torn tearing, tell told telling,
terminate terminated terminating termination, test tested testing, thank thanked thanking thanks, theft thief thieves stole stolen steal, think thought thinking, threaten threatened threatening threat, throw threw thrown throwing, trade traded trading trader, traffic trafficked trafficking trafficker, treat treated treating treatment, understand understood understanding,
vaccinate vaccinated vaccinating vaccination vaccine, vandalise vandalised vandalising vandalism vandal, vape vaped vaping vaper, violent violence, vote voted voting voter, weigh weighed weighing weight, win won winning winner, withdraw withdrew withdrawn withdrawing withdrawal, write wrote written writing writer,
child children, man men, woman women, person people, foot feet, tooth teeth, mouse mice, wife wives, knife knives, life lives, wolf wolves, country countries
`

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words that a word is kin to, itself among them; undefined where no family has it. */
export function familyOf(word: string): readonly string[] | undefined {
  known ??= readFamilies()
  return known.get(word)
}

/** A word of two families, such as “stole”, is kin to both. */
function readFamilies(): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, readonly string[]>()
  for (const family of phrasesOf(listed.trim())) {
    const words = family.split(' ')
    for (const word of words) {
      families.set(word, [...new Set([...(families.get(word) ?? []), ...words])])
    }
  }
  return families
}
