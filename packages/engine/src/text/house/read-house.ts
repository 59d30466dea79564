import type { Document } from '../document/document.ts'
import { isExemptAt } from '../rule-engine/exemptions.ts'
import { findPhrases } from '../rule-engine/find-phrases.ts'
import { type Hit, runRules } from '../rule-engine/run-rules.ts'
import { type AcceptedTerms, acceptedTerms } from './accepted-terms.ts'
import type { CompiledHouse } from './compile-house.ts'
import { houseIds } from './house-words.ts'
import { type RejectedEntry, rejectedTermRule } from './rejected-term.ts'
import { type FoundTerm, longestTerm, type TermText, type TermTree } from './term-tree.ts'

/** What house terms and rules say of a draft. */
export interface HouseReading {
  /** Rejected terms and findings of own rules, less those in accepted terms. */
  readonly hits: readonly Hit[]
  /** Undefined where the draft holds no accepted term. */
  readonly accepted: AcceptedTerms | undefined
}

/** Looks for house terms and rules in a draft, in time linear in its length. */
export function readHouse(
  document: Document,
  { words, accept, reject, rules }: CompiledHouse,
): HouseReading {
  const ids = houseIds(document, words)
  const text = { document, ids }
  const accepted = accept && acceptedTerms(text, accept)
  const hits = reject === undefined ? [] : rejectedHits(text, reject)
  if (rules !== undefined) {
    const own = { ...document, words: { ...document.words, ids } }
    hits.push(...runRules(document, rules, findPhrases(own, rules)))
  }
  return { hits: withoutAccepted(hits, accepted), accepted }
}

/** The hits whose words do not all lie in an accepted term. */
export function withoutAccepted(
  hits: readonly Hit[],
  accepted: AcceptedTerms | undefined,
): readonly Hit[] {
  if (accepted === undefined) return hits
  return hits.filter(({ start, end }) => !accepted.covers(start, end))
}

function rejectedHits(text: TermText, tree: TermTree<RejectedEntry>): Hit[] {
  const { blocks, sentences } = text.document
  const hits: Hit[] = []
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    // Somebody else's words.
    if (blocks.quoted[sentences.blocks[sentence]] === 1) continue
    const end = sentences.endWords[sentence]
    for (let word = sentences.firstWords[sentence]; word < end; word++) {
      const found = longestTerm(text, tree, word, end)
      if (found === undefined) continue
      word = found.last
      if (isReplaced(text.document, found)) continue
      if (!isExemptAt(rejectedTermRule, text.document, found.first)) hits.push(hitOf(found))
    }
  }
  return hits
}

function hitOf({ entry, start, end }: FoundTerm<RejectedEntry>): Hit {
  const { severity } = entry
  return { rule: rejectedTermRule, start, end, severity, data: entry, replacement: undefined }
}

/**
 * Whether the term is there as its replacement has it: “JavaScript” for “javascript”, “login page”
 * for “login”.
 */
function isReplaced(
  { source }: Document,
  { entry: { replacement = '' }, start, end }: FoundTerm<RejectedEntry>,
): boolean {
  const term = source.slice(start, end)
  const isSpelling = replacement.toLowerCase() === term.toLowerCase()
  if (isSpelling) return replacement === term
  const wanted = replacement.toLowerCase()
  const found = term.toLowerCase()
  for (let at = wanted.indexOf(found); at >= 0; at = wanted.indexOf(found, at + 1)) {
    const from = start - at
    if (from >= 0 && source.slice(from, from + wanted.length).toLowerCase() === wanted) return true
  }
  return false
}
