import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import { altTextWordings } from './alt-text-wordings.ts'
import { needWordings } from './need-wordings.ts'
import { readingAges } from './reading-ages.ts'
import { structureWordings } from './structure-wordings.ts'
import { formsNamed, verbFormWordings } from './verb-form-wordings.ts'

const all = [
  ...structureWordings,
  ...altTextWordings,
  ...readingAges,
  ...verbFormWordings,
  ...needWordings,
]

/** Tokens of the longest clause that is read, so that time stays linear. */
const LONGEST = 60

/** “Start every step with a verb”, “no blank cells”, “readable for a 12-year-old” with names that the grammar knows. */
export function readStructure(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (tokens.length > LONGEST) return tokens
  return readNamed(formsNamed(tokens))
}

function readNamed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  for (const [said, meant] of all) {
    const found = matchOf(said, line)
    if (found === null) continue
    const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
    const named = typeof meant === 'string' ? meant : meant(found)
    const quoted = tokens.slice(from, to).filter(({ kind }) => kind === 'quoted')
    // “Alt text that only says “Hello””
    if (named.endsWith('alt text') && !quoted.every(({ text }) => medium.test(text))) continue
    if (named.endsWith('as directions') && !pairs(quoted, 'above', 'below')) continue
    const words = named.split(' ').map((text) => {
      const word = wordAt(tokens[from], tokens[to - 1], text)
      return /^\d/.test(text) ? { ...word, kind: 'number' as const } : word
    })
    return [...tokens.slice(0, from), ...words, ...tokens.slice(to)]
  }
  return tokens
}

const medium =
  /^(?:an? )?(?:images?|pictures?|photos?|photographs?|graphics?|screenshots?|illustration|figure|logo|icon|pic|img|placeholder)$/i

function pairs(quoted: readonly PolicyToken[], ...words: readonly string[]): boolean {
  const texts = quoted.map(({ text }) => text.toLowerCase())
  return texts.length === words.length && words.every((word) => texts.includes(word))
}
