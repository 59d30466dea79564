import { defineDetector } from './detector.ts'
import type { DetectorDraft, DraftWord, Span } from './detector-draft.ts'

/** Words in capitals side by side that make shouting; one alone is an abbreviation. */
const SHOUTED_WORDS = 2
/** Letters of those words together. */
const SHOUTED_LETTERS = 6

/** Runs of words in capitals. */
export const allCapitals = defineDetector({
  id: 'all-capitals',
  names:
    'all caps, all-caps, capital letters, block capitals, words in capitals, shouting, uppercase text, upper case text',
  describe: 'two or more words side by side in capitals, such as “DO NOT ENTER”',
  *find({ words }) {
    let run: DraftWord[] = []
    for (const word of words) {
      const last = run.at(-1)
      if (last !== undefined && (!word.isAllCapitals || last.sentence !== word.sentence)) {
        yield* shouted(run)
        run = []
      }
      if (word.isAllCapitals && !word.isOpaque) run.push(word)
    }
    yield* shouted(run)
  },
})

function* shouted(run: readonly DraftWord[]): Generator<Span> {
  const letters = run.reduce((sum, { text }) => sum + text.length, 0)
  const last = run.at(-1)
  if (last === undefined || run.length < SHOUTED_WORDS || letters < SHOUTED_LETTERS) return
  yield { start: run[0].start, end: last.end }
}

/** “don't”, “it's”. */
export const contraction = defineDetector({
  id: 'contraction',
  names: 'contraction, contractions, contracted forms, short forms of verbs',
  describe: 'contractions, such as “don’t” and “it’s”, but no possessives',
  *find({ words }) {
    for (const { lower, start, end } of words) {
      const isShort =
        /(?:n't|'ll|'re|'ve|'m|'d)$|^(?:it|he|she|that|there|what|who|let|here)'s$/.test(lower)
      if (isShort) yield { start, end }
    }
  },
})

/** “you”, “your”. */
export const secondPerson = defineDetector({
  id: 'second-person',
  names: 'second person, second-person, the second person, direct address, addressing the reader',
  describe: 'words of the second person, such as “you” and “your”',
  *find({ words }) {
    for (const { lower, start, end } of words) {
      if (/^(?:you|your|yours|yourself|yourselves)(?:'(?:re|ve|ll|d))?$/.test(lower))
        yield { start, end }
    }
  },
})

/** Abbreviations that every reader knows. */
const known = new Set(
  'US USA UK EU UN OK TV PC CD DVD FAQ PDF HTML URL AM PM ID IT AI DIY VAT DNA GPS SIM USB LED BC AD CEO'.split(
    ' ',
  ),
)

/** Abbreviations that nothing spells out. */
export const unexplainedAbbreviation = defineDetector({
  id: 'unexplained-abbreviation',
  names:
    'unexplained abbreviation, unexplained abbreviations, unexplained acronym, unexplained acronyms, undefined acronyms, undefined abbreviations, acronym, acronyms, abbreviation, abbreviations, initialisms',
  describe:
    'abbreviations in capitals that no bracket beside them or their full name explains, once each',
  *find({ words, prose }) {
    const seen = new Set<string>()
    for (const [at, { text, isAllCapitals, isOpaque, start, end, sentence }] of words.entries()) {
      const isShort = isAllCapitals && !isOpaque && text.length > 1 && text.length < SHOUTED_LETTERS
      if (!isShort || known.has(text) || seen.has(text)) continue
      const isShout = [words[at - 1], words[at + 1]].some(
        (near) => near?.isAllCapitals === true && near.sentence === sentence,
      )
      if (isShout) continue
      seen.add(text)
      const isBracketed = prose[start - 1] === '(' && prose[end] === ')'
      if (!isBracketed && !/^\s?\(/.test(prose.slice(end, end + 2))) yield { start, end }
    }
  },
})

const legalForm =
  /^(?:ltd|limited|inc|incorporated|corp|corporation|llc|plc|llp|gmbh|ag|sa|bv|nv|oy|ab|co|pty|srl|spa|kg|se)$/

/** Names of companies by their legal form. */
export const companyName = defineDetector({
  id: 'company-name',
  names:
    'company name, company names, names of companies, name of a company, named company, named companies, corporate names, business names',
  describe: 'names of companies that carry their legal form, such as “Acme Ltd” and “Globex Inc.”',
  readsQuotes: true,
  *find(draft) {
    for (let at = 1; at < draft.words.length; at++) yield* companyAt(draft, at)
  },
})

function* companyAt({ words }: DetectorDraft, at: number): Generator<Span> {
  const { lower, isCapital, isAllCapitals, sentence, end } = words[at]
  if (!(isCapital || isAllCapitals) || !legalForm.test(lower.replace(/\./g, ''))) return
  let first = at
  while (
    words[first - 1]?.isCapital === true &&
    words[first - 1].sentence === sentence &&
    at - first < 5
  )
    first--
  if (first < at) yield { start: words[first].start, end }
}
