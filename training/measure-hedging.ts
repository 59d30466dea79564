import { scanPlain } from '../packages/engine/src/text/markdown/scan-plain.ts'
import { compileRules } from '../packages/engine/src/text/rule-engine/compile-rules.ts'
import { runRules } from '../packages/engine/src/text/rule-engine/run-rules.ts'
import { rules } from '../packages/engine/src/text/rules/index.ts'
import { createDocument } from '../packages/engine/src/text/tokenize/create-document.ts'
import { sentenceBreaker } from '../packages/engine/src/text/tokenize/sentence-breaks.ts'
import { readJsonl } from './corpora.ts'

/**
 * Prints precision, recall and F1 of the hedging rules, one by one and together, on sentences that
 * people labelled: weasel cues of encyclopaedia editors, and biased wording of news readers.
 * With rule ids as arguments it prints up to 30 wrong and 10 right sentences of those rules.
 */
interface Row {
  readonly text: string
  readonly label: 0 | 1
}

interface Tally {
  right: number
  wrong: number
}

const hedging = rules.filter((rule) => rule.type === 'hedging_and_absolutes')
const wanted = new Set(process.argv.slice(2))
const compiled = compileRules(
  wanted.size > 0 ? hedging.filter((rule) => wanted.has(rule.id)) : hedging,
  [],
)

function rulesThatSpeak(text: string): Set<string> {
  const document = createDocument(scanPlain(text), compiled.vocabulary, sentenceBreaker)
  return new Set(runRules(document, compiled).map((hit) => hit.rule.id))
}

function line(name: string, { right, wrong }: Tally, positives: number): string {
  const precision = right / (right + wrong || 1)
  const recall = right / positives
  const f1 = (2 * precision * recall) / (precision + recall || 1)
  const numbers = [precision, recall, f1].map((value) => value.toFixed(3))
  return `${[name, right + wrong, ...numbers].join('\t')}\n`
}

for (const file of ['wiki-weasel-train', 'babe-bias']) {
  const tallies = new Map<string, Tally>()
  const together: Tally = { right: 0, wrong: 0 }
  let positives = 0
  let shownRight = 0
  let shownWrong = 0
  for await (const { text, label } of readJsonl<Row>(`signals/hedging/${file}.jsonl.gz`)) {
    positives += label
    const found = rulesThatSpeak(text)
    if (found.size === 0) continue
    const column = label === 1 ? 'right' : 'wrong'
    together[column]++
    for (const id of found) {
      const tally = tallies.get(id) ?? { right: 0, wrong: 0 }
      tally[column]++
      tallies.set(id, tally)
    }
    if (wanted.size === 0) continue
    if (label === 1 ? shownRight++ < 10 : shownWrong++ < 30) {
      process.stdout.write(`${column}\t${[...found].join(' ')}\t${text}\n`)
    }
  }
  process.stdout.write(`\n${file}: ${positives} positive\nrule\tsentences\tprecision\trecall\tF1\n`)
  for (const [id, tally] of [...tallies].sort(([, a], [, b]) => b.right - a.right)) {
    process.stdout.write(line(id, tally, positives))
  }
  process.stdout.write(line('together', together, positives))
}
