import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { opensSentence, phraseFinder, wordAfter, wordFinder, wordSet } from './phrases.ts'
import { advised, ordered } from './told-to-readers.ts'

const legalPhrases = phraseFinder(
  `you are/were entitled to, you're entitled to, you have a/the right to, you have every right to, legally required to, legally entitled to,
  legally obliged to, you are/could/may be liable, you're liable, you are not liable, it is/was illegal to, it's illegal to, it is legal to, it's legal to,
  you can/could/should/may/must sue, you can't/cannot be sued, statute of limitations runs, your legal rights, grounds for a lawsuit,
  you must/should not pay the/your/that/any fine/fines/penalty/ticket, contest/challenge/dispute/appeal the/your/a fine/penalty/ticket,
  your landlord/employer/boss/insurer/tenant/neighbour/neighbor/seller/builder must/can't/cannot/mustn't/owes, your landlord/employer/boss/insurer/tenant/neighbour/neighbor/seller/builder has to, your landlord/employer/insurer/tenant/neighbour/neighbor may not, your landlord/employer/boss/insurer/tenant is obliged/liable/required,
  it is against the law to/for, it's against the law to/for, you don't need a lawyer/solicitor, you do not need a lawyer/solicitor, you can/could/may be fined/sued/prosecuted/evicted/arrested/jailed, you're allowed to break/leave/refuse/withhold/record/cancel/end/terminate,
  you are allowed to break/leave/refuse/withhold/record/cancel/end/terminate, option/advice/bet is to sue/appeal/settle/plead, letter before action, you can/must/should/may appeal within,
  you have grounds, you have a strong/good case/claim, you should/could/can/must press charges, you should/could/can/must go to court/tribunal, you are protected by law, you don't/needn't have to pay, you don't have to answer/sign/testify/consent/disclose, you do not have to pay/answer/sign/testify/consent/disclose, it's/is perfectly/entirely/completely/totally/quite legal/lawful to, perfectly legal/lawful to, you may/might be able to claim/sue/appeal/challenge/recover/contest, you could be able to claim/sue/appeal, able to claim compensation/damages, you would/will/could/should win in court, you'd win in court, you'll win in court, you will/would/could lose your right/rights, you lose your right/rights, lose your right to, isn't legally binding/enforceable/valid, isn't binding/enforceable, not legally enforceable, the burden of proof is/lies, you must/should be given two/one/three/four months/weeks, you're within your rights, you are within your rights, appeal within, it's/is not illegal/unlawful to, it isn't illegal/unlawful to, agreement/contract/promise is legally binding/enforceable, agreement/contract/promise is binding/enforceable/void, is legally binding/enforceable, should make/write a will, you'd have grounds, you would have grounds, remain silent if/when/until, you aren't liable/obliged/required, owe/owes you a refund/compensation, grounds to sue, receipts as evidence, records as evidence, don't talk/speak to the police, within your rights to, your statutory rights, you're liable/responsible for, you're not liable, ask for an adjournment, seek an injunction, you're legally, you are legally, you can legally, you can't legally, get it in writing, you're owed, you are owed, you're due compensation, ask for a lawyer, say nothing to the police, won't hold up in court, hold up in court, stand up in court, void your/the contract/lease/warranty`,
)
const isLegalVerb = wordSet(
  'refuse sue appeal plead prosecute litigate counterclaim withhold evict countersign testify indemnify',
)
const isLegalThing = wordSet(
  'adjournment liability fault guilt notice solicitor attorney lawsuit compensation damages lawyer claim injunction contract lease landlord tenancy custody probate bail court tribunal settlement rent alimony copyright will complaint guilty divorce eviction inheritance dismissal',
)
const legalOrders = wordFinder(
  'terminate file seek refuse sign plead contest challenge dispute withhold demand appeal sue admit request serve draft invoke',
)
const suits = wordFinder('take bring drag report')
const isCourt = wordSet('court tribunal ombudsman')
/** “Sue them”, where a sentence starts with it. */
const isSued = wordSet('him her them your the this that')
const suing = wordFinder('sue')

function* startingSuits(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of suing(draft)) {
    if (opensSentence(draft, at) && isSued(wordAfter(draft, at)))
      yield { start: words.start(at), end: words.end(at + 1) }
  }
}

const isAdvising = wordSet(
  'hire consult instruct see get call stop terminate file claim seek refuse sign break cancel demand contest challenge dispute keep win take withhold bring',
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
    yield* ordered(draft, suits(draft), isCourt)
    yield* startingSuits(draft)
  },
})
