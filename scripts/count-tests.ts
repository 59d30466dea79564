import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Prints `N passed, N failed` over the JSON reports of Vitest in a folder, and what each says. Exits 1 when
 * a run failed, ended before it wrote its report, left a test without a result, or when no test passed at all.
 */
const [folder = ''] = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
for (const name of (await readdir(folder)).sort()) {
  const text = await readFile(join(folder, name), 'utf8')
  const report = text === '' ? {} : JSON.parse(text)
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
    success = false,
    testResults = [],
  } = report
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  process.stdout.write(
    `${name.replace('.json', '')}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`,
  )
  // The process of these died, and Vitest calls the run a success all the same.
  for (const { name: file, assertionResults } of testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status !== 'pending') continue
      process.stderr.write(`error: ${file}: “${fullName}” has no result, expected it to end\n`)
      process.exitCode = 1
    }
  }
  if (!success) {
    const found = text === '' ? 'no report' : 'a run that failed'
    process.stderr.write(`error: ${name} holds ${found}, expected one that passed\n`)
    process.exitCode = 1
  }
}
if (total.passed === 0) {
  process.stderr.write('error: no test has passed, expected the suite to run\n')
  process.exitCode = 1
}
if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
