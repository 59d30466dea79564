import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { type Benchmark, benchmarks, commandOf } from './benchmarks.ts'
import { readResult } from './result-file.ts'
import { type Section, speedTable } from './speed-table.ts'

/**
 * Measures everything, one benchmark after the other, and writes the table of all goals:
 * `npm run bench all`, `npm run bench all -- --only remark,service`, `npm run bench all -- --table`
 * for the table alone. On a machine that does nothing else it takes about an hour.
 */
const all = Object.entries<Benchmark>(benchmarks)
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: all.map(([name]) => name).join(',') },
    table: { type: 'boolean', default: false },
  },
})
const asked = values.only.split(',')
const unknown = asked.find((each) => !all.some(([name]) => name === each))
if (unknown !== undefined) {
  const known = all.map(([name]) => name).join(', ')
  process.stderr.write(`error: --only: unexpected ${unknown}, expected some of ${known}.\n`)
  process.exit(2)
}

for (const [name] of all) {
  if (values.table || !asked.includes(name)) continue
  process.stdout.write(`\n== ${commandOf(name)}\n`)
  execFileSync(process.execPath, ['--conditions=source', 'bench/main.ts', name], {
    stdio: 'inherit',
  })
}

const sections: Section[] = []
for (const [name, { results }] of all) {
  if (results === undefined) continue
  sections.push({
    command: commandOf(name),
    result: await readResult(`${results}${engineVersion}`),
  })
}
const table = speedTable(sections)
process.stdout.write(`\n${table}`)
await writeFile('bench/results/goals.md', table)
