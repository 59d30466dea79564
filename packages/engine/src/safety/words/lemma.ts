import { plainForms } from './irregular-forms.ts'
import { isLemma, useOf } from './word-relations.ts'

/** Endings of regular forms, and what the plain form may have instead; first match wins. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['ves', ['f', 'fe', 've']],
  ['es', ['e', '']],
  ['s', ['']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
]

/** British spellings that follow a rule, and the American ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|es|ed|ing|ation|ations|er|ers)$/, 'iz$1'],
  [/ys(e|es|ed|ing)$/, 'yz$1'],
  [/our(s|ed|ing|able|ite|ites|al|ally|ful|less|er|ers|hood|hoods)?$/, 'or$1'],
  [/tre(s|d)?$/, 'ter$1'],
  [/ogue(s|d)?$/, 'og$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ence(s)?$/, 'ense$1'],
  [/mme(s)?$/, 'm$1'],
  [/^grey/, 'gray'],
  [/wards$/, 'ward'],
  [/amongst$/, 'among'],
  [/whilst$/, 'while'],
  [/judgement/, 'judgment'],
  [/ageing/, 'aging'],
  [/aeroplane/, 'airplane'],
]

const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/** The plain form of a word: singular, infinitive, positive; an unknown word stays as it is. */
export function lemmaOf(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const lemma = findLemma(word)
  // Bounded, because a process may live for months.
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, lemma)
  return lemma
}

function findLemma(word: string): string {
  const irregular = plainForms.get(word)
  if (irregular !== undefined) return irregular
  const plain = detach(word)
  if (plain !== undefined) return plain
  const american = respell(word)
  return american === word ? word : (plainForms.get(american) ?? detach(american) ?? american)
}

function respell(word: string): string {
  for (const [pattern, replacement] of spellings) {
    const other = word.replace(pattern, replacement)
    if (other !== word && detach(other) !== undefined) return other
  }
  return word
}

function detach(word: string): string | undefined {
  if (notForms.has(word)) return word
  for (const [ending, others] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue
    // A worker is not a form of work: only what is not a word of its own is read as a comparative.
    if ((ending === 'er' || ending === 'est') && isLemma(word)) continue
    const stem = word.slice(0, -ending.length)
    // hoping → hope, for hop would double its p; visiting → visit
    const isShort = others.length > 1 && /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/.test(stem)
    for (const other of isShort ? others.toReversed() : others) {
      if (isLemma(stem + other)) return stem + other
    }
    // stopped → stop
    if (/(.)\1$/.test(stem) && ending !== 's' && isLemma(stem.slice(0, -1)))
      return stem.slice(0, -1)
  }
  return isLemma(word) ? word : undefined
}

/** Words whose ending only looks like one of a form. */
const notForms = new Set(
  'news series species lens gas bus plus always less unless perhaps across thus does this us its yes business process access success address press class mass pass loss boss cross glass dress stress guess during nothing something anything everything morning evening king ring thing spring string wing bring sing need seed feed speed indeed red bed hundred sacred naked never ever over under other another rather whether either neither water paper number matter order power river mother father brother sister daughter member letter center after later user player teacher manager customer computer leader officer driver owner corner winter summer answer offer suffer consider remember per best test rest west interest request forest guest east least cost post honest'.split(
    ' ',
  ),
)

/** The adjective or adverb of which a word is the comparative or superlative; older → old. */
export function positiveOf(word: string): string | undefined {
  const irregular = compared.get(word)
  if (irregular !== undefined) return irregular
  const [ending] = /(?:er|est)$/.exec(word) ?? []
  if (ending === undefined) return undefined
  const stem = word.slice(0, -ending.length)
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].find(
    (base) => base.length > 2 && /[arm]/.test(useOf(base)),
  )
}

const compared: ReadonlyMap<string, string> = new Map([
  ['better', 'good'],
  ['best', 'good'],
  ['worse', 'bad'],
  ['worst', 'bad'],
])
