import { expect, it } from 'vitest'
import { scanTree } from '../../packages/engine/src/text/markdown/mdast/scan-tree.ts'
import { scanMarkdown } from '../../packages/engine/src/text/markdown/scan-markdown.ts'
import { mayHoldTemplates } from '../../packages/engine/src/text/markdown/templates/may-hold-templates.ts'
import { compareScans } from './scanner/agreement.ts'
import { hasCorpus, readCorpus } from './scanner/corpus-files.ts'
import { parseUnlessRejected } from './scanner/parse-with-remark.ts'
import { readReference } from './scanner/reference-scan.ts'

/** Share of prose characters that may differ over the corpus; the measured share is far below. */
const allowedShare = 0.0005
const corpusTimeout = 300_000

const reason = hasCorpus ? '' : ' (skipped: no markdown/corpus.tar.xz under CONTENT_TRUST_CORPORA)'
it.skipIf(!hasCorpus).each(['markdown', 'mdx'] as const)(
  `at most one prose character in 2,000 of the corpus differs, read as %s${reason}`,
  (syntax) => {
    let prose = 0
    let off = 0
    let treeOff = 0
    for (const file of readCorpus()) {
      // remark knows no alerts and no templates: the marks of alerts are made none, other drafts left out.
      const source = file.source.replaceAll('[!', '[-')
      if (mayHoldTemplates(source)) continue
      const tree = parseUnlessRejected(source, syntax)
      if (!tree) continue
      const reference = readReference(source, tree)
      const agreement = compareScans(scanMarkdown(source, syntax), reference)
      prose += agreement.prose
      off += agreement.off
      treeOff += compareScans(scanTree(source, tree), reference).off
    }
    expect(prose).toBeGreaterThan(1_000_000)
    expect(off / prose).toBeLessThan(allowedShare)
    expect(treeOff / prose).toBeLessThan(allowedShare)
  },
  corpusTimeout,
)
