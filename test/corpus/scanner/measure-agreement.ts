/**
 * Prints how far the Markdown scanner and remark disagree over the corpus, and the worst files.
 * With `mdx` as argument the files are read as MDX; those that remark rejects are left out.
 */
import { scanMarkdown } from '../../../packages/engine/src/text/markdown/scan-markdown.ts'
import { type Agreement, compareScans } from './agreement.ts'
import { type CorpusFile, hasCorpus, readCorpus } from './corpus-files.ts'
import { parseUnlessRejected } from './parse-with-remark.ts'
import { readReference } from './reference-scan.ts'

type Row = CorpusFile & Agreement

const shown = 25
const syntax = process.argv[2] === 'mdx' ? 'mdx' : 'markdown'

function measure(file: CorpusFile): Row[] {
  const tree = parseUnlessRejected(file.source, syntax)
  if (!tree) return []
  const reference = readReference(file.source, tree)
  return [{ ...file, ...compareScans(scanMarkdown(file.source, syntax), reference) }]
}

function describeRows(rows: readonly Row[]): string {
  const sum = (pick: (row: Row) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0)
  const prose = sum((row) => row.prose)
  const characters = sum((row) => row.source.length)
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)} %`
  const worst = [...rows].sort((a, b) => b.off - a.off).slice(0, shown)
  return [
    `files ${rows.length}, characters ${characters}, of these prose ${prose}`,
    `prose characters in disagreement ${share(
      sum((row) => row.proseOff),
      prose,
    )}`,
    `characters in disagreeing blocks ${share(
      sum((row) => row.blockOff),
      prose,
    )}`,
    `either, of prose ${share(
      sum((row) => row.off),
      prose,
    )}`,
    `either, of all   ${share(
      sum((row) => row.off),
      characters,
    )}`,
    `files in full agreement ${rows.filter((row) => row.off === 0).length}`,
    ...worst.filter((row) => row.off > 0).map(describeRow),
  ].join('\n')
}

function describeRow({ name, source, off, firstOff }: Row): string {
  const excerpt = source.slice(Math.max(0, firstOff - 60), firstOff + 60)
  return `${off}\t${name}\t${JSON.stringify(excerpt)}`
}

process.stdout.write(
  hasCorpus
    ? `${describeRows(readCorpus().flatMap(measure))}\n`
    : 'No corpus: set CONTENT_TRUST_CORPORA to the folder that holds markdown/corpus.tar.xz\n',
)
