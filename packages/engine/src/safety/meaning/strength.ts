import type { ComparedWord, Passage } from '../compare/changes.ts'
import {
  cause,
  extent,
  frequency,
  joining,
  modality,
  quantity,
} from '../lexicons/meaning-groups.ts'
import { useOf } from '../words/word-relations.ts'
import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'
import { isInSetPhrase } from './set-phrases.ts'

interface Scale {
  readonly check: string
  readonly groups: ReadonlyMap<string, string>
  /** Words that change a statement also when nothing took their place or they took nothing's. */
  readonly alone: ReadonlySet<string>
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const scales: readonly Scale[] = [
  {
    check: 'modality',
    groups: modality,
    alone: wordsOf('may might could perhaps maybe must shall should ought'),
  },
  {
    check: 'quantities',
    groups: quantity,
    alone: wordsOf('all every everyone everybody majority only solely exclusively none nobody few'),
  },
  { check: 'quantities', groups: extent, alone: wordsOf('') },
  { check: 'frequency', groups: frequency, alone: wordsOf('always rarely seldom') },
  { check: 'causes', groups: cause, alone: wordsOf('unless except') },
  { check: 'causes', groups: joining, alone: wordsOf('') },
]

/** Words of modality, quantity, frequency and cause that came, went or gave way to one of another strength. */
export function checkStrength({ passage }: PassageMeaning): Finding[] {
  return scales.flatMap((scale) => checkScale(scale, passage))
}

function checkScale(
  { check, groups, alone }: Scale,
  { removed, added, left: before, right: after }: Passage,
): Finding[] {
  const gone = removed.flatMap((word) => withGroup(word, before, groups, check))
  const come = added.flatMap((word) => withGroup(word, after, groups, check))
  // A word of the same group says the same.
  const lost = gone.filter((word) => !come.some((other) => saysTheSame(word, other)))
  const gained = come.filter((word) => !gone.some((other) => saysTheSame(word, other)))
  const findings: Finding[] = []
  for (let i = 0; i < Math.max(lost.length, gained.length); i++) {
    const left = lost[i]
    const right = gained[i]
    if (left && right) {
      findings.push({ check, reason: `${quote(left.text)} became ${quote(right.text)}.` })
    } else if (left && alone.has(left.word) && !isTold(left.word, added)) {
      findings.push({ check, reason: `The word ${quote(left.text)} is missing.` })
    } else if (right && alone.has(right.word) && !isTold(right.word, removed)) {
      findings.push({ check, reason: `The word ${quote(right.text)} is new.` })
    }
  }
  return findings
}

const advising = new Set(
  'advise ask recommend urge tell request warn suggest propose encourage'.split(' '),
)
const guessing = new Set(
  'likely probable probably potential potentially seem appear suspect expect hope'.split(' '),
)

/** "They were asked to leave" and "they should leave": a word of the other version says how binding or sure it is. */
function isTold(modal: string, others: readonly ComparedWord[]): boolean {
  if (!/^(?:should|ought|may|might|could)$/.test(modal)) return false
  const isAdvice = modal === 'should' || modal === 'ought'
  return others.some(({ lemma }) => advising.has(lemma) || (!isAdvice && guessing.has(lemma)))
}

/** Words of one group; and "could", which is also the past of "can". */
function saysTheSame(one: GroupedWord, other: GroupedWord): boolean {
  if (one.group === other.group) return true
  return (
    (one.word === 'could' && other.group === 'ability') ||
    (other.word === 'could' && one.group === 'ability')
  )
}

interface GroupedWord {
  readonly group: string
  readonly word: string
  readonly text: string
}

function withGroup(
  compared: ComparedWord,
  words: readonly ComparedWord[],
  groups: ReadonlyMap<string, string>,
  check: string,
): GroupedWord[] {
  const { word, text, isCapital, opens } = compared.token
  const group = groups.get(word) ?? (isHaveTo(compared, words) ? groups.get('needs') : undefined)
  // "May" is a month, "Will" a name.
  const at = compared.at - words[0].at
  const times = timesOf(words, at)
  if (times !== undefined) {
    const known = groups === frequency
    return known ? [{ group: times, word: times, text: `in ${text} cases` }] : []
  }
  if (group === undefined || (isCapital && !opens) || opensRemark(words, at)) return []
  const previous = words[at - 1]?.token.word
  const next = words[at + 1]
  // "each and every" says no more than "each".
  const doubled = previous === 'and' ? words[at - 2]?.token.word : undefined
  if (doubled !== undefined && groups.get(doubled) === group) return []
  // Nor does "may perhaps" say more than "may".
  if (check === 'modality' && softening.test(word)) {
    if (modal.test(previous ?? '') || modal.test(next?.token.word ?? '')) return []
  }
  if (word === 'all' && isInSetPhrase(words, at)) return []
  if (previous === 'at' && (word === 'all' || word === 'most')) return []
  if (previous === 'not' && word === 'only') return []
  // "Most users" are a majority; "most useful" is a degree.
  if (word === 'most' && next && (next.token.word === 'of' || useOf(next.lemma) === 'n')) {
    return [{ group, word: 'majority', text }]
  }
  // "a few" are some, "few" are hardly any.
  if (word === 'few' && /^(?:a|the|past|last|next|first)$/.test(previous ?? '')) {
    return [{ group: 'some', word: 'some', text: `${previous} ${text}` }]
  }
  return [{ group, word, text }]
}

const softening = /^(?:perhaps|maybe|possibly)$/
const modal = /^(?:may|might|could)$/

const often: ReadonlyMap<string, string> = new Map([
  ['all', 'always'],
  ['most', 'often'],
  ['majority', 'often'],
  ['many', 'often'],
  ['some', 'sometimes'],
  ['certain', 'sometimes'],
  ['few', 'rarely'],
])

/** "In most cases" says how often, as "usually" does; undefined for any other word. */
function timesOf(words: readonly ComparedWord[], at: number): string | undefined {
  const times = often.get(words[at].token.word)
  if (times === undefined) return undefined
  const near = words.slice(Math.max(0, at - 3), at + 3).map(({ token }) => token.word)
  return /\bin (?:the (?:\w+ )?majority of|\w+) (?:cases|instances)\b/.test(near.join(' '))
    ? times
    : undefined
}

const remarking =
  /^(?:noted|mentioned|remembered|emphasi[sz]ed|stressed|acknowledged|pointed|added|said|stated|repeated)$/

/** "It should be noted that" binds nobody: the verb of strength belongs to the remark. */
function opensRemark(words: readonly ComparedWord[], at: number): boolean {
  if (!/^(?:it|this)$/.test(words[at - 1]?.token.word ?? '')) return false
  const verb = words[at + 1]?.token.word === 'also' ? at + 2 : at + 1
  return words[verb]?.token.word === 'be' && remarking.test(words[verb + 1]?.token.word ?? '')
}

/** "has to" obliges as "must" does. */
function isHaveTo({ lemma, at }: ComparedWord, words: readonly ComparedWord[]): boolean {
  return lemma === 'have' && words[at - words[0].at + 1]?.token.word === 'to'
}
