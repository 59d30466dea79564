import { readFile, writeFile } from 'node:fs/promises'

const page = 'docs/scale.md'
const begin = '<!-- Table of `npm run bench corpus-scale`. -->'
const end = '<!-- End of that table. -->'

/** Puts a table where the documentation shows it, so that its numbers are those of the results. */
export async function documentScale(lines: readonly string[]): Promise<void> {
  const text = await readFile(page, 'utf8')
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from === -1 || to < from) throw new Error(`Expected the marks of the table in ${page}.`)
  const table = lines.join('\n')
  await writeFile(page, `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`)
}
