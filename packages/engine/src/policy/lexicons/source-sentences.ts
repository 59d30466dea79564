import { claimTarget } from './source-targets.ts'

/** How a sentence asks for what it names: as a ban or a need does, or not at all, as a noun. */
export type Asking = 'noun' | 'need' | 'ban' | 'advice' | 'only'

/** A way to say something about sources in more words than a name. */
export interface SourceSentence {
  readonly asks: Asking
  /** The kind of evidence; for claims it depends on what the sentence says of them. */
  readonly evidence: (said: string) => string
  /** Matches folded words with one space between them, at the start of one of them. */
  readonly pattern: RegExp
}

const facts = {
  numbers: 'numbers?|figures?|statistics?|stats?|percentages?|amounts?|values?',
  dates: 'dates?|years?',
  quotes: 'quotes?|quotations?',
  names: 'names?',
} as const
const fact = Object.values(facts).join('|')
const claim = `(?:${fact}|claims?|statements?|sentences?|assertions?|facts?|anything|everything)`
const link =
  '(?:links? to )?(?:hyperlinks?|links?|urls?|addresses|references|pages?|linked pages?|web pages?|sites?|websites?|sources?|citations?|footnotes?)'
const home = '(?:a |the |whole )?(?:home ?pages?|front pages?)'
const paper =
  '(?:papers?|study|studies|articles?|research|publications?|sources?|dois?|references?)'
const code =
  '(?:npm |python |node |go |rust |java )?(?:packages?|modules?|library|libraries|dependency|dependencies|crates?|package names?)'
const inRegistry = '(?:in|on|to|from) (?:the |a |its |their |any )?(?:npm|pypi|registry|registries)'
const registry = `(?: ${inRegistry})?`

const all = '(?:(?:every|each|all|any|all the|all of the|all our|the|our|your|a|an) )?(?:single )?'
const own = '(?:cited |linked |named |given |own |original )?'
const page =
  '(?:sources?|references?|citations?|links?|linked pages?|pages?|papers?|study|studies|reports?|originals?)'
const itsPage = `(?:the|its|their|that) ${own}${page}`
const where =
  '(?:whose|where the|where its|where their|for which the|when the|when its|if the|if its|if their|that the|that its|that their|which the|the)'
const given = '(?:if|when|where|whose) (?:a |the |any |one |its |their )?'
const that = '(?:that|which)'
const be = '(?:is|are|was|were)'
const not =
  "(?:do not|does not|don't|doesn't|did not|didn't|fails? to|never|cannot|can't|no longer)"
const hold =
  '(?:actually |really )?(?:hold|have|contain|say|show|give|state|mention|support|back|back up|confirm|include|bear out|make|report)s?'
/** What only a claim can ask of a source: “references must include the date” is about something else. */
const back = '(?:supports?|backs?|backs? up|confirms?|bears? out|holds?|contains?|says?)'
const source = '(?:sources?|citations?|links?|linked pages?)'
const it = `(?:it|them|so|this|what (?:is|was|we|they|it|the (?:text|draft|sentence)|your text) ?(?:claims?|claimed|says?|said|states?|stated|quoted)?|(?:the|that|this|those|these|its|their|your|our) (?:same |exact )?${claim}(?:(?: ,)? (?:or|and|nor) (?:the )?${claim}){0,4})`
const contradict = '(?:contradicts?|disagrees? with|disproves?|refutes?)'

const must =
  '(?:must|has to|have to|should|needs? to|ought to|shall)(?: all| always| also| still| really| actually)?'
const mustNot =
  "(?:must not|mustn't|must never|may not|may never|cannot|can not|can't|can never|shall not)"
const shouldNot = "(?:should not|shouldn't|should never|ought not to)"
const sure = '(?:make sure|ensure|check|verify|see to it)(?: that)?'
const only = 'only (?:link to|cite|use|quote|reference|install|recommend|name|mention)'

const dead = '(?:dead|gone|broken|down|unreachable|offline|deleted|not there|no longer there)'
const alive = '(?:alive|live|working|reachable|valid|there|up)'
const works = '(?:works?|resolves?|opens?|loads?|exists?|responds?|answers?|leads? somewhere)'
const known = `(?:(?:real|published|registered|known)${registry}|${inRegistry})`
const unknown = `(?:(?:unknown|unpublished|unregistered|invented|made up|hallucinated|missing|not real|not published|not registered|not known)${registry}|not ${inRegistry})`
const used =
  '(?:be (?:cited|used|quoted|linked|linked to|referenced|relied on|installed|recommended|named|mentioned)(?: as sources?)?)'

/** Sentences by what they find fault with: the thing itself, what must be, and what must not. */
function ways(
  evidence: SourceSentence['evidence'],
  said: { readonly [Key in Asking]?: readonly string[] },
): SourceSentence[] {
  const { noun = [], need = [], ban = [], only = [] } = said
  const make = (asks: Asking, text: string): SourceSentence => ({
    asks,
    evidence,
    pattern: new RegExp(`${text}(?= |$)`, 'y'),
  })
  return [
    ...noun.map((text) => make('noun', text)),
    ...need.map((text) => make('need', text)),
    ...only.map((text) => make('only', text)),
    ...ban.flatMap((text) => [
      make('ban', text.replace('NOT', mustNot)),
      make('advice', text.replace('NOT', shouldNot)),
    ]),
  ]
}

const named = (evidence: string) => () => evidence

/** Claims by the facts that a sentence names; those of several kinds are claims. */
function claimsIn(isContradicted: boolean) {
  return (said: string) => {
    const kinds = (['numbers', 'dates', 'quotes', 'names'] as const).filter((kind) =>
      new RegExp(`\\b(?:${facts[kind]})\\b`).test(said),
    )
    const [only = 'claims'] = kinds
    return claimTarget(kinds.length > 1 ? 'claims' : only, isContradicted)
  }
}

/** Whole sentences about sources, and nouns with a clause of their own. */
export const sourceSentences: readonly SourceSentence[] = [
  ...ways(claimsIn(false), {
    noun: [
      `${claim} ${where} ${own}${page} ${not} ${hold}(?: ${it})?`,
      `${claim} (?:${that} )?(?:${be} )?(?:not|isn't|aren't|missing|absent|unsupported|nowhere) (?:found |to be found |supported |backed |backed up |borne out |confirmed |held )?(?:in|on|by|from) ${itsPage}`,
      `${claim} unless ${itsPage} (?:has|${hold}) ${it}`,
      `${source} ${that} ${not} ${back} ${it}`,
      `${given}${own}${page} ${not} ${hold} ${it}`,
    ],
    need: [
      `${all}${claim} ${must} (?:be|be found|stand|appear|occur)(?: verbatim| word for word)? (?:in|on|from) ${itsPage}`,
      `${all}${claim} ${must} be (?:supported|backed|backed up|borne out|confirmed|held) by ${itsPage}`,
      `${all}${claim} ${must} (?:match|agree with|fit|be true to) ${itsPage}`,
      `${all}${own}${source} ${must} ${back} ${it}`,
      `${sure} ${all}${claim} (?:${be}|appears?) (?:really |actually )?(?:in|on|found in|supported by|backed by|confirmed by) ${itsPage}`,
      `${sure} ${all}${own}${source} ${back} ${it}`,
    ],
  }),
  ...ways(named(claimTarget('quotes', false)), { noun: ['misquotes', 'misquotations'] }),
  ...ways(claimsIn(true), {
    noun: [
      `${claim} (?:${that} )?(?:the|its|their|a|any) ${own}${page} ${contradict}`,
      `${claim} (?:${that} )?(?:${be} )?contradicted by (?:the|its|their|a|any) ${own}${page}`,
      `${claim} ${that} (?:contradicts?|disagrees? with|conflicts? with|differs? from) ${itsPage}`,
      `${claim} ${where} ${own}${page} (?:contradicts?(?: it| them)?|disagrees?|says? (?:otherwise|something else))`,
      `${page} ${that} ${contradict} ${it}`,
    ],
    ban: [
      `${all}${claim} NOT (?:contradict|disagree with|conflict with|differ from) ${itsPage}`,
      `${all}${own}${page} NOT contradict ${it}`,
    ],
  }),
  ...ways(named('dead links'), {
    noun: [
      `${link} ${that} (?:are|is) ${dead}`,
      `${link} ${that} ${not} (?:${works}|lead anywhere|go anywhere)(?: any ?more)?`,
      `${given}${link} (?:(?:are|is) ${dead}|${not} ${works})`,
      `${link} ${that} (?:leads?|goes|go|points?) (?:nowhere|to (?:a |an )?(?:404|dead|missing)(?: pages?| errors?)?)`,
      `${link} ${that} (?:returns?|gives?|ends? in|shows?) (?:a |an )?(?:404|error)s?(?: errors?| pages?)?`,
    ],
    need: [
      `${all}${link} ${must} (?:${works}|be ${alive})`,
      `${sure} ${all}${link} (?:still )?(?:${works}|(?:are|is) ${alive})`,
    ],
    ban: [
      `${all}${link} NOT (?:be ${dead}|lead nowhere|return a 404|break)`,
      `(?:dead|broken) (?:links|pages|sources) NOT ${used}`,
    ],
    only: [`${only} ${all}${link} ${that} (?:still )?(?:${works}|(?:are|is) ${alive})`],
  }),
  ...ways(named('links to home pages'), {
    noun: [`${link} ${that} (?:points?|leads?|goes|go|links?) to ${home}`],
    ban: [`${all}${link} NOT (?:point|lead|go|link) to ${home}`, `${home} NOT ${used}`],
  }),
  ...ways(named('retracted papers'), {
    noun: [
      `${paper} ${that} (?:${be}|have been|has been) (?:later |since )?(?:retracted|withdrawn)`,
    ],
    ban: [
      `${all}(?:cited )?${paper} NOT (?:be|have been) (?:retracted|withdrawn)`,
      `(?:retracted|withdrawn) ${paper} NOT ${used}`,
    ],
    only: [`${only} ${paper} ${that} (?:${be}|have|has) not (?:been )?(?:retracted|withdrawn)`],
  }),
  ...ways(named('unknown packages'), {
    noun: [
      `${code} ${that} ${not} exist(?:s|ed)?${registry}`,
      `${code} ${that} ${be} ${unknown}`,
      `${code} (?:${that} )?(?:nobody|no one) (?:has |ever |has ever )?(?:published|registered)`,
    ],
    need: [
      `${all}${code} ${must} (?:exist${registry}|be ${known})`,
      `${sure} ${all}${code} (?:exists?${registry}|(?:are|is) ${known})`,
    ],
    ban: [`(?:unknown|nonexistent|invented) ${code} NOT ${used}`],
    only: [`${only} ${code} ${that} (?:exists?${registry}|(?:are|is) ${known})`],
  }),
  ...ways(named('invalid ISBNs'), {
    noun: ['isbns? (?:that|which) (?:are|is) (?:wrong|invalid|not valid)'],
    need: [`${all}isbns? ${must} be (?:valid|correct|right)`],
  }),
]
