import { engineVersion } from '@content-trust/engine'
import type { Root } from 'mdast'
import remarkContentTrust from 'remark-content-trust'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { cpuTime } from './cpu-time.ts'
import { type BenchDraft, hasMarkdownCorpus, readDrafts } from './drafts.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { markdownReport } from './report.ts'
import { writeResult } from './result-file.ts'
import { median } from './statistics.ts'

/**
 * Measures what the remark plugin adds to a build that only parses: `npm run bench:remark`.
 * Pages that no process has seen before are measured, so no result comes from the plugin's memory.
 */
const PASSES = 5
const GOAL = 15
const BYTES = 2_000_000

const parsers = {
  'remark-parse': unified().use(remarkParse),
  'remark-parse, gfm, frontmatter': unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkFrontmatter),
}

const pages = take(await readDrafts(), BYTES)
const measurements: Measurement[] = []
let salt = 0
for (const [name, parser] of Object.entries(parsers)) {
  const plugin = remarkContentTrust({ failOn: 'none', report: false })
  const parsing: number[] = []
  const checking: number[] = []
  const parse = (file: VFile): Root => parser.parse(file)
  for (let pass = 0; pass <= PASSES; pass++) {
    const files = pages.map(({ path, draft }) => new VFile({ path, value: salted(draft.source) }))
    const trees: Root[] = []
    const parsed = cpuTime(() => {
      for (const file of files) trees.push(parse(file))
    })
    const checked = cpuTime(() => {
      for (const [index, file] of files.entries()) {
        const tree = trees[index]
        if (tree) plugin(tree, file)
      }
    })
    // The first pass warms up the compiler.
    if (pass === 0) continue
    parsing.push(parsed)
    checking.push(checked)
  }
  const shares = checking.map((time, index) => (time / (parsing[index] ?? time)) * 100)
  measurements.push({
    label: `remark plugin over ${name}`,
    value: median(shares),
    best: Math.min(...shares),
    unit: '%',
    goal: { atMost: GOAL },
    note: `parsing ${median(parsing).toFixed(0)} ms, plugin ${median(checking).toFixed(0)} ms of CPU time`,
  })
}
const report = markdownReport(
  'What the remark plugin adds to a build that only parses',
  [
    'Command: `npm run bench:remark`',
    `Machine: ${describeMachine()}`,
    `Pages: ${pages.length}, ${BYTES / 1e6} MB at most; none of them was seen before by the process`,
  ],
  measurements,
)
process.stdout.write(report)
if (hasMarkdownCorpus) await writeResult(`remark-${engineVersion}`, measurements, report)

function take(drafts: readonly BenchDraft[], bytes: number): BenchDraft[] {
  let sum = 0
  return drafts.filter((draft) => {
    sum += draft.bytes
    return sum <= bytes && !draft.path.endsWith('.mdx')
  })
}

// A blank line more in each pass: the same prose, another content hash.
function salted(source: string): string {
  salt++
  return `${source}\n${' '.repeat(salt % 7)}\n<!-- ${salt} -->\n`
}
