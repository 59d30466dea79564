import { isFunctionWord } from '../../lexicons/function-words.ts'
import { findPhrase } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'

/** Verbs of a demand to do without the words that follow. */
const banning =
  /^(?:(?:do|does|did|should|must|can|could|to|please|doing|going|go) (?:not use|not say|not write|without)|(?:don't|never|not) (?:use|say|write|put)|doing without|steer(?:ing)? (?:well )?clear of|stay(?:ing)? away from|keep(?:ing)? away from|keep(?:ing)? clear of|get(?:ting)? rid of|cut(?:ting)? out|leav(?:e|ing) out|weed(?:ing)? out|tak(?:e|ing) out|strip(?:ping)? out|say(?:ing)? no to|go(?:ing)? easy on|lay(?:ing)? off|no more|avoid(?:s|ing)?|remov(?:e|es|ing)|delet(?:e|es|ing)|drop(?:s|ping)?|ditch(?:es|ing)?|los(?:e|ing)|cut(?:ting)?|skip(?:s|ping)?|shun(?:s|ning)?|scrap(?:ping)?|strik(?:e|es|ing)|bin|ban(?:s|ning)?|flag(?:s|ging)?|no|replac(?:e|es|ing)|swap(?:ping)?|block(?:s|ing)?|reject(?:s|ing)?|forget|discourag(?:e|es|ing)) (?:(?:the )?(?:words?|phrases?|terms?) )?/

/** What opens a list of examples. */
const opening =
  /^(?:(?:words?|phrases?|terms?|ones|expressions?|adverbs?|fillers?|pronouns?|absolutes?|intensifiers?|jargon|slang) (?:like|such as|including)) /

/** What is said of all listed words: “and other absolutes”. */
const others =
  /^(?:and|or) (?:any |all |the |all the )?(?:(?:other|similar|more|such) (.+)|the like|the rest|so on|so forth|suchlike|others)$/

/** What a list of words may be a list of. */
const wordClass =
  /(?:^| )(?:words?|terms?|phrases?|expressions?|language|wording|absolutes?|superlatives?|jargon|buzzwords?|slang|lingo|cliches?|titles?|slurs?|labels?|intensifiers?|hedges?|fillers?|pronouns?|adverbs?|adjectives?|verbs?|idioms?|speak|vocabulary|spellings?|contractions?|abbreviations?|acronyms?|latinisms?|euphemisms?|exaggerations?)$/

/** “Urgency stuff” is what it says. */
const talk =
  /(?:^| )(?:urgency|hype|pushy|salesy|sales|marketing|pressure|corporate|office|filler|cheesy|fluffy|spammy) (?:stuff|talk|things|lines|bits|chat)$/

/** Words that end a list when something was listed. */
const closing =
  /^(?:in|on|from|for|when|whenever|where|wherever|if|unless|except|because|since|as|so|with|without|at|while|please|throughout|across|altogether|entirely|wherever|inside|outside|within|before|after|must|should|is|are|need|needs|rather|instead|but)$/

/** Most words of one item. */
const MOST_WORDS = 4
/** Most words of “Mr and Mrs”. */
const MOST_OF_NAME = 6
/** Most tokens of a list and what follows it. */
const REACH = 40

interface Item {
  readonly tokens: readonly PolicyToken[]
  readonly words: string
}

/**
 * Puts quotes around listed words that are there for themselves: “avoid always, never and completely”, “remove I, me and
 * my”, “replace A, B and other dated terms”.
 */
export function quoteListed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const [at, { kind }] of tokens.entries()) {
    const isClassed = kind === 'mark' && opensClass(tokens, at)
    const classed = isClassed ? quoteFrom(tokens, at + 1, true, false, true) : undefined
    if (classed !== undefined) return classed
    if (kind !== 'word') continue
    const verbs = verbsFrom(tokens, at)
    const listed = verbs === 0 ? undefined : quoteFrom(tokens, at + verbs, true, true)
    if (listed !== undefined) return listed
    const text = textFrom(tokens, at)
    const ban = banning.exec(text)
    const head = ban ?? opening.exec(text)
    if (head === null) continue
    const from = at + head[0].trim().split(' ').length
    const areNamed = /(?:words|phrases|terms) $/.test(ban?.[0] ?? '')
    const quoted = quoteFrom(tokens, from, ban === null, areNamed)
    if (quoted !== undefined) return quoted
  }
  // “Starboard, leeward and other nautical terms …”
  return quoteFrom(tokens, 0, true) ?? tokens
}

/** Kinds of words of the grammar, whose examples may mean something to it. */
const grammatical =
  /^(?:verbs?|adverbs?|adjectives?|nouns?|modals?|pronouns?|conjunctions?|connectives?|prepositions?|articles?|fillers?|intensifiers?|qualifiers?|auxiliaries)$/
/** What opens a list behind them. */
const listing =
  /^(?:, )?(?:like|such as|including|namely|especially|for (?:example|instance)(?: ,)?|e \. g \.|i \. e \.|\() /

/** “Weak verbs, including make, do and get”: how many tokens stand before a list of them; 0 where none begins. */
function verbsFrom(tokens: readonly PolicyToken[], at: number): number {
  if (!grammatical.test(tokens[at].text)) return 0
  const text = `${textOfAll(tokens.slice(at + 1, at + 1 + MOST_OF_NAME))} `
  const opened = listing.exec(text)
  return opened === null ? 0 : 1 + opened[0].trim().split(' ').length
}

function textOfAll(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

function textFrom(tokens: readonly PolicyToken[], at: number): string {
  const end = tokens.findIndex(({ kind }, place) => place >= at && kind !== 'word')
  const words = tokens.slice(at, end === -1 ? at + REACH : Math.min(end, at + REACH))
  return `${words.map(({ text }) => text).join(' ')} `
}

function quoteFrom(
  tokens: readonly PolicyToken[],
  from: number,
  areExamples: boolean,
  areWords = false,
  isClassed = false,
): readonly PolicyToken[] | undefined {
  const { items, end, kind } = readItems(tokens, from)
  if (items.length === 0 || items.every(({ tokens: [first] }) => first.kind === 'quoted')) return
  const bare = items.filter(({ tokens: [first] }) => first.kind !== 'quoted')
  const areFunctions = bare.every(({ words }) => isFunctionWord(words))
  const isClass =
    (isClassed && !items.some(isStatement)) || (kind !== undefined && wordClass.test(textOf(kind)))
  const areUnknown =
    !areExamples && bare.every(({ words }) => !isKnown(words, bare.length === items.length))
  if (items.length < 2 || isOneName(tokens, from)) return
  const areShort = areWords && bare.every(isOneWord)
  if (!isClass && !areFunctions && !areUnknown && !areShort) return
  const isSure = areFunctions || isClass || areShort
  const list = items.flatMap((item, at) => [
    ...(at === 0 ? [] : [asWord(item.tokens[0], 'or')]),
    ...(isClassed && isOneWord(item) ? item.tokens : [quotedAs(item, isSure)]),
  ])
  const rest = tokens.slice(end)
  const before = tokens.slice(0, from)
  if (kind === undefined || isGeneric(textOf(kind))) return [...before, ...list, ...rest]
  const such = [asWord(kind[0], 'such'), asWord(kind[0], 'as')]
  return [...before, ...kind, ...such, ...list, ...rest]
}

/** “Office jargon: synergy, circle back”: whether a colon or a dash behind a class of words opens a list of them. */
function opensClass(tokens: readonly PolicyToken[], at: number): boolean {
  const { text, end } = tokens[at]
  const isLoose = text === ':' || (/^[–—-]$/.test(text) && tokens[at + 1]?.start !== end)
  const before = textOf(tokens.slice(Math.max(0, at - 3), at))
  return isLoose && (wordClass.test(before) || talk.test(before))
}

/** “Jargon: it puts readers off, so write plainly” lists no words. */
function isStatement({ words }: Item): boolean {
  // “Only 2 left”
  if (/^only \d/.test(words)) return false
  const [first] = words.split(' ')
  const kind = findPhrase(signBook(), [singular(first)], 0)?.meaning.kind
  return (
    words.includes(' ') &&
    /^(?:writing|decision|notice|must|not|ban|pronoun|if|unless|only)$/.test(kind ?? '')
  )
}

/** “Cheap”, “risk-free” */
function isOneWord({ tokens }: Item): boolean {
  return tokens.every(({ text }, at) => at % 2 === 0 || text === '-')
}

/** Whether the listed words are one name that policies have: “eg and ie”, “Mr and Mrs”. */
function isOneName(tokens: readonly PolicyToken[], from: number): boolean {
  const words = tokens.slice(from, from + MOST_OF_NAME).map(({ text }) => singular(text))
  const joint = words.findIndex((word) => /^(?:and|or)$/.test(word))
  return joint > 0 && (findPhrase(signBook(), words, 0)?.length ?? 0) > joint
}

/** “And other words” says nothing of them. */
function isGeneric(text: string): boolean {
  return /^(?:words?|terms?|phrases?|expressions?)$/.test(text)
}

/** The items of a list from a place on, and what they are called at its end. */
function readItems(
  tokens: readonly PolicyToken[],
  from: number,
): { items: Item[]; end: number; kind: readonly PolicyToken[] | undefined } {
  const items: Item[] = []
  let item: PolicyToken[] = []
  let at = from
  const close = (): void => {
    if (item.length > 0) items.push({ tokens: item, words: textOf(item) })
    item = []
  }
  for (; at < Math.min(tokens.length, from + REACH); at++) {
    const { kind, text } = tokens[at]
    const isJoint = /^(?:,|and|or|nor|\/)$/.test(text)
    if (kind === 'word' && isJoint && items.length + item.length > 0) {
      const tail = nounPhrase(tokens, at)
      const found = others.exec(textOf(tail))
      if (found !== null) {
        close()
        const isNamed = found[1] !== undefined
        const start = tail.findIndex(({ text: word }) => /^(?:other|similar|more|such)$/.test(word))
        return { items, end: at + tail.length, kind: isNamed ? tail.slice(start + 1) : undefined }
      }
    }
    // “"Synergy" talk” is no list.
    const isNext = item.length > 0 ? kind === 'quoted' : endsInQuote(tokens, items, at)
    if (isNext && !isJoint) break
    if (isJoint) close()
    else if (kind === 'quoted') {
      items.push({ tokens: [tokens[at]], words: text })
    } else if (kind === 'mark' && text === '-' && item.length > 0) item.push(tokens[at])
    else if (kind === 'number' && item.length > 0) item.push(tokens[at])
    else if (kind !== 'word' || (closing.test(text) && item.length > 0)) break
    else if (closing.test(text) && item.length === 0 && !isFunctionWord(text)) break
    else item.push(tokens[at])
    if (item.length > MOST_WORDS) return { items: [], end: at, kind: undefined }
  }
  close()
  return { items, end: at, kind: undefined }
}

/** Whether a token follows a quoted item without a joint. */
function endsInQuote(tokens: readonly PolicyToken[], items: readonly Item[], at: number): boolean {
  return items.length > 0 && tokens[at - 1].kind === 'quoted'
}

/** The words from a joint to the end of what it joins. */
function nounPhrase(tokens: readonly PolicyToken[], at: number): readonly PolicyToken[] {
  const end = tokens.findIndex(
    ({ kind, text }, place) =>
      place > at && ((kind !== 'word' && text !== '-') || closing.test(text)),
  )
  return tokens.slice(at, end === -1 ? tokens.length : end)
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens
    .filter(({ text }) => text !== '-')
    .map(({ text }) => text)
    .join(' ')
}

/** Whether an item names something that a policy can look for or do. */
function isKnown(words: string, areBare: boolean): boolean {
  const parts = words.split(' ').map(singular)
  // “Avoid utilise and commence”: a verb of writing that stands alone is one of the words.
  const isAlone = areBare && parts.length === 1
  return parts.some((_word, at) => {
    const kind = findPhrase(signBook(), parts, at)?.meaning.kind
    const isPlain = isAlone && /^(?:writing|judgement)$/.test(kind ?? '')
    return kind !== undefined && kind !== 'glue' && !isPlain
  })
}

function asWord(token: PolicyToken, text: string): PolicyToken {
  return { ...token, kind: 'word', text, isSmall: true }
}

/** One item in quotes; where it may have been meant otherwise, it is named as looked for by its words. */
function quotedAs({ tokens, words }: Item, isSure: boolean): PolicyToken {
  const [first] = tokens
  if (first.kind === 'quoted') return first
  return {
    ...first,
    kind: 'quoted',
    text: words,
    isBare: !isSure,
    end: tokens.at(-1)?.end ?? first.end,
  }
}
