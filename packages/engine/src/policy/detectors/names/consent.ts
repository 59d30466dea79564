import { defineDetector } from '../detector.ts'
import { isDenied, wordFinder } from '../phrases.ts'

const signs = wordFinder(
  'consent consented consents permission agreement agreed agrees happy willing asked wanted wished signed',
)
const whose =
  "(?:(?:his|her|their|its|my|our|the|an?|full|written|verbal|informed|explicit|kind|express|prior|parental|parents?['’]?|mother['’]?s|father['’]?s|famil(?:y|ies)['’]?s?|signed) )*"
const given = new RegExp(
  `\\b(?:gave|gives|given|granted|have|has|had|got|obtained|received|with|by)(?: us)? ${whose}$`,
  'iu',
)
const shown =
  '(?:be|being) (?:named|identified|quoted|photographed|pictured|filmed|interviewed|shown|featured|mentioned|included)'
const telling =
  '(?:shar|us|publish|print|show|tell|appear|nam)(?:e|ing|ed)?(?: us)?(?: (?:his|her|their|its|this|the|our|all|in|to))? (?:us(?:e|ing) )?(?:name|names|story|stories|photos?|pictures?|picture|account|case|image|images|details|words|experience|post|page|article)'
const agreeing = new RegExp(`^ ?(?:for us )?(?:to )?(?:let us )?(?:${shown}|${telling})\\b`, 'iu')
const releasing =
  /^ (?:an? |the |our |their )?(?:(?:photo|image|model|media|picture|written|parental) )*(?:release|consent|permission)/iu
/** “Permission to build” is no consent to be named. */
const other = /^ (?:to|for|from) /iu

/** Characters around a word that are read for what somebody agreed to. */
const REACH = 70

/** What a draft says of the consent of those whom it names or shows. */
export const consent = defineDetector({
  id: 'consent',
  names:
    'statement of consent, statements of consent, consent statement, consent statements, note of consent, notes of consent, consent note, consent notes, proof of consent, signed consent, signed release, signed releases, signed release form, photo release, signed consent form, record of consent',
  describe:
    'statements that somebody consented, such as “who gave her consent” and “agreed to be named”',
  *find(draft) {
    const { words, prose, sentences } = draft
    for (const at of signs(draft)) {
      const sentence = sentences[words.sentence(at)]
      if (sentence === undefined || isDenied(draft, at, NEAR)) continue
      const [start, end] = [words.start(at), words.end(at)]
      const before = prose.slice(Math.max(sentence.start, start - REACH), start)
      const after = prose.slice(end, Math.min(sentence.end, end + REACH))
      if (isConsent(words.lower(at), before, after)) yield { start, end }
    }
  },
})

/** Words before a sign in which a denial is one of it. */
const NEAR = 4

function isConsent(word: string, before: string, after: string): boolean {
  if (/\b(?:if|unless|until|whether|must|should|before)\b/i.test(before)) return false
  if (word === 'consent') return given.test(before)
  if (word === 'consented' || word === 'consents') return true
  if (word === 'signed') return releasing.test(after)
  const isAllowed = agreeing.test(after)
  if (word === 'permission' || word === 'agreement')
    return given.test(before) && (isAllowed || !other.test(after))
  return isAllowed
}
