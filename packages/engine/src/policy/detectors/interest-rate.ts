import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder, wordSet } from './phrases.ts'

/** What makes a share a rate of interest where it stands close to it. */
const cues = wordFinder(
  'fixed finance apr apy aer ear interest mortgage mortgages lending savings loan loans base repo overdraft borrowing coupon isa bond bonds deposit yield',
)
/** Cues that need the word “rate”, or what interest does, beside them. */
const isWeak = wordSet(
  'fixed finance interest mortgage mortgages lending savings loan loans base repo overdraft borrowing coupon isa bond bonds deposit yield',
)
const rates =
  /^ (?:is|was) $|\b(?:rates?|fixed|variable|tracker|pays?|paying|yields?|yielding|charges?|at|gross)\b/i
const share = /(?<![\w.,])\d{1,3}(?:\.\d{1,3})?[ \u00a0]?(?:%|per ?cent)/gi
/** “5% of” and “40% more interest” are no rates. */
const isPart = /^ (?:of|more|less|fewer|off|discount|cheaper|higher|lower|said|were)\b/i
/** Units around a cue that are read for a share. */
const REACH = 48

/** Rates of interest. */
export const interestRate = defineDetector({
  id: 'interest-rate',
  names:
    'interest rate, interest rates, apr, aprs, rates of interest, rate of interest, annual percentage rate, annual percentage rates, mortgage rates, savings rates, loan rates, borrowing rates, lending rates, interest figures',
  describe: 'rates of interest, such as “5.9% APR” and “an interest rate of 4%”',
  *find(draft) {
    if (draft.digitStarts.length === 0) return
    const { words, prose } = draft
    const shares = Array.from(prose.matchAll(share), spanOf)
    if (shares.length === 0) return
    let from = 0
    for (const at of cues(draft)) {
      while (from < shares.length && shares[from].end < words.start(at) - REACH) from++
      let near: Span | undefined
      for (let next = from; next < shares.length && near === undefined; next++) {
        if (shares[next].start > words.end(at) + REACH) break
        if (isRate(draft, at, shares[next])) near = shares[next]
      }
      if (near !== undefined)
        yield {
          start: Math.min(near.start, words.start(at)),
          end: Math.max(near.end, words.end(at)),
        }
    }
  },
})

function spanOf({ index, 0: text }: RegExpExecArray): Span {
  return { start: index, end: index + text.length }
}

/** Whether a share stands in the same sentence, close by, with what makes it a rate. */
function isRate(
  { words, prose, sentences }: DetectorDraft,
  at: number,
  { start, end }: Span,
): boolean {
  const sentence = sentences[words.sentence(at)]
  if (sentence === undefined || start < sentence.start || end > sentence.end) return false
  const gap = start >= words.end(at) ? start - words.end(at) : words.start(at) - end
  if (gap > REACH || isPart.test(prose.slice(end, end + 12))) return false
  const between = prose.slice(Math.min(end, words.end(at)), Math.max(start, words.start(at)))
  // “4% interest”
  const isBeside = gap <= 1 && /^(?:interest|finance)$/.test(words.lower(at))
  return isBeside || !isWeak(words.lower(at)) || rates.test(between)
}
