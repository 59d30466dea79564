import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { readResult } from './result-file.ts'
import { type Section, speedTable } from './speed-table.ts'

/**
 * Measures everything, one command after the other, and writes the table of all goals:
 * `npm run bench:all`, `npm run bench:all -- --only remark,service`, `npm run bench:all -- --table`
 * for the table alone. On a machine that does nothing else it takes about an hour.
 */
const commands = [
  { name: 'engine', script: 'bench', result: engineVersion },
  { name: 'remark', script: 'bench:remark', result: `remark-${engineVersion}` },
  { name: 'editor', script: 'bench:desktop', result: `desktop-${engineVersion}` },
  { name: 'service', script: 'bench:service', result: `service-${engineVersion}` },
  { name: 'processes', script: 'bench:service-scale', result: null },
  { name: 'corpus', script: 'bench:corpus', result: `corpus-${engineVersion}` },
  { name: 'shards', script: 'bench:corpus-scale', result: `corpus-scale-${engineVersion}` },
  { name: 'peers', script: 'bench:peers', result: null },
] as const

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: commands.map(({ name }) => name).join(',') },
    table: { type: 'boolean', default: false },
  },
})
const asked = values.only.split(',')
const unknown = asked.find((each) => !commands.some(({ name }) => name === each))
if (unknown !== undefined) {
  const known = commands.map(({ name }) => name).join(', ')
  process.stderr.write(`error: --only: unexpected ${unknown}, expected some of ${known}.\n`)
  process.exit(2)
}

for (const { name, script } of commands) {
  if (values.table || !asked.includes(name)) continue
  process.stdout.write(`\n== npm run ${script}\n`)
  execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
}

const sections: Section[] = []
for (const { script, result } of commands) {
  if (result !== null) sections.push({ script, result: await readResult(result) })
}
const table = speedTable(sections)
process.stdout.write(`\n${table}`)
await writeFile('bench/results/goals.md', table)
