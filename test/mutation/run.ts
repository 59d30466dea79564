/// <reference path="./packages.d.ts" />
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/ensure-installed.ts'
import { generateMutationPage } from '../../scripts/generate-mutation-page.ts'
import { type FolderName, folderNames, leftOut } from './folders.ts'
import {
  type FolderScore,
  findReason,
  hashSources,
  percentNoticed,
  readReasons,
  type Survivor,
  scorePath,
  sourceFiles,
} from './survivors.ts'

/**
 * Measures folders: puts faults into their sources one at a time, in a copy, and runs their tests.
 * Writes the survivors and the page of scores. A second run tries only what changed.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many faults are tried at a time. */
    concurrency: { type: 'string', default: '2' },
    /** Tries every fault again. */
    force: { type: 'boolean', default: false },
    /** Starts a thread for each fault, which takes many times as long: to see that the kept one finds the same. */
    fresh: { type: 'boolean', default: false },
    /** Measures these files of the folder alone, and writes nothing. */
    only: { type: 'string', multiple: true },
  },
})
/** How StrykerJS names an error that no test has thrown. */
const outsideOfTests = 'An error occurred outside of a test run'
const unknown = positionals.filter((name) => !folderNames.some((each) => each === name))
if (unknown.length > 0) {
  process.stderr.write(
    `error: no folder ${unknown.join(', ')}, expected ${folderNames.join(', ')}\n`,
  )
  process.exit(2)
}

ensureInstalled(import.meta.dirname)
const { Stryker } = await import('@stryker-mutator/core')

// Not in node_modules: Vitest would take the sources there for libraries, and load them once only.
const copy = mkdtempSync(join(tmpdir(), 'content-trust-mutation-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

for (const name of positionals.length > 0 ? (positionals as FolderName[]) : folderNames) {
  const score = await measure(name)
  const all = score.killed + score.timedOut + score.survivors.length
  process.stdout.write(
    `${name}: ${percentNoticed(score)} % of ${all} faults noticed, ${score.timedOut} of them by a time-out\n`,
  )
  if (values.only) {
    for (const { file, line, code, replacement } of score.survivors) {
      process.stdout.write(`${file}:${line}\n  ${code}\n  ${replacement}\n`)
    }
    continue
  }
  mkdirSync(dirname(scorePath(name)), { recursive: true })
  writeFileSync(scorePath(name), `${JSON.stringify(score, undefined, 2)}\n`)
  const reasons = readReasons(name)
  const open = score.survivors.filter((survivor) => findReason(survivor, reasons) === undefined)
  process.stdout.write(`${open.length} survivors without a reason; all are in ${scorePath(name)}\n`)
  for (const [path, text] of generateMutationPage()) writeFileSync(path, text)
}
// The thread that was kept would keep the process.
process.exit()

async function measure(name: FolderName): Promise<FolderScore> {
  process.env['MUTATION_FOLDER'] = name
  process.env['MUTATION_FRESH'] = values.fresh ? '1' : ''
  const files = sourceFiles(name).filter(
    (path) => !values.only || values.only.some((part) => path.includes(part)),
  )
  const results = await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    mutate: files,
    mutator: { plugins: null, excludedMutations: [...leftOut] },
    coverageAnalysis: 'perTest',
    // A fault that acts while a module loads would need all of them loaded again.
    ignoreStatic: true,
    incremental: values.only === undefined,
    incrementalFile: `node_modules/.cache/mutation/${name}.json`,
    force: values.force,
    concurrency: Number(values.concurrency),
    // Which tests reach which of ten thousand faults takes more memory than a process has by default.
    testRunnerNodeArgs: ['--max-old-space-size=5000'],
    timeoutMS: 10_000,
    // It wants the programming interface of the compiler, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    ignorePatterns: ['**/dist', '**/out', 'bench/results', 'training/results'],
    tempDirName: copy,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest()

  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length
  const errors = results.filter(({ status }) => status === 'RuntimeError')
  // What nobody catches fails a run of Vitest, though no test of it: the fault was noticed.
  const uncaught = errors.filter(({ statusReason }) => statusReason?.startsWith(outsideOfTests))
  const [broken] = errors.filter((result) => !uncaught.includes(result))
  if (broken !== undefined) throw new Error(`The runner broke: ${broken.statusReason}`)
  return {
    sources: hashSources(name),
    killed: count('Killed') + uncaught.length,
    timedOut: count('Timeout'),
    static: count('Ignored'),
    survivors: results
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ fileName, location, mutatorName, replacement, status }): Survivor => {
        const file = fileName.replace(`${process.cwd()}/`, '')
        const line = location.start.line
        return {
          file,
          line,
          code: (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').trim(),
          mutator: mutatorName,
          replacement: shorten(replacement ?? ''),
          isUnreached: status === 'NoCoverage',
        }
      })
      .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  }
}

function shorten(code: string): string {
  const oneLine = code.replaceAll(/\s+/g, ' ')
  return oneLine.length > 120 ? `${oneLine.slice(0, 119)}…` : oneLine
}
