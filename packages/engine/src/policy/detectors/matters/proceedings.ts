import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { matterFinder } from './sentence-matter.ts'

const crimes =
  'break-?ins?|burglar(?:y|ies)|thefts?|robber(?:y|ies)|assaults?|murders?|killings?|arson|stabbings?|shootings?|frauds?|attacks?|crimes?|rapes?|vandalism|criminal damage|deaths?|disappearance'

const police = matterFinder({
  signs: 'police detectives detective officers investigation constabulary',
  shown: [
    new RegExp(
      `\\b(?:police|detectives?|constabulary|officers\\b(?=.*\\b(?:${crimes})\\b)|(?:criminal|murder|fraud|homicide) (?=investigation|inquiry))`,
      'iu',
    ),
    /\b(?:investigat(?:es?|ed|ing|ions?)|(?:police|murder|criminal) (?:inquir|enquir)(?:y|ies)|(?:making|continuing|conducting) (?:inquiries|enquiries)|looking into|appeal(?:s|ed|ing)? for witnesses)\b/iu,
  ],
  unless:
    /\bnot (?:the )?police\b|\b(?:planning|council|housing|licensing|fire|health|tax|customs|welfare|environmental) officers\b/iu,
})

const suits =
  '(?:case|claim|trial|lawsuit|suit|proceedings|prosecution|appeal|hearing|legal action|litigation|action)'
const court = matterFinder({
  signs:
    'court courts tribunal trial lawsuit proceedings prosecution litigation magistrates judge jury remand',
  shown: [
    /\b(?:(?<!(?:tennis|squash|food|badminton|basketball|netball|volleyball|ball|fore) )courts?|tribunal|on trial|lawsuit|legal action|legal proceedings|litigation|prosecution|magistrates|judge|jury|remand|trial (?:of|for|at))\b/iu,
    new RegExp(
      `\\b(?:(?:is|are|being) (?:now |still |currently |also |being )*(?:heard|tried|prosecuted|sued|suing|on trial|in court|before (?:the|a) (?:court|judge|jury|tribunal|magistrates))|due (?:in|before|at|to appear (?:in|before|at)) [\\w' ]{0,30}\\b(?:court|tribunal|magistrates)|(?:awaits?|awaiting) (?:trial|sentenc(?:e|ing)|judgment|a (?:verdict|hearing|trial|ruling))|on remand|will (?:be heard|be tried|stand trial|appear (?:in|before|at)|go to (?:court|trial))|(?:court|tribunal|judge|jury) (?:is|are) (?:hearing|considering|expected to)|(?:court|tribunal|judge|jury) (?:has|have) (?:yet to|not yet)|${suits} [\\w', ]{0,40}\\b(?:is|are|remains?|still) (?:still )?(?:pending|ongoing|under way|underway|running|open|adjourned)|${suits} (?:continues|resumes|goes on)|(?:pending|ongoing) (?:[a-z]+ )?${suits}|(?:court|jury|tribunal|magistrates) [^.;:]{0,30}\\b(?:heard|(?:was|were) told)\\b[^.;:]{0,60}\\b(?:on \\p{L}+day|today|yesterday|this (?:week|morning|afternoon)))\\b`,
      'iu',
    ),
  ],
})

const pupils =
  '(?:pupils?|students?|schoolboys?|schoolgirls?|boys?|girls?|children|child|sixth[- ]formers?|teenagers?)'
/** “Lessons for pupils are suspended”: it is no pupil who is. */
const subject = `(?<!\\b(?:for|of|with|to|by|from|between|among|about)\\s(?:[\\w'-]+\\s){0,3})\\b${pupils}`
/** “Excluded from the discount”, “suspended from a rope”. */
const elsewhere = '(?! from (?!(?:(?:the|our|his|her|their) )?(?:school|class|lessons|college)\\b))'

/** Pupils who were sent home: the participle and the noun of how. */
function exclusionFinder(shut: string, noun: string): (draft: DetectorDraft) => Iterable<Span> {
  const after = `(?: (?:in|from|at|of) [\\w' ]{1,20})?(?:,[^,.;]{1,40},)?(?: who)?`
  const was =
    '(?:has|have|had|was|were|is|are|will be|been|being|got) (?:been |being |both |now |also |temporarily |permanently |again |since |all )*'
  const ways = [
    `${subject}${after} ${was}(?:\\w+ or )?${shut}\\b${elsewhere}`,
    `\\b(?:school|academy|college|head|headteacher|head teacher|governors|principal) (?:has |have |had )?(?:also |now |permanently |temporarily )?${shut} (?:(?!from\\b)[\\w'-]+ ){0,3}${pupils}\\b`,
    `\\b${noun}s? of (?:[\\w'-]+ ){0,3}${pupils}\\b`,
    `\\b${pupils}'s? (?:permanent |temporary |fixed-term )?${noun}\\b`,
    `\\b${pupils} (?:[\\w'-]+ ){0,2}${shut} from (?:(?:the|our|his|her|their) )?(?:school|class|lessons|college)\\b`,
  ]
  return matterFinder({
    signs: `${shut} ${noun} ${noun}s`,
    shown: [new RegExp(ways.join('|'), 'iu')],
    unless: /\bno (?:pupil|student|child)\b/iu,
  })
}

const finders: Readonly<Record<string, (draft: DetectorDraft) => Iterable<Span>>> = {
  police,
  court,
  suspension: exclusionFinder('suspended', 'suspension'),
  exclusion: exclusionFinder('excluded', 'exclusion'),
  expulsion: exclusionFinder('expelled', 'expulsion'),
}

/** What is under way against somebody. */
export const proceedings = defineTextDetector({
  id: 'proceedings',
  names: 'reports of proceedings, reports on proceedings, proceedings under way',
  describe:
    'sentences on a police investigation, a court case that still runs, or a pupil who was suspended or excluded',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: ['any', 'police', 'court', 'suspension', 'exclusion', 'expulsion'],
    describe:
      '`police` for police investigations, `court` for court cases that still run, `suspension`, `exclusion` and `expulsion` for pupils who were sent home so, `any` for all of them',
  },
  *find(draft, kind) {
    for (const [name, find] of Object.entries(finders)) {
      if (kind === 'any' || kind === name) yield* find(draft)
    }
  },
})
