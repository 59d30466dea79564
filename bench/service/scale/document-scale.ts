import { readFile, writeFile } from 'node:fs/promises'
import { type ScaleResults, scaleTables } from './scale-report.ts'

const page = 'docs/scale.md'
const begin = '<!-- Tables of `npm run bench service-scale`. -->'
const end = '<!-- End of the tables. -->'

/** Puts the tables where the documentation shows them, so that its numbers are those of the results. */
export async function documentScale(results: ScaleResults): Promise<void> {
  const text = await readFile(page, 'utf8')
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from === -1 || to < from) throw new Error(`Expected the marks of the tables in ${page}.`)
  const tables = scaleTables(results).join('\n')
  await writeFile(page, `${text.slice(0, from)}${begin}\n\n${tables}\n\n${text.slice(to)}`)
}
