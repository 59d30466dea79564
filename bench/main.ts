import { execFileSync } from 'node:child_process'
import { runCommand } from '../scripts/run-command.ts'
import { benchmarks, findBenchmark } from './benchmarks.ts'

/** Runs one benchmark: `npm run bench`, `npm run bench corpus -- --megabytes 100`, `npm run bench all`. */
const [first = 'engine', ...rest] = process.argv.slice(2)
const isFlag = first.startsWith('-')
const name = isFlag ? 'engine' : first
const benchmark = name === 'all' ? { file: 'bench/all.ts' } : findBenchmark(name)
if (benchmark === null) {
  const known = [...Object.keys(benchmarks), 'all'].join(', ')
  process.stderr.write(`error: no benchmark ${name}, expected one of ${known}.\n`)
  process.exit(2)
}
if (benchmark.build !== undefined) runCommand('npm', ['run', '--silent', benchmark.build])
// A process of its own, so that nothing of this one is measured.
const words = ['--conditions=source', benchmark.file, ...(isFlag ? [first] : []), ...rest]
try {
  execFileSync(process.execPath, words, { stdio: 'inherit' })
} catch {
  process.exitCode = 1
}
