import { defineDetector } from './detector.ts'
import type { DetectorDraft, DraftWords, Span } from './detector-draft.ts'
import { wordFinder, wordSet } from './phrases.ts'

/** Words in capitals side by side that make shouting; one alone is an abbreviation, unless it is an everyday word. */
const SHOUTED_WORDS = 2
/** Letters of those words together. */
const SHOUTED_LETTERS = 6

/** Everyday words that abbreviate nothing. */
const isEveryday = wordSet(
  `very not never always all free now must only stop please important warning best more any every yes huge amazing really today
  attention notice absolutely everything nothing everyone great love hate want need know extremely urgent read before after first
  last even too much many should shall will definitely no slow waste wasted wasting lied lie cheat cheats cheated stole stolen hated
  loved worse better good bad nice kind evil mad dead fast quick loud quiet hot cold tiny small large little long short high low old
  young rich poor clean dirty safe unsafe happy sad scared hungry thirsty late early full empty broken closed open gone lost found
  done finished ready money people children kids family mother father woman women girl boy house home food water life death peace
  world truth power government police president country everywhere nowhere anywhere sometimes often again because without against
  nobody both these those them then there here just like think thought feel felt said says told tell talk speak believe understand
  remember forget forgot happened happen start started finish helped helping work worked works working worst crap damn hell stupid
  idiot moron rubbish clueless hopeless dreadful filthy gross rotten freezing boring delicious gorgeous lovely sweet epic incredible
  massive ultimate terrible awful rude wrong horrible horrific disgusting excellent fantastic brilliant beautiful perfect superb
  stunning insane crazy disgrace disgraceful shame scam fraud liar liars lies thieves useless pathetic garbage joke nightmare angry
  furious sick tired such totally completely utterly literally actually seriously honestly obviously clearly ever still enough why
  how what whoever when where somebody everybody anyone something anything mine ours their they you your my new big giant mega bonus
  win winner winners cheap cheapest save sale deal deals offer hurry click order buy call limited exclusive guaranteed guarantee
  instant easy secret shocking breaking immediate immediately beware danger dangerous careful avoid listen watch wait leave wow yay
  true false real fake right absolute disaster ridiculous unbelievable outstanding unacceptable appalling`,
)
/** Ends of long words that no abbreviation has. */
const everydayEnd =
  /^.{3,}(?:ible|able|ful|less|ously|ness|ingly|tions?|iest|ished|[dgkmntv]ing|[a-z]ly|ment|ance|ected|ects?|jects?|cels?|ved|sed|ged|ious)$/

/** Runs of words in capitals. */
export const allCapitals = defineDetector({
  id: 'all-capitals',
  names:
    'all caps, all-caps, all-capital words, words in all capitals, capital letters, block capitals, words in capitals, shouting, uppercase text, upper case text',
  describe:
    'two or more words side by side in capitals, such as “DO NOT ENTER”, and everyday words such as “VERY”',
  *find({ words }) {
    let run: number[] = []
    for (const at of words.allCapitals) {
      const last = run.at(-1) ?? -1
      if (last !== at - 1 || words.sentence(last) !== words.sentence(at)) {
        yield* shouted(words, run)
        run = []
      }
      run.push(at)
    }
    yield* shouted(words, run)
  },
})

function* shouted(words: DraftWords, run: readonly number[]): Generator<Span> {
  const letters = run.reduce((sum, at) => sum + words.text(at).length, 0)
  const last = run.at(-1)
  if (last === undefined) return
  const isRun = run.length >= SHOUTED_WORDS && letters >= SHOUTED_LETTERS
  if (!isRun && !run.some((at) => isPlainWord(words.lower(at)))) return
  yield { start: words.start(run[0]), end: words.end(last) }
}

function isPlainWord(word: string): boolean {
  return isEveryday(word) || everydayEnd.test(word)
}

/** “don't”, “it's”. */
export const contraction = defineDetector({
  id: 'contraction',
  names: 'contraction, contractions, contracted forms, short forms of verbs',
  describe: 'contractions, such as “don’t” and “it’s”, but no possessives',
  *find(draft) {
    const { words } = draft
    for (const at of words.mixed) {
      if (!mayShorten(draft, at)) continue
      const isShort =
        /(?:n't|'ll|'re|'ve|'m|'d)$|^(?:it|he|she|that|there|what|who|let|here)'s$/.test(
          words.lower(at),
        )
      if (isShort) yield { start: words.start(at), end: words.end(at) }
    }
  },
})

/** Whether a word may end in a short form, as most numbers do not. */
function mayShorten({ words, units }: DetectorDraft, at: number): boolean {
  const end = words.end(at)
  for (let unit = Math.max(words.start(at), end - SHORT_END); unit < end; unit++) {
    if (units[unit] === APOSTROPHE || units[unit] > LAST_OF_ASCII) return true
  }
  return false
}

/** Units of the longest short form with its apostrophe, such as “'ll”. */
const SHORT_END = 3
const APOSTROPHE = 0x27
const LAST_OF_ASCII = 0x7f

/** “you”, “your”. */
export const secondPerson = defineDetector({
  id: 'second-person',
  names: 'second person, second-person, the second person, direct address, addressing the reader',
  describe: 'words of the second person, such as “you” and “your”',
  *find(draft) {
    const { words } = draft
    for (const at of readerWords(draft)) yield { start: words.start(at), end: words.end(at) }
  },
})

const readerWords = wordFinder("you your yours yourself yourselves you're you've you'll you'd")

const legalForms = wordFinder(
  'ltd limited inc incorporated corp corporation llc plc llp gmbh ag sa bv nv oy ab co pty srl spa kg se',
)

/** Names of companies by their legal form. */
export const companyName = defineDetector({
  id: 'company-name',
  names:
    'company name, company names, names of companies, name of a company, named company, named companies, corporate names, business names',
  describe: 'names of companies that carry their legal form, such as “Acme Ltd” and “Globex Inc.”',
  readsQuotes: true,
  *find(draft) {
    const { words } = draft
    for (const at of legalForms(draft)) {
      const first = words.isCapital(at) || words.lower(at) === 'plc' ? firstOfName(words, at) : at
      if (first < at) yield { start: words.start(first), end: words.end(at) }
    }
  },
})

/** Words of a name before its legal form. */
const LONGEST_NAME = 5

/** The first of the capitalised words before a word in its sentence; the word itself where there are none. */
function firstOfName(words: DraftWords, at: number): number {
  const sentence = words.sentence(at)
  let first = at
  while (
    at - first < LONGEST_NAME &&
    words.isCapital(first - 1) &&
    words.sentence(first - 1) === sentence
  )
    first--
  return first
}
