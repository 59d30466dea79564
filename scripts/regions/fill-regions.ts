import { readFileSync } from 'node:fs'
import { priceTable } from '../../apps/server/src/openapi/price-table.ts'
import { publishedPrices } from '../../apps/server/src/pricing.ts'
import { detectorList } from './detector-list.ts'
import { exampleFile } from './example-file.ts'
import { figureTable } from './figure-table.ts'
import { optionTable, reporterNames } from './help-tables.ts'
import { peerSpeeds, peerTable } from './peers.ts'
import { policySetTable } from './policy-set-table.ts'
import { routingTable } from './routing-table.ts'
import { shippedTable } from './shipped-table.ts'
import { strengthTable } from './strength-table.ts'
import { flaggedPeople, lowRisk, shareOf, unmeasuredPeople } from './weak-kinds.ts'

/** What may be between the marks of a region, by the words of its mark. */
const generators: Readonly<Record<string, (words: string) => string>> = {
  detectors: detectorList,
  example: exampleFile,
  strengths: strengthTable,
  figures: figureTable,
  flagged: flaggedPeople,
  low: lowRisk,
  options: optionTable,
  peers: peerSpeeds,
  peertable: peerTable,
  policies: policySetTable,
  prices: () => priceTable(publishedPrices),
  reporters: reporterNames,
  routing: routingTable,
  share: shareOf,
  shipped: shippedTable,
  unmeasured: unmeasuredPeople,
}

const pages = [
  'README.md',
  'docs/cli.md',
  'docs/detectors.md',
  'docs/policy.md',
  'docs/policy-files.md',
  'docs/figures.md',
  'docs/scores.md',
  'docs/sources.md',
  'packages/cli/README.md',
  'apps/server/README.md',
]

const region = /(<!-- generated: (\w+)(?: ([^>]+?))? -->)([\s\S]*?)(<!-- end of generated -->)/g

/**
 * Fills the marked parts of pages from their sources. `<!-- generated: NAME WORDS -->` opens a part and
 * `<!-- end of generated -->` closes it. A part on lines of its own is a table, one within a line is a list.
 */
export function fillRegions(): readonly (readonly [path: string, text: string])[] {
  return pages.map((path) => [path, fill(readFileSync(path, 'utf8'), path)])
}

function fill(page: string, path: string): string {
  return page.replaceAll(
    region,
    (_, open: string, name: string, words = '', before: string, close: string) => {
      const generate = generators[name]
      if (generate === undefined) {
        const known = Object.keys(generators).join(', ')
        throw new Error(`${path}: no generator for “${name}”, expected one of ${known}.`)
      }
      const content = generate(words)
      return before.startsWith('\n')
        ? `${open}\n\n${content}\n\n${close}`
        : `${open}${content}${close}`
    },
  )
}
