import { defineTextDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { wordFinder, wordSet } from './phrases.ts'

const health =
  'doctor doctors gp gps pharmacist pharmacists nurse nurses dentist dentists vet vets physician physicians clinician clinicians therapist therapists midwife midwives specialist specialists paediatrician pediatrician dietitian dietician psychiatrist psychologist counsellor physiotherapist chemist surgeon'
const legal = 'lawyer lawyers solicitor solicitors attorney attorneys barrister barristers'
const financial =
  'accountant accountants adviser advisers advisor advisors planner planners broker brokers'
const general = 'professional professionals expert experts consultant consultants'

const experts = wordFinder([health, legal, financial, general].join(' '))
const isHealth = wordSet(health)
const isLegal = wordSet(legal)
const isFinancial = wordSet(financial)
const advice = wordFinder('advice help')

/** What says which professionals and whose advice are meant. */
const kinds: Readonly<Record<string, string>> = {
  medical: 'health',
  health: 'health',
  healthcare: 'health',
  care: 'health',
  legal: 'legal',
  financial: 'financial',
  tax: 'financial',
  mortgage: 'financial',
  debt: 'financial',
  investment: 'financial',
  professional: 'any',
  independent: 'any',
  expert: 'any',
}

const verbs =
  '(?:ask|see|consult(?: with)?|contact|call|visit|ring|phone|(?:talk|speak) (?:to|with)|check(?: in)?(?: first)? with|go to)'
const gerunds =
  '(?:asking|seeing|consulting(?: with)?|contacting|(?:talking|speaking) (?:to|with)|checking(?: first)? with)'
const seeking = '(?:seek|get|take|ask for|find|obtain)'
/** What stands between “ask” and the one who is asked, other experts among it. */
const between = `(?:(?:first|always|in|an?|the|your|their|his|her|own|my|our|local|family|qualified|registered|licen[sc]ed|independent|trained|medical|health|healthcare|care|legal|financial|tax|mortgage|debt|investment|trusted|primary|expert|professional|${[health, legal, financial].join(' ').replaceAll(' ', '|')}),? (?:or |and |from )?)*`
/** What stands before an order or an advice to readers. */
const lead =
  '(?:^[^\\p{L}]*|[,;:(–—] ?|\\b(?:please|always|first|and|but|or|so|then|also|just|should|must|shall|ought to|needs? to|ha(?:s|ve) to|(?:best|wise|important|essential|sensible|advisable|better|sure|safer|safest|idea|forget|remember|advised|recommended|encouraged|urged|wants?) to|had better|you can|you may|recommend (?:that )?(?:you|they)) )'
const asked = new RegExp(`${lead}(?<verb>${verbs} ${between})$`, 'iu')
const told = new RegExp(
  `\\b(?:without (?:first )?|recommend |suggest |advise |worth |before (?=[^.]*$))(?<verb>${gerunds} ${between})$`,
  'iu',
)
const sought = new RegExp(`${lead}(?<verb>${seeking} ${between})$`, 'iu')
const denied =
  /\b(?:not|never|no|n['’]t|needn['’]t|without having|instead of|rather than)\b(?! forget)(?![^,;:]*\bwithout )/iu

/** Characters before somebody who is asked that are read for what readers are told. */
const REACH = 120

/** Advice to readers to ask somebody who knows. */
export const referral = defineTextDetector({
  id: 'referral',
  names:
    'referral to a professional, referrals to professionals, referral to an expert, referrals to experts, signposting to professionals, professional referral, professional referrals',
  describe:
    'advice to see somebody who knows, such as “ask your doctor first” and “seek legal advice”',
  parameter: {
    name: 'expert',
    fallback: 'any',
    choices: ['any', 'health', 'legal', 'financial'],
    describe:
      '`health` for doctors and pharmacists, `legal` for lawyers, `financial` for advisers, `any` for all of them',
  },
  *find(draft, value) {
    const { words } = draft
    for (const at of experts(draft)) {
      const kind = kindOf(words.lower(at), words.lower(at - 1))
      if (value !== 'any' && kind !== 'any' && kind !== value) continue
      const start = startOf(draft, at, [asked, told])
      if (start !== -1) yield { start, end: words.end(at) }
    }
    for (const at of advice(draft)) {
      const kind = kinds[words.lower(at - 1)]
      if (kind === undefined || (value !== 'any' && kind !== 'any' && kind !== value)) continue
      const start = startOf(draft, at, [sought])
      if (start !== -1) yield { start, end: words.end(at) }
    }
  },
})

function kindOf(word: string, before: string): string {
  if (isHealth(word)) return 'health'
  if (isLegal(word)) return 'legal'
  return kinds[before] ?? (isFinancial(word) ? 'financial' : 'any')
}

/** Where the advice begins that ends with a word; -1 where readers are told nothing. */
function startOf(
  { words, prose, sentences }: DetectorDraft,
  at: number,
  patterns: RegExp[],
): number {
  const sentence = sentences[words.sentence(at)]
  if (sentence === undefined) return -1
  const end = words.start(at)
  const from = Math.max(sentence.start, end - REACH)
  const text = (from > sentence.start ? 'x' : '') + prose.slice(from, end)
  for (const pattern of patterns) {
    const verb = pattern.exec(text)?.groups?.['verb']
    if (verb === undefined) continue
    const before = text.slice(0, text.length - verb.length)
    if (!denied.test(before.slice(-DENIAL))) return end - verb.length
  }
  return -1
}

/** Characters before the verb in which a denial is one of it. */
const DENIAL = 24
