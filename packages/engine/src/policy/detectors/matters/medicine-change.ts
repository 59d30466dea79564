import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isMedicine } from '../names/medicine-name.ts'
import {
  type FoundWords,
  isDenied,
  isJoined,
  opensSentence,
  phraseFinder,
  wordBefore,
  wordFinder,
  wordSet,
} from '../phrases.ts'
import { advised, ordered } from '../told-to-readers.ts'

const changing: Readonly<Record<string, string>> = {
  take: 'take start try use',
  stop: 'stop skip quit ditch drop bin',
  change: 'switch change double halve increase reduce raise lower cut',
}
const verbs = wordFinder(Object.values(changing).join(' '))
/** What each verb does with a medicine. */
const doing: ReadonlyMap<string, string> = new Map(
  Object.entries(changing).flatMap(([what, words]) =>
    words.split(' ').map((word): [string, string] => [word, what]),
  ),
)
const forms = wordSet(
  'medicine medicines medication medications meds tablet tablets pill pills antibiotic antibiotics antidepressant antidepressants statin statins drug drugs injections thinners painkiller painkillers inhaler inhalers dose doses steroid steroids antihistamine antihistamines capsules',
)
const kinds =
  'statins/tablets/pills/meds/medication/medications/medicine/medicines/antidepressants/antibiotics/steroids/painkillers/insulin/inhaler/thinners'
const mine = 'your/the/those/these/any/all'
const orders = phraseFinder(
  `come/get/stay off ${mine} ${kinds}, stop/quit taking ${mine} ${kinds}, stop/quit taking ${kinds}`,
)
/** “It is time to stop taking your blood pressure tablets”. */
const owned = phraseFinder(
  'stop/quit taking your/the/those/these/that/this, come off your/the/those/these',
)
/** What readers are told in other words than an order. */
const hints = phraseFinder(
  `wean yourself off, throw away/out your ${kinds}, give up your ${kinds}, safe/fine/ok/okay/best/better/time to stop your/the/those ${kinds}, you don't need your ${kinds}, you do not need your ${kinds}, you no longer need your ${kinds}, replace your ${kinds}, ditch/quit/drop/bin/skip your ${kinds}`,
)
/** “Do not stop your tablets”, “take the tablets to your pharmacist”, “ask your GP”. */
const refused =
  /^(?:do not|don't|never) (?:stop|change|skip|double|halve|switch|increase|reduce|start|quit|ditch|drop|raise|lower|cut)\b|^to\b|^how to\b/iu
const handedOn =
  /^[^.;:!?]{0,40}\b(?:to|back to) (?:your|the|a) (?:gp|doctor|pharmacist|pharmacy|chemist|surgery|nurse)\b/iu

const isTold = (word: string): boolean => isMedicine(word) || forms(word)

/** What readers are told to do with a medicine. */
export const medicineChange = defineTextDetector({
  id: 'medicine-change',
  names: 'advice on changing medicines, advice on changing a medicine',
  describe: 'advice to take, stop or change a medicine, such as “stop the tablets for a few days”',
  parameter: {
    name: 'change',
    fallback: 'any',
    choices: ['any', 'take', 'stop', 'change'],
    describe:
      '`take` for what is to be taken, `stop` for what is to be left off, `change` for another medicine or dose, `any` for all of them',
  },
  *find(draft, change) {
    const { prose, words } = draft
    const isMeant = (verb: string): boolean =>
      doing.has(verb) && (change === 'any' || doing.get(verb) === change)
    const meant = verbs(draft).filter((at) => isMeant(words.lower(at)))
    const isStopping = change === 'any' || change === 'stop'
    const found: Span[] = [
      ...(isStopping ? orders(draft).filter(({ first }) => isOrder(draft, first)) : []),
      ...(isStopping ? owned(draft).filter((words) => isOwned(draft, words)) : []),
      ...(isStopping ? hints(draft).filter(({ first }) => !isDenied(draft, first)) : []),
      ...advised(draft, () => false, isMeant, isTold),
      ...ordered(draft, meant, isTold),
    ]
    for (const span of found) {
      const text = prose.slice(span.start, span.end).replaceAll('’', "'")
      if (refused.test(text) || handedOn.test(prose.slice(span.end, span.end + HANDED))) continue
      yield span
    }
  },
})

/** Whether a medicine follows “stop taking your”, with somebody who is told to before it. */
function isOwned(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  if (!isOrder(draft, first) || isDenied(draft, first, 3)) return false
  for (let at = last + 1; at <= last + 4 && isJoined(draft, at); at++) {
    if (isTold(draft.words.lower(at))) return true
  }
  return false
}

const isTelling = wordSet('should must could can may just please better simply')
const isUrging = wordSet('time safe fine ok okay best better need have ought free')

/** “Come off the statins”, “it is time to stop taking them”, but not “I came off”, “before you come off”. */
function isOrder(draft: DetectorDraft, at: number): boolean {
  if (opensSentence(draft, at) || !isJoined(draft, at)) return true
  const before = wordBefore(draft, at)
  return isTelling(before) || (before === 'to' && isUrging(wordBefore(draft, at - 1)))
}

/** Characters behind a medicine that may say who gets it. */
const HANDED = 80
