import type { PolicyToken } from '../../policy-tokens.ts'
import { wordListHead } from './word-list-heads.ts'

type Tokens = readonly PolicyToken[]

/** What opens the words to put in the place of others. */
export const advising = /^(?:use|say|write|try|prefer|better|instead|rather|make it)$/

/** An item without the words to put in its place (“leverage -> use”, “leverage (say use)”) and without its last marks. */
export function bareItem(tokens: Tokens): Tokens {
  const arrow = tokens.findIndex(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? ''
    if (/^[→⇒➔➜]$/.test(text) || (/^[-=–—]$/.test(text) && next === '>')) return at > 0
    return at > 0 && /^[(:;,–—-]$/.test(text) && advising.test(next)
  })
  const item = arrow === -1 ? tokens : tokens.slice(0, arrow)
  const end = item.findLastIndex(({ kind, text }) => !isClosing(kind, text))
  return item.slice(0, end + 1)
}

function isClosing(kind: PolicyToken['kind'], text: string): boolean {
  return (kind === 'mark' && /^[.,;!]$/.test(text)) || text === 'and' || text === 'or'
}

/** Most tokens of a line without a bullet that is an item of a list. */
const LONGEST_LINE = 10

/** How many of some lines without bullets, which stand below a head, are the items of its list. */
export function bareItems(head: Tokens, below: readonly Tokens[]): number {
  if (head.at(-1)?.text !== ':' || wordListHead(head) === undefined) return 0
  const end = below.findIndex((line) => line.length === 0)
  const block = end === -1 ? below : below.slice(0, end)
  const isList = block.length > 1 && block.every(isBareItem)
  return isList ? block.length : 0
}

function isBareItem(line: Tokens, at: number, { length }: readonly Tokens[]): boolean {
  const item = bareItem(line)
  const isLast = at === length - 1
  const goesOn = !isLast && /^(?:and|or|,)$/.test(line.at(-1)?.text ?? '')
  const words = item.filter(({ kind }) => kind !== 'mark').length
  // “- leverage”, “1. leverage”, “a) leverage”
  const hasBullet = /^(?:mark|number)$/.test(line[0].kind) || /^[.)]$/.test(line[1]?.text ?? '')
  const isPart =
    hasBullet || item.some(({ text }) => /^[,:;]$/.test(text)) || /^(?:and|or)$/.test(line[0].text)
  return line.length <= LONGEST_LINE && words > 0 && words <= 5 && !goesOn && !isPart
}
