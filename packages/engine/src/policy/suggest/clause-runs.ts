import { type PolicyToken, singular } from '../policy-tokens.ts'
import { isAuxiliary, isBinding, isDetermining, isLinking, isOpening } from './small-words.ts'

/** A run of tokens, half-open. */
export interface Run {
  readonly from: number
  readonly to: number
}

/** Tokens that may stand between two words that were left out together: “upset our sponsors”. */
const MOST_BETWEEN = 2

/** Where words stand in a clause, one after the other. */
export function findWords(tokens: readonly PolicyToken[], words: string): Run | undefined {
  const wanted = words.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '')
  while (wanted.length > 1 && isLinking(wanted[wanted.length - 1])) wanted.pop()
  if (wanted.length === 0) return undefined
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    for (const word of wanted) {
      const most = to === from ? from + 1 : Math.min(tokens.length, to + MOST_BETWEEN + 1)
      while (to < most && !isWord(tokens[to], word)) to++
      if (to >= most) {
        to = -1
        break
      }
      to++
    }
    if (to > from) return { from, to }
  }
  return undefined
}

function isWord(token: PolicyToken, word: string): boolean {
  if (token.kind !== 'word' && token.kind !== 'number') return false
  return token.text === word || singular(token.text) === singular(word)
}

/** A word that names something, or a quote. */
export function isPlain(token: PolicyToken | undefined): boolean {
  if (token === undefined) return false
  return token.kind === 'quoted' || (token.kind === 'word' && !isBound(token))
}

/** A word that joins, opens or determines others. */
export function isBound({ text }: PolicyToken): boolean {
  return (
    isLinking(text) ||
    isOpening(text) ||
    isAuxiliary(text) ||
    isDetermining(text) ||
    isBinding(text)
  )
}

/** What joins the items of a list. */
export function isJoint(token: PolicyToken | undefined): boolean {
  return isMark(token, ',') || token?.text === 'and' || token?.text === 'or'
}

/** A mark between the parts of a clause. */
export function isPause(token: PolicyToken): boolean {
  return token.kind === 'mark' && /^[,;:()\u2013\u2014]$/.test(token.text)
}

/** Whether a token is a certain mark. */
export function isMark(token: PolicyToken | undefined, mark: string): boolean {
  return token?.kind === 'mark' && (token.text === mark || (mark === "'" && token.text === '’'))
}
