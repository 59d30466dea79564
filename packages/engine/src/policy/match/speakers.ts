import type { DetectorDraft, Span } from '../detectors/index.ts'
import { personName } from '../detectors/names/person-name.ts'
import { type Attribution, attributionOf, opensWithName } from './attribution.ts'
import { quotationsOf } from './quotations.ts'

const made = new WeakMap<DetectorDraft, Speakers>()

/** Whether a draft says who speaks in the quotations of a sentence, there or right beside it. */
export function namesSpeaker(draft: DetectorDraft | undefined, sentence: number): boolean {
  if (draft === undefined || sentence < 0) return false
  const speakers = made.get(draft) ?? new Speakers(draft)
  made.set(draft, speakers)
  return speakers.isNamed(sentence)
}

/** Quotations and the sentences that they run over. */
interface Speech {
  readonly first: number
  last: number
  readonly quotations: Span[]
  isNamed?: boolean
}

/** Sentences back in which a speaker may be named: “Ana Ruiz rose. The hall fell silent. “It is loud,” she said.” */
const REACH = 3
/** “…” — Ana Ruiz; Ana Ruiz: “…”; “…,” laughs Ana Ruiz. */
const leading =
  /[—–]|:\s*["“„«‘']|["”»’]\s*-\s|[,!?…]["”»’']\s+(?:\p{Lu}|(?!(?:was|is|has|as|this)\b)\p{Ll}+(?:s|ed)\b)/u
/** Words of a title or a term in quotation marks. */
const LONGEST_TERM = 4

/** What the sentences of a draft say about their quotations; each is read once. */
class Speakers {
  readonly #draft: DetectorDraft
  readonly #speeches = new Map<number, Speech>()
  /** One entry for each word: 1 inside of a quotation. */
  readonly #quoted: Uint8Array
  readonly #attributions: (Attribution | undefined)[] = []
  #persons: ReadonlySet<number> | undefined

  constructor(draft: DetectorDraft) {
    this.#draft = draft
    this.#quoted = new Uint8Array(draft.words.count)
    const quotations = [
      ...quotationsOf(draft),
      ...draft.quotes.map((quote) => bodyOf(draft, quote)),
    ]
    let word = 0
    for (const quotation of quotations.sort((one, other) => one.start - other.start)) {
      while (word < draft.words.count && draft.words.start(word) < quotation.start) word++
      for (; word < draft.words.count && draft.words.end(word) <= quotation.end; word++) {
        this.#quoted[word] = 1
        this.#enter(draft.words.sentence(word), quotation)
      }
    }
  }

  #enter(sentence: number, quotation: Span): void {
    const known = this.#speeches.get(sentence)
    if (known?.quotations.at(-1) === quotation) return
    if (known !== undefined) {
      known.quotations.push(quotation)
      return
    }
    const before = this.#speeches.get(sentence - 1)
    if (before?.quotations.at(-1) === quotation) {
      before.last = sentence
      this.#speeches.set(sentence, before)
      return
    }
    this.#speeches.set(sentence, { first: sentence, last: sentence, quotations: [quotation] })
  }

  isNamed(sentence: number): boolean {
    const speech = this.#speeches.get(sentence)
    // “— Ana Ruiz” under a block quote.
    if (speech === undefined) return true
    speech.isNamed ??= this.#hasSpeaker(speech)
    return speech.isNamed
  }

  #hasSpeaker(speech: Speech): boolean {
    const { first, last } = speech
    const said = new Set<Attribution>()
    for (let at = first; at <= last; at++) said.add(this.#attribution(at))
    if (said.has('named')) return true
    if (said.has('pronoun')) return this.#namesBefore(first)
    if (said.has('unnamed')) return false
    return this.#isTerm(speech) || this.#namesAfter(last) || this.#saysBefore(first)
  }

  #attribution(sentence: number): Attribution {
    this.#attributions[sentence] ??= attributionOf(
      this.#draft,
      this.#draft.sentences[sentence],
      (word) => this.#quoted[word] === 0,
      this.#isLed(sentence),
    )
    return this.#attributions[sentence]
  }

  /** Whether marks lead from a quotation to who speaks or back. */
  #isLed(sentence: number): boolean {
    const { prose, sentences } = this.#draft
    const { start, end } = sentences[sentence]
    const from = sentences[sentence - 1]?.end ?? 0
    const before = prose.slice(Math.max(from, start - 8), start)
    return /[—–]|-\s/.test(before) || leading.test(prose.slice(start, end))
  }

  /** A speaker right after a quotation that says nothing of one: “…” — Ana Ruiz, “…” Ann Reid, a mother of two, is angry. */
  #namesAfter(last: number): boolean {
    const { sentences } = this.#draft
    const next = sentences[last + 1]
    if (next === undefined) return false
    if (next.block !== sentences[last].block && !this.#isLed(last + 1)) return false
    return this.#attribution(last + 1) === 'named' || opensWithName(this.#draft, next)
  }

  /** A speaker who goes on, or is announced: ““We are cold,” Khan added. “The boiler is old.””, “Khan said:”. */
  #saysBefore(first: number): boolean {
    const { sentences, prose } = this.#draft
    for (let at = first - 1; at >= Math.max(0, first - REACH); at--) {
      const isAnnounced =
        at === first - 1 && /:\s*$/.test(prose.slice(sentences[at].start, sentences[first].start))
      if (sentences[at].block !== sentences[first].block && !isAnnounced) return false
      const attribution = this.#attribution(at)
      if (attribution === 'pronoun') return this.#namesBefore(at)
      if (attribution !== 'none') return attribution === 'named'
      if (at === first - 1 && opensWithName(this.#draft, sentences[at])) return true
    }
    return false
  }

  /** Whom “she said” means. */
  #namesBefore(first: number): boolean {
    this.#persons ??= sentencesWithPersons(this.#draft)
    for (let at = first - 1; at >= Math.max(0, first - REACH); at--) {
      if (this.#attribution(at) === 'named' || this.#persons.has(at)) return true
      if (opensWithName(this.#draft, this.#draft.sentences[at])) return true
    }
    return false
  }

  /** Titles and terms are nobody's words: the film “Paddington”, a “soft” opening. */
  #isTerm({ quotations }: Speech): boolean {
    const { prose } = this.#draft
    return quotations.every(({ start, end }) => {
      const text = prose.slice(start + 1, end - 1)
      if ((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > LONGEST_TERM) return false
      return !/[.,!?…]$/.test(text) || /[\p{L}\p{N}] $/u.test(prose.slice(start - 2, start))
    })
  }
}

/** The sentences that name a person. */
function sentencesWithPersons(draft: DetectorDraft): ReadonlySet<number> {
  const { words } = draft
  const starts = new Set(personName.find(draft).map(({ start }) => start))
  const found = new Set<number>()
  for (const word of words.capitals) {
    if (starts.has(words.start(word))) found.add(words.sentence(word))
  }
  return found
}

/** A block quote without the line that says whose words it is: “— Ana Ruiz”. */
function bodyOf({ prose }: DetectorDraft, { start, end }: Span): Span {
  const credit = /(?:^|\s)[—–-]\s*\p{Lu}[^\n]*$/u.exec(prose.slice(start, end))
  return { start, end: credit === null ? end : start + credit.index }
}
