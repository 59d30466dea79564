import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isDenied, isJoined, phraseFinder, wordAfter, wordFinder, wordSet } from './phrases.ts'

const crimes =
  'fraud/murder/perjury/theft/arson/rape/treason/manslaughter/bribery/blackmail/burglary/assault/crimes'
/** Whom it is done to, where the verb alone may be a noun or a figure of speech. */
const victims =
  'me/us/him/her/them/you/people/everyone/everybody/customers/clients/students/tenants/pensioners/residents/members/workers/staff/investors/patients/passengers/families/old/elderly/vulnerable/the/his/her/its/their/our/my/your/a/an/two/three'
const officials =
  'officials/inspectors/councillors/judges/police/ministers/doctors/referees/officers/the/his/her/its/their/a/an'
const deeds = phraseFinder(
  `stole, steals, is/are/was/were/been stealing, is/are/was/were/been scamming/defrauding/robbing/embezzling/swindling/blackmailing/bribing/extorting, robs/robbed/scams/swindles/cons/conned/assaults ${victims}, defrauds, embezzles, blackmails, extorts, extorted, bribes ${officials}, beat/beats up, sexually harasses/harassed, fakes/faked invoices/receipts/documents/signatures/certificates/results, dodges/dodged tax/taxes, broke/breaks/broken/breaking the law, sells/sold/deals drugs, embezzled, defrauded, raped, murdered, bribed, blackmailed, swindled, committed ${crimes}, committed a crime, committed tax/war/insurance/benefit fraud/crimes, is guilty of, was guilty of, are guilty of, laundered money, fiddled the books/expenses, cooked the books, took bribes/kickbacks/backhanders, lied under oath, lied to parliament/congress/court, launders/laundering money, stealing from, defrauding, embezzling, swindling, beats/beat his/her wife/husband/children/kids/partner, cheats/cheated me/us/him/you/people/everyone/customers/clients/tenants/pensioners/members, cheats/cheated a/an/our/my/two/three/several/many customer/customers/client/clients/tenant/tenants/pensioner/pensioners, cheats/cheated its/his/her/their workers/customers/clients/staff/employees/investors/tenants, dumped toxic/chemical, rigged the, takes bribes/kickbacks, steals from, molested, groomed, sexually assaulted/abused, assaulted, forged, evaded tax/taxes, evades tax/taxes, scammed, ripped off, pocketed, ran a ponzi/pyramid,
  is/are/was/were corrupt, takes/took/taking bribes/kickbacks,
  is a thief/fraud/fraudster/crook/criminal/rapist/murderer/paedophile/pedophile/killer/swindler/conman/scammer/terrorist/racketeer, is a convicted/known criminal/thief, are thieves/crooks/criminals/fraudsters/scammers, was a thief/fraud/fraudster/crook, is a con artist/man`,
)
/** What reports of courts and of what is only claimed say. */
const reports = wordFinder(
  `alleged allegedly alleges allege accused accuses accusing suspected convicted conviction sentenced jailed pleaded admitted admits confessed denies denied deny court jury judge trial tribunal prosecutors prosecutor charged charge charges
  police claims claim claimed reportedly apparently acquitted cleared indicted imprisoned verdict lawsuit according if whether`,
)
/** “Stole the show”, “stole a march”. */
const isHarmless = wordSet(
  'show scene scenes limelight spotlight headlines march kiss heart hearts ball win victory lead points point glance look base bases thunder possession breath attention links alliance ties bond bonds path partnership identity friendship ahead career consensus',
)
const isArticle = wordSet('the a an his her their our my every all away')
const isNoSubject = wordSet(
  'i we you it he she they who that which this nobody somebody someone monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
)
/** Words between a name and what it is accused of. */
const REACH = 3
const isBetween = wordSet(
  'has have had been also once even secretly systematically repeatedly knowingly deliberately never always bank council group family brothers management staff',
)

/** Accusations of a crime against a person or a firm by name. */
export const accusation = defineTextDetector({
  id: 'accusation',
  names:
    'accusation, accusations, accusations of crime, accusations of crimes, accusation of a crime, criminal accusations, unproven accusations, accusations against named people, accusations against named persons, accusations against people, accusations against companies, defamatory statements, defamatory claims, defamatory language, libellous statements, libelous statements, slanderous statements, claims of wrongdoing, accuse people of crimes, accuse anyone of a crime, accuse named people of crimes',
  describe:
    'sentences that say that a person or a firm by name committed a crime, but none with “alleged”, a charge, a court or a conviction',
  readsQuotes: true,
  parameter: {
    name: 'accused',
    fallback: 'named',
    choices: ['named', 'any'],
    describe: '`named` for whoever has a name, `any` for “the owner stole” too',
  },
  *find(draft, accused) {
    const { words } = draft
    let reported: ReadonlySet<number> | undefined
    for (const found of deeds(draft)) {
      const subject = accused === 'any' ? found.first : subjectBefore(draft, found.first)
      if (accused === 'any' && isUnknown(words.lower(found.first - 1))) continue
      if (subject === -1 || isDenied(draft, found.first)) continue
      if (isIdiom(draft, found.last)) continue
      reported ??= reportedIn(draft)
      if (reported.has(words.sentence(found.first))) continue
      yield spanFrom(draft, subject, found)
    }
  },
})

/** The sentences that only report; “charged my card” is no charge. */
function reportedIn(draft: DetectorDraft): ReadonlySet<number> {
  const { words } = draft
  const told = reports(draft).filter(
    (at) => words.lower(at) !== 'charged' || !isBilled(wordAfter(draft, at)),
  )
  return new Set(told.map((at) => words.sentence(at)))
}

const isBilled = wordSet('my our me us twice double extra too')

/** Who does it is told by nobody: “thieves stole my bike”, “I stole a look”. */
const isUnknown = wordSet(
  'i we thieves burglars robbers hackers criminals gangs vandals pirates somebody someone nobody anyone anybody who they whoever thief burglar robber',
)

function spanFrom({ words }: DetectorDraft, first: number, { end }: Span): Span {
  return { start: words.start(first), end }
}

/** The last capitalised word of the name that does it; -1 where none does. */
function subjectBefore(draft: DetectorDraft, verb: number): number {
  const { words } = draft
  for (let at = verb - 1; at >= verb - 1 - REACH && isJoined(draft, at + 1); at--) {
    const lower = words.lower(at)
    // “Acme has been swindled” accuses others.
    const isPassive = lower === 'been' && !words.lower(verb).endsWith('ing')
    if (isNoSubject(lower) || isPassive) return -1
    if (lower === 'and') return openingName(draft, at)
    if (isBetween(lower)) continue
    return words.isCapital(at) && !isNoName(lower) ? at : -1
  }
  return -1
}

/** Words of a name of two and of what they did first: “Costa Wheels charged my card twice”. */
const SHORTEST_DEED = 4
const LONGEST_DEED = 10

/** The last word of a name of two that opens a sentence, with one thing after another that it did; -1 where none does. */
function openingName(draft: DetectorDraft, and: number): number {
  const { words, sentences } = draft
  const first = sentences[words.sentence(and)]?.firstWord ?? -1
  if (
    first === -1 ||
    and - first < SHORTEST_DEED ||
    and - first > LONGEST_DEED ||
    isNoName(words.lower(first))
  )
    return -1
  for (let at = first + 1; at <= and; at++) {
    if (!isJoined(draft, at) || words.isCapital(at) !== (at === first + 1)) return -1
  }
  return isNoSubject(words.lower(first)) ? -1 : first + 1
}

/** Words that begin a sentence with a capital and name nobody. */
const isNoName = wordSet(
  'the a an thieves burglars robbers hackers people men women police somebody everyone vandals pirates criminals gangs boys girls he she rumours nobody what then when later',
)

function isIdiom(draft: DetectorDraft, last: number): boolean {
  for (let at = last; at < last + 3; at++) {
    const after = wordAfter(draft, at)
    if (isHarmless(after)) return true
    if (!isArticle(after)) return false
  }
  return false
}
