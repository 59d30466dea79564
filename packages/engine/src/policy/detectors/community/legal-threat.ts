import { defineDetector } from '../detector.ts'
import { phraseFinder } from '../phrases.ts'
import { besideOther } from '../sentence-words.ts'

const plain = phraseFinder(
  `my/our lawyer/lawyers/solicitor/solicitors/attorney/attorneys/barrister, i/we will/shall sue, i'll/we'll sue, i'm/we're going to sue, going to sue you, sue you/them, sue the hell, see you in court, take you to court, taking you to court, take you to the cleaners, hear/hearing from my/our lawyer/lawyers/solicitor/solicitors/legal, letter before action, letter before claim, cease and desist, lawyer up, get/getting a lawyer/solicitor involved, call/contact/ring my/our/a lawyer/solicitor`,
)
const formal = phraseFinder(
  'legal action, legal proceedings, court action, small claims, court proceedings, press charges, lawsuit, libel, defamation, legal steps, take this to court, go to court, take it to court',
)
const persons = phraseFinder(
  "i, we, i'll, we'll, i'm, we're, you, your, you'll, my, our, i've, we've",
)

/** Threats to go to law. */
export const legalThreat = defineDetector({
  id: 'legal-threat',
  names:
    'legal threat, legal threats, threat of legal action, threats of legal action, threats to sue, threat to sue, threats of a lawsuit, threats of lawsuits, threats of court action, threatens to sue, threaten to sue, threatening to sue, threatens legal action, threaten legal action, threatening legal action, threatens with a lawyer, threats with a lawyer, threats of litigation, mentions of a lawyer, lawyer threats, talks about their lawyer, talk about their lawyer, threats with lawyers',
  describe: 'threats to take legal action, such as “you’ll hear from my lawyer”',
  readsQuotes: true,
  *find(draft) {
    yield* plain(draft)
    yield* besideOther(draft, formal, persons)
  },
})
