import type { Version } from '../read-version.ts'
import type { Fact } from './fact.ts'

const patterns = [
  // [1], [2, 3], [4-6], [@key]
  /\[(?:\d{1,3}(?:\s*[-–,;]\s*\d{1,3})*|@[\w:.-]{1,80})\]/g,
  // (Smith 2020), (Smith and Jones, 2020), (Smith et al., 2020a; Lee 2019)
  /\((?:(?:see|cf\.?|e\.g\.,?) )?\p{Lu}[\p{L}'-]{1,40}[^()]{0,120}?,? [12]\d{3}[a-z]?(?:[,;:][^()]{0,120})?\)/gu,
  // Smith (2020), Smith et al. (2020)
  /\p{Lu}[\p{L}'-]{1,40}(?: et al\.?| (?:and|&) \p{Lu}[\p{L}'-]{1,40})? \([12]\d{3}[a-z]?(?:, pp?\. ?\d+(?:-\d+)?)?\)/gu,
  /\bdoi: ?10\.\d{4,9}\/[^\s)\]]{1,100}/gi,
  /\barxiv: ?\d{4}\.\d{4,5}/gi,
]

/** Citations: bracketed numbers and keys, author and year, identifiers, footnote marks. */
export function readCitations({ blocks, markup }: Version): Fact[] {
  const facts = blocks.flatMap(({ text }) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([written]) => written)),
  )
  return [...facts, ...markup.notes].map((shown) => ({
    key: shown.replace(/\s+/g, ' ').toLowerCase(),
    shown,
    at: -1,
  }))
}
