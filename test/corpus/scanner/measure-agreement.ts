/** Prints how far the Markdown scanner and remark disagree over the corpus, and the worst files. */
import { scanMarkdown } from '../../../packages/engine/src/text/markdown/scan-markdown.ts'
import { compareScans } from './agreement.ts'
import { hasCorpus, readCorpus } from './corpus-files.ts'
import { parseWithRemark } from './parse-with-remark.ts'
import { readReference } from './reference-scan.ts'

const shown = 25

if (!hasCorpus) {
  process.stdout.write(
    'No corpus: set CONTENT_TRUST_CORPORA to the folder that holds markdown/corpus.tar.xz\n',
  )
} else {
  const rows = readCorpus().map(({ name, source }) => {
    const reference = readReference(source, parseWithRemark(source, 'markdown'))
    const agreement = compareScans(scanMarkdown(source, 'markdown'), reference)
    return { name, source, ...agreement }
  })
  const sum = (pick: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0)
  const prose = sum((row) => row.prose)
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)} %`
  const lines = [
    `files ${rows.length}, characters ${sum((row) => row.source.length)}, of these prose ${prose}`,
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
      sum((row) => row.source.length),
    )}`,
    `files in full agreement ${rows.filter((row) => row.off === 0).length}`,
  ]
  for (const row of rows.sort((a, b) => b.off - a.off).slice(0, shown)) {
    if (row.off === 0) break
    const excerpt = row.source.slice(Math.max(0, row.firstOff - 60), row.firstOff + 60)
    lines.push(`${row.off}\t${row.name}\t${JSON.stringify(excerpt)}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
