import type { Severity } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import type { CompiledRules } from './compile-rules.ts'
import type { Rule } from './define-rule.ts'
import { type FoundPhrases, findPhrases } from './find-phrases.ts'
import type { Acceptance } from './phrase-automaton.ts'
import { SentenceCursor } from './sentence-cursor.ts'
import { isSilentAt, isSilentIn } from './silences.ts'

/** One observation of a rule: where, and what the rule will need to explain it. */
export interface Hit {
  readonly rule: Rule
  readonly start: number
  readonly end: number
  readonly severity: Severity
  readonly data: unknown
  readonly replacement: string | undefined
}

/** Runs all rules over a document and the phrases in it; hits come in rule-internal order. */
export function runRules(
  document: Document,
  compiled: CompiledRules,
  phrases: FoundPhrases = findPhrases(document, compiled),
): Hit[] {
  const hits: Hit[] = []
  const cursor = new SentenceCursor(document)
  const lastEnds = new Int32Array(compiled.rules.length)
  // The longest phrase of each rule that starts at the current word.
  const longest = new Map<number, { acceptance: Acceptance; last: number }>()
  let first = 0
  let reads = compiled.readers.paragraph.plain

  const { acceptances, firsts, lasts } = phrases
  let next = 0

  const consider = (acceptance: Acceptance, last: number): void => {
    if (reads[acceptance.owner] === 0 || lastEnds[acceptance.owner] > first) return
    const known = longest.get(acceptance.owner)
    if (known === undefined || known.last < last)
      longest.set(acceptance.owner, { acceptance, last })
  }
  const keepLongest = (): void => {
    for (const [owner, { acceptance, last }] of longest) {
      const rule = compiled.rules[owner]
      if (rule.accepts && !rule.accepts({ first, last, pattern: acceptance.pattern }, document))
        continue
      if (isSilentAt(rule, document, first)) continue
      lastEnds[owner] = last + 1
      hits.push({
        rule,
        start: document.words.starts[first],
        end: document.words.ends[last],
        severity: rule.severity,
        data: undefined,
        replacement: acceptance.replacement,
      })
    }
    longest.clear()
  }

  for (const block of document.blocks) {
    const byQuote = compiled.readers[block.kind]
    reads = block.quoted ? byQuote.quoted : byQuote.plain
    if (!reads.includes(1)) continue
    for (let index = block.firstSentence; index < block.endSentence; index++) {
      cursor.moveTo(index)
      while (next < firsts.length && firsts[next] < cursor.end) {
        first = firsts[next]
        while (next < firsts.length && firsts[next] === first) {
          consider(acceptances[next], lasts[next])
          next++
        }
        if (longest.size > 0) keepLongest()
      }
      runSentenceRules(cursor, compiled, reads, hits)
    }
  }
  runDocumentRules(document, compiled, hits)
  return hits
}

function runSentenceRules(
  cursor: SentenceCursor,
  compiled: CompiledRules,
  reads: Uint8Array,
  hits: Hit[],
): void {
  const { words, sentences } = cursor.document
  const low = sentences.classesLow[cursor.index]
  const high = sentences.classesHigh[cursor.index]
  for (const sentenceRule of compiled.sentenceRules) {
    if (reads[sentenceRule.owner] === 0) continue
    if ((low & sentenceRule.low) !== sentenceRule.low) continue
    if ((high & sentenceRule.high) !== sentenceRule.high) continue
    const rule = compiled.rules[sentenceRule.owner]
    for (const hit of sentenceRule.match(cursor)) {
      if (isSilentAt(rule, cursor.document, hit.first)) continue
      hits.push({
        rule,
        start: words.starts[hit.first],
        end: words.ends[hit.last],
        severity: hit.severity ?? rule.severity,
        data: hit.data,
        replacement: undefined,
      })
    }
  }
}

function runDocumentRules(document: Document, compiled: CompiledRules, hits: Hit[]): void {
  for (const rule of compiled.rules) {
    if (rule.document === undefined || isSilentIn(rule, document)) continue
    for (const { start, end, data, severity } of rule.document(document)) {
      hits.push({
        rule,
        start,
        end,
        severity: severity ?? rule.severity,
        data,
        replacement: undefined,
      })
    }
  }
}
