import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, wordAfter, wordFinder, wordSet } from './phrases.ts'

const auxiliaries = wordFinder(
  "am is are was were be been being isn't aren't wasn't weren't get gets got getting i'm you're we're they're",
)
const HYPHEN = 0x2d
const isBetween = wordSet(
  'not never also always often still then now already just first best well yet only even ever all both each soon later once again twice',
)
const isIrregular = wordSet(
  `awoken beaten begun bent bitten blown bound broken brought built burnt bought caught chosen cast cut dealt dug drawn
  driven eaten fed fought found flung forbidden foreseen forgotten forgiven frozen given ground grown hung heard hidden hit
  held hurt kept known laid led lent let lit lost made meant mistaken overcome overridden overtaken paid put read
  rebuilt redone rethought rewritten ridden run said seen sold sent set shaken shown shot shut spent split spread
  stolen struck swept taken taught thought thrown told torn undone understood undertaken upheld won worn woven withdrawn
  withheld written used owed mislaid misled misread outdone overheard overthrown sewn slain sought sown stung stuck sung sunk swung
  trodden undercut wrung agreed freed guaranteed decreed`,
)
/** Words in -ed that describe and tell of no act. */
const isDescribing = wordSet(
  `tired bored excited interested pleased worried scared surprised concerned delighted confused disappointed satisfied
  embarrassed married divorced retired relaxed experienced talented gifted advanced limited complicated detailed crowded
  qualified dedicated determined devoted inclined supposed accustomed ashamed blessed naked wicked sacred rugged indeed
  need seed feed speed weed bed red shed greed breed hundred unprecedented unexpected unchanged unused unlimited skilled
  learned aged committed convinced thrilled frustrated exhausted amazed annoyed stressed motivated prepared opposed
  related privileged distinguished sophisticated informed outdated mixed poised entitled undefined unmatched
  bearded wooded jagged crooked ragged wretched beloved infrared biped unfinished unmodified unaffected unsupported unspecified unsigned unnamed unrelated unwanted based located`,
)

/** How things are, unless somebody did it: “is shut”, but “got shut” and “is shut by the guard”. */
const mayBeState = wordSet(
  'shut closed locked broken hidden frozen lost worn bent stuck drunk bound set meant used gone done surrounded covered filled',
)
const isState = wordSet("am is are isn't aren't i'm you're we're they're")
/** “Get started”, “got lost” and “get used to” tell of a subject that acts. */
const isNoGet = wordSet('started lost used set done stuck drunk rid changed dressed settled')

/** Clauses in the passive voice. */
export const passiveVoice = defineDetector({
  id: 'passive-voice',
  names:
    'passive voice, passive, passives, passive sentence, passive sentences, passive construction, passive constructions, passive verbs, the passive voice, passive clauses',
  describe: 'clauses in the passive voice, such as “was written”',
  *find(draft) {
    const { words } = draft
    for (const at of auxiliaries(draft)) {
      const last = participleAfter(draft, at)
      if (last !== -1) yield { start: words.start(at), end: words.end(last) }
    }
  },
})

function participleAfter(draft: DetectorDraft, auxiliary: number): number {
  const { words, units } = draft
  for (let at = auxiliary + 1; at <= auxiliary + 3 && isJoined(draft, at); at++) {
    const lower = words.lower(at)
    if (isParticiple(lower)) {
      // “Is fixed-size”: a hyphen makes the word a part of an adjective.
      const isPart = units[words.end(at)] === HYPHEN || lower === words.lower(auxiliary)
      return isPart || tellsState(draft, auxiliary, at) ? -1 : at
    }
    if (!isBetween(lower) && !lower.endsWith('ly')) return askedParticiple(draft, auxiliary)
  }
  return -1
}

function isParticiple(word: string): boolean {
  const isRegular = word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')
  return (isRegular || isIrregular(word)) && !isDescribing(word)
}

/** Whether a participle tells how something is or what its subject does, and not what is done to it. */
function tellsState(draft: DetectorDraft, auxiliary: number, participle: number): boolean {
  const { words } = draft
  const word = words.lower(participle)
  const opener = words.lower(auxiliary)
  if (opener.startsWith('get') || opener === 'got') return isNoGet(word)
  const after = wordAfter(draft, participle)
  if (!mayBeState(word) || !isState(opener) || after === 'by' || after === 'through') return false
  return word !== 'used' || after === 'to'
}

/** “By whom were these figures collected?”: the participle behind the subject of a question. */
function askedParticiple(draft: DetectorDraft, auxiliary: number): number {
  const { words, sentences } = draft
  const { isQuestion, firstWord } = sentences[words.sentence(auxiliary)]
  if (!isQuestion || auxiliary > firstWord + 2) return -1
  for (let at = auxiliary + 2; at <= auxiliary + 5 && isJoined(draft, at); at++) {
    const closes = !isJoined(draft, at + 1) || endsClause(words.lower(at + 1))
    if (closes && isParticiple(words.lower(at))) return at
  }
  return -1
}

const endsClause = wordSet('in on at by for to from with before after during when so as of')
