import { addressAt } from './policy-addresses.ts'

/** A piece of a policy. */
export interface PolicyToken {
  readonly kind: 'word' | 'number' | 'quoted' | 'host' | 'mark' | 'line'
  /** Folded: lower case, plain letters, straight apostrophes. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Starts with a small letter: a line that goes on. */
  readonly isSmall: boolean
  /** As written, of a word in capitals or with a capital at its start: “Labour”, “TBC”. */
  readonly written?: string
  /** Quoted here and not by the policy, so that it is named as looked for word by word. */
  readonly isBare?: boolean
}

const piece = /\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\n|[^\s]/gu
const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '`': '`',
}

/** Cuts a policy into words, numbers, quoted phrases and marks, in time linear in its length. */
export function readTokens(policy: string): PolicyToken[] {
  const tokens: PolicyToken[] = []
  let from = 0
  for (const match of policy.matchAll(piece)) {
    const [text] = match
    const start = match.index
    if (start < from) continue
    const quoteEnd = endOfQuote(policy, start)
    if (quoteEnd !== -1) {
      const inner = policy.slice(start + 1, quoteEnd)
      const text = alsoWords.test(inner) ? inner : foldWord(inner)
      const token = { kind: 'quoted', text, isSmall: false } as const
      tokens.push({ ...token, start, end: quoteEnd + 1 })
      from = quoteEnd + 1
      continue
    }
    // “https://example.org” is the host alone.
    scheme.lastIndex = start
    if (scheme.test(policy) && addressAt(policy, scheme.lastIndex) !== undefined) {
      from = scheme.lastIndex
      continue
    }
    const address = /^[\p{L}\p{N}]/u.test(text) ? addressAt(policy, start) : undefined
    if (address !== undefined) {
      from = start + address.text.length
      tokens.push({
        kind: address.kind,
        text: foldWord(address.text),
        isSmall: true,
        start,
        end: from,
      })
      continue
    }
    const isSmall = /^\p{Ll}/u.test(text)
    const token = { kind: kindOf(text), text: bare(text), start, end: start + text.length, isSmall }
    const written = text.slice(0, token.text.length)
    tokens.push(capital.test(written) ? { ...token, written } : token)
  }
  return tokens
}

const scheme = /https?:\/\//iy

/** What may be a name or an abbreviation; a name with capitals inside, as “GoFundMe”, is no word in small letters. */
const capital = /^[A-Z](?:[A-Z]*|[a-z]+)$/

/** Whether a word has two letters or more, all of them capitals. */
export function isShouted({ written = '' }: PolicyToken): boolean {
  return written.length > 1 && written === written.toUpperCase()
}

/** A word; an e-mail address is one, as it is in a draft. */
const wordIn =
  /[\p{L}\p{N}]+(?:[._+-][\p{L}\p{N}]+)*@[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)+|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

/** The words of a phrase, folded. */
export function wordsOf(phrase: string): string[] {
  return (phrase.match(wordIn) ?? []).map(bare)
}

/**
 * A phrase as it is looked for: folded, with the marks that tell it from others, as in “c++”, “st. moritz” and “it's”.
 * What ends a sentence or a quote is left out at its end; empty without a letter or a digit.
 */
export function phraseIn(written: string): string {
  const whole = markedPhrase(written)
  return alsoWords.test(whole) ? whole : foldWord(whole)
}

/** A phrase of a form: as `phraseIn` has it, but its capitals count, as they do in the terms of a house: “MUST”, “Lib Dems”. */
export function phraseOfForm(written: string): string {
  const whole = markedPhrase(written)
  return /\p{Lu}/u.test(whole) ? whole : foldWord(whole)
}

function markedPhrase(written: string): string {
  const text = written.trim().replaceAll(/\s+/g, ' ')
  if (!/[\p{L}\p{N}]/u.test(text)) return ''
  const inked = text.replace(edges, '')
  // “e.g.”, “U.S.”: the last mark is a part of it.
  return text.startsWith(`${inked}.`) && /\.[\p{L}]$/u.test(inked) ? `${inked}.` : inked
}

const edges = /^["'“”‘’«»‹›([{,;:!?¿¡…–—-]+|["'“”‘’«»‹›)\]},.;:!?…–—-]+$/gu

/** Capitals that are a name or an abbreviation; in small letters they are words of every text. */
const alsoWords =
  /^(?:US|IT|WHO|AM|AN|AS|AT|OR|IN|IS|NO|SO|ALL|AIDS|MAY|CAN|WILL|HE|ME|MY|WE|IF|ON|OF|TO|DO|GO|BE|BY|THE)$/

/** Whether a phrase is more than plain words: its marks or its case count. */
export function isMarked(phrase: string): boolean {
  return (
    !/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[ -]+[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u.test(phrase) &&
    !/[\p{L}\p{N}]@[\p{L}\p{N}]/u.test(phrase)
  )
}

/** A folded word without the mark of a possessive. */
function bare(word: string): string {
  const folded = foldWord(word)
  return folded.endsWith("'s") ? folded.slice(0, -2) : folded
}

const plain: Readonly<Record<string, string>> = {
  ...letters('a', 'àáâãäå'),
  ...letters('c', 'ç'),
  ...letters('e', 'èéêë'),
  ...letters('i', 'ìíîï'),
  ...letters('n', 'ñ'),
  ...letters('o', 'òóôõö'),
  ...letters('u', 'ùúûü'),
  '’': "'",
}

function letters(base: string, accented: string): Record<string, string> {
  return Object.fromEntries([...accented].map((letter) => [letter, base]))
}

/** Lower case without accents, so that “clichés” and “cliches” are one word. */
export function foldWord(text: string): string {
  return text.toLowerCase().replace(/[’à-ü]/g, (letter) => plain[letter] ?? letter)
}

/** The singular of a regular plural; other words stay. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|'s)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

function kindOf(text: string): PolicyToken['kind'] {
  if (text === '\n') return 'line'
  if (/^\d/.test(text)) return 'number'
  return /^[\p{L}\p{M}\p{N}]/u.test(text) ? 'word' : 'mark'
}

/** Longest phrase in quotes; a mark that closes farther off is not a quote. */
const LONGEST_QUOTE = 120

function endOfQuote(policy: string, start: number): number {
  const mark = policy[start]
  const isSingle = mark === "'" || mark === '‘'
  // “Tenants' names”: the mark of a possessive opens nothing.
  if (mark === "'" && /[\p{L}]/u.test(policy[start - 1] ?? '')) return -1
  const close = isSingle ? (mark === '‘' ? '’' : "'") : closing[mark]
  if (close === undefined) return -1
  for (let at = start + 1; at < policy.length && at - start <= LONGEST_QUOTE; at++) {
    if (policy[at] === '\n') return -1
    if (policy[at] !== close) continue
    // An apostrophe inside a word closes nothing.
    if (isSingle && /[\p{L}]/u.test(policy[at + 1] ?? '')) continue
    return at > start + 1 ? at : -1
  }
  return -1
}
