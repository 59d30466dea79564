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
 * Measures what the remark plugin adds to a build that only parses: `npm run bench remark`. As in a
 * build, each page is parsed, checked and forgotten before the next one, so the plugin pays for what
 * the parser has pushed out of the processor's caches. Pages that no process has seen before are
 * measured, so no result comes from the plugin's memory.
 */
const PASSES = 7
const GOAL = 15
const BYTES = 2_000_000
/** Pages of one turn: parsing alone and parsing with the plugin meet the same neighbours on the machine. */
const TURN = 30

const parsers = {
  'remark-parse': unified().use(remarkParse),
  'remark-parse, gfm, frontmatter': unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkFrontmatter),
}

const pages = take(await readDrafts(), BYTES)
const turns = Array.from({ length: Math.ceil(pages.length / TURN) }, (_, index) =>
  pages.slice(index * TURN, (index + 1) * TURN),
)
const measurements: Measurement[] = []
let salt = 0
for (const [name, parser] of Object.entries(parsers)) {
  const parse = (file: VFile): Root => parser.parse(file)
  const plugin = remarkContentTrust({ failOn: 'none', report: false })
  const check = (file: VFile): void => {
    plugin(parse(file), file)
  }
  const parsing: number[] = []
  const adding: number[] = []
  for (let pass = 0; pass <= PASSES; pass++) {
    let parsed = 0
    let checked = 0
    for (const [index, turn] of turns.entries()) {
      // Whatever comes second pays for the garbage of the first, so both come first and last.
      const isParsedFirst = (pass + index) % 2 === 0
      const [outer, inner] = isParsedFirst ? [parse, check] : [check, parse]
      const first = timeOf(turn, outer)
      const middle = timeOf(turn, inner) + timeOf(turn, inner)
      const around = first + timeOf(turn, outer)
      parsed += (isParsedFirst ? around : middle) / 2
      checked += (isParsedFirst ? middle : around) / 2
    }
    // The first pass warms up the compiler.
    if (pass === 0) continue
    parsing.push(parsed)
    adding.push(checked - parsed)
  }
  const shares = adding.map((time, index) => (time / (parsing[index] ?? time)) * 100)
  measurements.push({
    label: `remark plugin over ${name}`,
    value: median(shares),
    best: Math.min(...shares),
    unit: '%',
    goal: { atMost: GOAL },
    note: `parsing ${median(parsing).toFixed(0)} ms, the plugin adds ${median(adding).toFixed(0)} ms of CPU time`,
  })
}
const report = markdownReport(
  'What the remark plugin adds to a build that only parses',
  [
    'Command: `npm run bench remark`',
    `Machine: ${describeMachine()}`,
    `Pages: ${pages.length}, ${BYTES / 1e6} MB at most; each is parsed, checked and forgotten; none was seen before by the process`,
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

function timeOf(turn: readonly BenchDraft[], read: (file: VFile) => unknown): number {
  const files = turn.map(({ path, draft }) => new VFile({ path, value: salted(draft.source) }))
  return cpuTime(() => {
    for (const file of files) read(file)
  })
}

// Another comment in each turn: the same prose, another content hash. In one piece, as if read from a file.
function salted(source: string): string {
  salt++
  return Buffer.from(`${source}\n${' '.repeat(salt % 7)}\n<!-- ${salt} -->\n`).toString()
}
