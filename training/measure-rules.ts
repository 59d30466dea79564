import { scanMarkdown } from '../packages/engine/src/text/markdown/scan-markdown.ts'
import { compileRules } from '../packages/engine/src/text/rule-engine/compile-rules.ts'
import { runRules } from '../packages/engine/src/text/rule-engine/run-rules.ts'
import { rules } from '../packages/engine/src/text/rules/index.ts'
import { createDocument } from '../packages/engine/src/text/tokenize/create-document.ts'
import { sentenceBreaker } from '../packages/engine/src/text/tokenize/sentence-breaks.ts'
import { readMarkdownCorpus, readTextCorpora } from './corpora.ts'

/**
 * Prints how often each rule speaks on human and machine text (hits per 10,000 words) and on
 * reviewed human documentation (hits, and those of medium or high severity, in all).
 * With rule ids as arguments it prints up to 40 hits of those rules in their sentences.
 */
const wanted = new Set(process.argv.slice(2))
const compiled = compileRules(
  wanted.size > 0 ? rules.filter((rule) => wanted.has(rule.id)) : rules,
  [],
)
interface Tally {
  human: number
  machine: number
  docs: number
  docsGraded: number
}
const tallies = new Map<string, Tally>(
  compiled.rules.map((rule) => [rule.id, { human: 0, machine: 0, docs: 0, docsGraded: 0 }]),
)
const words = { human: 0, machine: 0 }
const shown = new Map<string, number>()

function show(id: string, label: string, text: string, start: number, end: number): void {
  const count = shown.get(`${id}${label}`) ?? 0
  if (wanted.size === 0 || count >= 20) return
  shown.set(`${id}${label}`, count + 1)
  const context = `${text.slice(Math.max(0, start - 60), start)}«${text.slice(start, end)}»${text.slice(end, end + 60)}`
  process.stdout.write(`${id} [${label}] ${context.replace(/\s+/g, ' ')}\n`)
}

let index = 0
for await (const { text, label } of readTextCorpora()) {
  // Every eighth document keeps the run under half a minute.
  if (index++ % 8 !== 0) continue
  const document = createDocument(
    scanMarkdown(text, 'markdown'),
    compiled.vocabulary,
    sentenceBreaker,
  )
  words[label] += document.words.count
  for (const hit of runRules(document, compiled)) {
    const tally = tallies.get(hit.rule.id)
    if (tally) tally[label]++
    show(hit.rule.id, label, text, hit.start, hit.end)
  }
}
for (const { text } of await readMarkdownCorpus()) {
  const document = createDocument(
    scanMarkdown(text, 'markdown'),
    compiled.vocabulary,
    sentenceBreaker,
  )
  for (const hit of runRules(document, compiled)) {
    const tally = tallies.get(hit.rule.id)
    if (!tally) continue
    tally.docs++
    if (hit.severity !== 'low') tally.docsGraded++
    show(hit.rule.id, 'docs', text, hit.start, hit.end)
  }
}

if (wanted.size === 0) {
  const rate = (hits: number, count: number): string => ((hits * 10_000) / count).toFixed(2)
  process.stdout.write('rule\thuman\tmachine\tratio\tdocs hits\tdocs medium+\n')
  let graded = 0
  for (const [id, tally] of tallies) {
    graded += tally.docsGraded
    const ratio = (tally.machine / words.machine / (tally.human / words.human || 1e-9)).toFixed(1)
    process.stdout.write(
      `${id}\t${rate(tally.human, words.human)}\t${rate(tally.machine, words.machine)}\t${ratio}\t${tally.docs}\t${tally.docsGraded}\n`,
    )
  }
  process.stdout.write(`medium or higher per KB of documentation: ${(graded / 9997).toFixed(3)}\n`)
}
