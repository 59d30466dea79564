import { defineDetector } from './detector.ts'
import { isDenied, phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

const absolutes = phraseFinder(
  `always, never, everyone, everybody, everything, nobody, no one, nothing, nowhere, everywhere, completely, totally,
  absolutely, entirely, utterly, perfectly, impossible, undeniably, undoubtedly, unquestionably, indisputably,
  certainly, definitely, invariably, inevitably, forever, without exception, without fail, without a doubt,
  no doubt, 100 percent/% safe, all of the time, in all cases, in every case, every single, each and every, at all times`,
)
const isNearly = wordSet('almost nearly not hardly practically virtually rarely nigh')
const isSetAbsolute = wordSet('mind ending happened')

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
  },
})

const guarantees = phraseFinder(
  `guarantee/guarantees/guaranteed/guaranteeing, money back, risk free, no risk, zero risk, 100 safe, fail safe,
  foolproof, can't/cannot lose, can't/cannot fail, never fails/fail, proven to work, always works, we promise,
  i promise, you have our word, sure thing, no questions asked, full refund, results assured, rest assured, satisfaction is assured, success is certain/assured/sure, you are/you're sure/certain/bound/guaranteed to, is/are/it's sure/certain to work/succeed/help/please/pass/win/pay, no way this/it/you can fail/lose,
  give you our word, we refund you/your, we'll/we will refund you/your, pay you back, can't/cannot go wrong, works every time, lifetime/year warranty/guarantee, you will/you'll definitely/certainly/surely, never lets you down, or we pay`,
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
      const isRefused = isUnsure(wordBefore(draft, found.first)) || isDenied(draft, found.first)
      if (isNamed ? isRefused : isDenied(draft, found.first)) continue
      yield found
    }
  },
})
