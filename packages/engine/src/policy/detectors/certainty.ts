import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isDenied, phraseFinder, wordAfter, wordBefore, wordFinder, wordSet } from './phrases.ts'

const absolutes = phraseFinder(
  `always, never, everyone, everybody, everything, nobody, no one, nothing, nowhere, everywhere, completely, totally,
  absolutely, entirely, utterly, perfectly, impossible, undeniably, undoubtedly, unquestionably, indisputably,
  certainly, definitely, invariably, inevitably, forever, without exception, without fail, without a doubt,
  no doubt, every single time, works/work/working/delivers/succeeds every time, all of the time, no risk of, no exceptions, can't/cannot fail, can't/cannot go wrong, the only answer/solution, every user/customer/client/person/patient/child/student/employee/guest/visitor/reader/parent/woman/man/company/business, no customer/user/patient/client/guest/child has ever, without limits, never ever, nothing could be, nothing can, whatsoever, zero risk/risks/side/errors/faults/problems/hassle/defects/effort/doubt/bugs/downtime/waste, not a single, once and for all, beyond doubt, beyond any doubt, beyond question, permanently removes/cures/stops/fixes/erases/solves/ends/removed/gone/cured, unfailing, unfailingly, infallible, infallibly, under no circumstances, at no time, the whole truth, flawless, flawlessly, in all cases, in every case, every single, each and every, at all times`,
)
const isNearly = wordSet('almost nearly not hardly practically virtually rarely nigh')
const isSetAbsolute = wordSet('mind ending happened')

/** “100% safe”, but not “100% more”. */
const whole = wordFinder('100 hundred')
const isWholly = wordSet(
  'safe effective sure certain guaranteed natural accurate secure reliable satisfaction success successful correct right true painless legal genuine authentic private anonymous confident free pure original hygienic waterproof accurate satisfied happy compatible foolproof committed',
)
const isPromised = wordSet(
  'success satisfaction guaranteed guarantee pass approval satisfied effective safe accuracy money refund',
)

/** “% safe”, “ per cent success”. */
const shareBehind = /^(?:[ \u00a0]?%|[ -]per[ -]?cent)[ -]([a-z]+)/i
/** Units of a share and the word behind it. */
const LONGEST_SHARE = 32

/** Shares of 100 percent of what a test asks for: “100% safe”, “100 per cent success”. */
function* wholeShares(draft: DetectorDraft, counts: (word: string) => boolean): Generator<Span> {
  const { words, prose } = draft
  for (const at of whole(draft)) {
    const end = words.end(at)
    const match = shareBehind.exec(prose.slice(end, end + LONGEST_SHARE))
    if (match !== null && counts(match[1].toLowerCase()))
      yield { start: words.start(at), end: end + match[0].length }
  }
}

/** Words that allow no exception. */
export const absoluteWord = defineDetector({
  id: 'absolute-word',
  names:
    'absolute, absolutes, absolute word, absolute words, absolute claim, absolute claims, absolute statements, absolute language, sweeping statements, sweeping claims, absolutist words, all-or-nothing words',
  describe: 'words that allow no exception, such as “always” and “everyone”',
  *find(draft) {
    for (const found of absolutes(draft)) {
      if (isNearly(wordBefore(draft, found.first))) continue
      const isSet = draft.words.lower(found.first) === 'never'
      if (isSet && isSetAbsolute(wordAfter(draft, found.last))) continue
      yield found
    }
    yield* wholeShares(draft, isWholly)
  },
})

const guarantees = phraseFinder(
  `guarantee/guarantees/guaranteed/guaranteeing, money back, risk free, no risk, zero risk, 100 safe, fail safe,
  foolproof, can't/cannot lose, can't/cannot fail, never fails/fail, proven to work, always works, we promise,
  i promise, you have our word, sure thing, no questions asked, full refund, results assured, rest assured, satisfaction is assured, success is certain/assured/sure, you are/you're sure/certain/bound/guaranteed to, is/are/it's sure/certain to work/succeed/help/please/pass/win/pay, no way this/it/you can fail/lose,
  give you our word, we refund you/your, we'll/we will refund you/your, pay you back, can't/cannot go wrong, works every time, lifetime/year warranty/guarantee, you will/you'll definitely/certainly/surely, never lets/let you down, or we pay, no ifs or buts, no ifs no buts, satisfaction/returns/quality/delivery/profits/results/income/success assured, assured returns/results/quality/delivery/income/profits/success/satisfaction/admission/return, sure fire, every penny back, refund every penny, or you don't pay, or you do not pay, or pay nothing, our promise, dead cert, vouch for, you have my/our promise, won't be disappointed, never be disappointed, never disappoints, surefire, fail proof, cast iron guarantee, will definitely/certainly work/help/pass/win/succeed/get/lose/gain/earn/love, fully refunded, money returned, refunded in full, your satisfaction is our, nothing to lose, we stand by/behind our/every/all, without risk, no strings attached, put our name to, take our word, works or your, or it's free, double your money, and we mean it`,
)
const isUnsure = wordSet('no not without nor neither never any')

/** Guarantees and what sounds like one. */
export const guarantee = defineDetector({
  id: 'guarantee',
  names:
    'guarantee, guarantees, guaranteed results, promise of results, promises of results, assurance, assurances, warranty claims',
  describe: 'guarantees, such as “guaranteed”, “risk-free” and “money back”',
  *find(draft) {
    for (const found of guarantees(draft)) {
      // “It always works out”.
      if (wordAfter(draft, found.last) === 'out') continue
      const isNamed = draft.words.lower(found.first).startsWith('guarant')
      const isRefused =
        isUnsure(wordBefore(draft, found.first)) ||
        isDenied(draft, found.first) ||
        hasNoSubject(draft, found.first)
      if (isNamed ? isRefused : isDenied(draft, found.first)) continue
      yield found
    }
    yield* wholeShares(draft, isPromised)
  },
})

/** Words of a subject and its verb: “No return on savings is guaranteed”. */
const SUBJECT_REACH = 6

/** Whether a sentence denies by its subject what it says of it: “No return is guaranteed”. */
function hasNoSubject(draft: DetectorDraft, at: number): boolean {
  const { firstWord } = draft.sentences[draft.words.sentence(at)]
  const isVerb = /^(?:is|are|was|were|be|been)$/.test(wordBefore(draft, at))
  return isVerb && at - firstWord <= SUBJECT_REACH && isNothing(draft.words.lower(firstWord))
}

const isNothing = wordSet('no none nothing neither nobody')
