/** What a text must hold so that a pattern may match in it: a text, all of some needs, or one of them. */
type Need = string | { readonly isAll: boolean; readonly of: readonly Need[] }

const nothing: Need = { isAll: true, of: [] }
const needs = new WeakMap<RegExp, Need>()

/** As `exec`, of a pattern that keeps no place. */
export function matchOf(pattern: RegExp, text: string): RegExpExecArray | null {
  return mayMatch(pattern, text) ? pattern.exec(text) : null
}

/** As `test`, of a pattern that keeps no place. */
export function hasMatch(pattern: RegExp, text: string): boolean {
  return mayMatch(pattern, text) && pattern.test(text)
}

/**
 * Whether a pattern may match in a text. Most patterns ask for words that a clause does not have, and to find that out
 * takes much less than to compile them: `(?:links?|urls?) (?:must|should) load` wants “link” or “url”, “must” or “should”,
 * and “load”.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  let need = needs.get(pattern)
  if (need === undefined) {
    need = pattern.ignoreCase ? nothing : needOf(pattern.source)
    needs.set(pattern, need)
  }
  return isMet(need, text)
}

function isMet(need: Need, text: string): boolean {
  if (typeof need === 'string') return text.includes(need)
  const { isAll, of } = need
  for (const each of of) {
    if (isMet(each, text) !== isAll) return !isAll
  }
  return isAll
}

/** What the source of a pattern needs; one that is written in a way that is not known here may match anything. */
export function needOf(source: string): Need {
  const reader = new SourceReader(source)
  const need = reader.alternatives()
  return reader.isKnown ? need : nothing
}

/** Grows with what it takes to meet a need, and with the chance that a text meets it by accident. */
function weightOf(need: Need): number {
  return typeof need === 'string' ? 1 / need.length : need.of.length
}

/** A phrase up to a letter that may be missing: “link” of “links?”. */
function sureStart(phrase: string): string {
  const end = phrase.indexOf('?')
  return end === -1 ? phrase : phrase.slice(0, end - 1)
}

const words = /\(\?:[^\\()[\]{}?*+|^$.][^\\()[\]{}*+^$.]*\)/y
const opening = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
const quantifier = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y
/** As much plain text as a quantifier leaves whole. */
const plain = /[^\\()[\]{}?*+|^$.]+(?![?*+{])|[^\\()[\]{}?*+|^$.]/y
/** A class, an escape or another sign. */
const other = /\[(?:[^\]\\]|\\.)*\]|\\(?:[pPu]\{[^}]*\}|u\w{4}|x\w\w|k<\w+>|.)|[\^$.]/y

class SourceReader {
  readonly #source: string
  #at = 0
  isKnown = true

  constructor(source: string) {
    this.#source = source
  }

  /** Reads up to the end of a group, of whose alternatives one must be there. */
  alternatives(): Need {
    const of = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      of.push(this.#sequence())
    }
    if (of.length === 1) return of[0]
    return of.includes(nothing) ? nothing : { isAll: false, of }
  }

  /** Reads parts that must all be there up to what ends them. */
  #sequence(): Need {
    const of: Need[] = []
    for (let sign = this.#source[this.#at]; this.isKnown; sign = this.#source[this.#at]) {
      if (sign === undefined || sign === '|' || sign === ')') break
      const need = this.#part(sign)
      if (!this.#mayMiss() && need !== nothing) of.push(need)
    }
    if (of.length < 2) return of[0] ?? nothing
    // What takes least and is rare tells soonest.
    return { isAll: true, of: of.sort((one, other) => weightOf(one) - weightOf(other)) }
  }

  #part(sign: string): Need {
    if (sign === '(') return this.#words() ?? this.#group()
    const text = this.#take(plain)
    if (text !== '') return text
    const taken = this.#take(other)
    if (taken === '') this.isKnown = false
    return /^\\\W$/.test(taken) ? taken[1] : nothing
  }

  /** Most groups are words and phrases, of which a letter may be missing; they are read at once. */
  #words(): Need | undefined {
    const taken = this.#take(words)
    if (taken === '') return undefined
    const of = taken.slice('(?:'.length, -1).split('|').map(sureStart)
    return of.includes('') ? nothing : { isAll: false, of }
  }

  /** What is looked at ahead or behind is in the text too, unless it must not be there. */
  #group(): Need {
    const opened = this.#take(opening)
    const need = this.alternatives()
    if (this.#source[this.#at++] !== ')') this.isKnown = false
    return opened.endsWith('!') ? nothing : need
  }

  /** Reads how often the part before it must be there, and tells whether it may be missing. */
  #mayMiss(): boolean {
    const sign = this.#source[this.#at]
    if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return false
    const taken = this.#take(quantifier)
    if (taken === '') this.isKnown = false
    return sign === '?' || sign === '*' || taken.startsWith('{0')
  }

  #take(pattern: RegExp): string {
    const from = this.#at
    pattern.lastIndex = from
    if (pattern.test(this.#source)) this.#at = pattern.lastIndex
    return this.#source.slice(from, this.#at)
  }
}
