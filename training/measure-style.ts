import { analyzeStyle } from '../packages/engine/src/index.ts'
import { metrics } from '../packages/engine/src/style/metrics/read-metrics.ts'
import { hasCorpora, readMarkdownCorpus, readTextCorpora } from './corpora.ts'
import { quantile } from './metrics.ts'
import { isEvaluationOnly, isHeldOutMarkdown, splitOf } from './splits.ts'

/**
 * Prints how the style metrics spread over human writing: the bounds in `style/metrics` that no
 * guide gives are read off this table, about the worst quarter and the worst twentieth. Each file counts alike.
 */
const MOST_A_FILE = 300
const FEWEST_WORDS = 100

const drafts: { file: string; label: string; source: string; isPlain: boolean }[] = []
if (hasCorpora) {
  const taken = new Map<string, number>()
  for await (const { file, label, group, text } of readTextCorpora()) {
    const key = `${file} ${label}`
    const count = taken.get(key) ?? 0
    if (count >= MOST_A_FILE || splitOf(group) !== 'train' || isEvaluationOnly(file, group))
      continue
    if (text.length < FEWEST_WORDS * 6) continue
    taken.set(key, count + 1)
    drafts.push({ file, label, source: text, isPlain: true })
  }
  for (const { path, text } of await readMarkdownCorpus()) {
    if (isHeldOutMarkdown(path)) continue
    drafts.push({ file: 'markdown', label: 'human', source: text, isPlain: false })
  }
}

const values = new Map<string, Map<string, number[]>>()
const risks = new Map<string, number[]>()
for (const { file, label, source, isPlain } of drafts) {
  const {
    stats,
    metrics: measured,
    summary,
  } = analyzeStyle({ source, syntax: isPlain ? 'plain' : 'markdown' }, { execution_mode: 'fast' })
  if (stats.words < FEWEST_WORDS) continue
  risks.set(`${label} ${file}`, [...(risks.get(`${label} ${file}`) ?? []), summary.style_risk])
  if (label !== 'human') continue
  for (const [name, { value }] of Object.entries(measured)) {
    const byFile = values.get(name) ?? new Map<string, number[]>()
    byFile.set(file, [...(byFile.get(file) ?? []), value])
    values.set(name, byFile)
  }
}

const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
const lines = [`| metric | ${shares.join(' | ')} | good | poor |`]
for (const { name, good, poor } of metrics) {
  const byFile = [...(values.get(name)?.values() ?? [])]
  const row = shares.map((share) => {
    const sum = byFile.reduce((total, list) => total + quantile(list, share), 0)
    return (sum / byFile.length).toFixed(3)
  })
  lines.push(`| ${name} | ${row.join(' | ')} | ${good} | ${poor} |`)
}
lines.push('', '| texts | style risk 0.25 | 0.5 | 0.75 | 0.95 |')
for (const [file, list] of [...risks].sort()) {
  const row = [0.25, 0.5, 0.75, 0.95].map((share) => quantile(list, share).toFixed(3))
  lines.push(`| ${file} (${list.length}) | ${row.join(' | ')} |`)
}
process.stdout.write(`${lines.join('\n')}\n`)
