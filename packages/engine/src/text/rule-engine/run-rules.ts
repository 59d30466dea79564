import type { Severity, SourceFinding } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import { createScratchList } from '../document/scratch-list.ts'
import type { ClassSet } from '../queries/class-tests.ts'
import { blockReaders } from './block-readers.ts'
import type { CompiledRules } from './compile-rules.ts'
import type { Rule } from './define-rule.ts'
import { isExemptAt, isExemptIn } from './exemptions.ts'
import { type FoundPhrases, findPhrases } from './find-phrases.ts'
import type { Acceptance } from './phrase-automaton.ts'
import { SentenceCursor } from './sentence-cursor.ts'

/** One observation of a rule: where, and what the rule will need to explain it. */
export interface Hit {
  readonly rule: Rule
  readonly start: number
  readonly end: number
  readonly severity: Severity
  readonly data: unknown
  readonly replacement: string | undefined
  /** What somebody else found, who asked a source. */
  readonly finding?: SourceFinding
}

const lendEnds = createScratchList()

/** Runs all rules over a document and the phrases in it; hits come in rule-internal order. */
export function runRules(
  document: Document,
  compiled: CompiledRules,
  phrases: FoundPhrases = findPhrases(document, compiled),
): Hit[] {
  const hits: Hit[] = []
  const cursor = new SentenceCursor(document)
  const lastEnds = lendEnds(compiled.rules.length)
  // The longest phrase of each rule that starts at the current word.
  const longest = new Map<number, { acceptance: Acceptance; last: number }>()
  let first = 0
  let reads: Uint8Array = new Uint8Array(0)

  const { acceptances, firsts, lasts } = phrases
  let next = 0

  const consider = (acceptance: Acceptance, last: number): void => {
    if (reads[acceptance.owner] === 0 || lastEnds[acceptance.owner] > first) return
    const known = longest.get(acceptance.owner)
    if (known === undefined || known.last < last)
      longest.set(acceptance.owner, { acceptance, last })
  }
  const keep = ({ owner, pattern, replacement }: Acceptance, last: number): void => {
    const rule = compiled.rules[owner]
    if (rule.accepts && !rule.accepts({ first, last, pattern }, document)) return
    if (isExemptAt(rule, document, first)) return
    lastEnds[owner] = last + 1
    hits.push({
      rule,
      start: document.words.starts[first],
      end: document.words.ends[last],
      severity: rule.severity,
      data: undefined,
      replacement,
    })
  }
  const keepLongest = (): void => {
    for (const { acceptance, last } of longest.values()) keep(acceptance, last)
    longest.clear()
  }

  const { blocks, sentences } = document
  const { readersOf, low, high } = askingOf(compiled)
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    // Most short sentences hold neither a phrase nor a word that a rule asks for.
    const hasPhrase = next < firsts.length && firsts[next] < sentences.endWords[sentence]
    const needed = (sentences.classesLow[sentence] & low) | (sentences.classesHigh[sentence] & high)
    if (!hasPhrase && needed === 0) continue
    const block = sentences.blocks[sentence]
    const readers = readersOf(blocks.kinds[block], blocks.quoted[block])
    if (!readers.isRead) continue
    reads = readers.reads
    cursor.moveTo(sentence)
    while (next < firsts.length && firsts[next] < cursor.end) {
      first = firsts[next]
      if (next + 1 === firsts.length || firsts[next + 1] !== first) {
        // Where one phrase begins, none is to be compared.
        const { owner } = acceptances[next]
        if (reads[owner] === 1 && lastEnds[owner] <= first) keep(acceptances[next], lasts[next])
        next++
        continue
      }
      while (next < firsts.length && firsts[next] === first) {
        consider(acceptances[next], lasts[next])
        next++
      }
      if (longest.size > 0) keepLongest()
    }
    runSentenceRules(cursor, compiled, reads, hits)
  }
  runDocumentRules(document, compiled, hits)
  return hits
}

/** Which rules read a block, and the class bits that any sentence rule asks for; each asks for some. */
interface Asking extends ClassSet {
  readonly readersOf: ReturnType<typeof blockReaders>
}

const known = new WeakMap<CompiledRules, Asking>()

function askingOf(compiled: CompiledRules): Asking {
  const answer = known.get(compiled)
  if (answer !== undefined) return answer
  const made = {
    readersOf: blockReaders(compiled),
    low: compiled.sentenceRules.reduce((bits, rule) => bits | rule.low, 0),
    high: compiled.sentenceRules.reduce((bits, rule) => bits | rule.high, 0),
  }
  known.set(compiled, made)
  return made
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
      if (isExemptAt(rule, cursor.document, hit.first)) continue
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
    if (rule.document === undefined) continue
    for (const { start, end, data, severity } of rule.document(document)) {
      // Asked of a hit: few drafts have one, and to tell the genre of a draft costs more than most rules.
      if (isExemptIn(rule, document)) break
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
