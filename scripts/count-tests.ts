import { readFile } from 'node:fs/promises'

/** Prints `N passed, N failed` from a JSON report of Vitest; a run in which no test passed is a failure. */
const [path = ''] = process.argv.slice(2)
const text = await readFile(path, 'utf8')
const report = text === '' ? {} : JSON.parse(text)
const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report
if (numPassedTests === 0) {
  process.stderr.write('error: no test has passed, expected the suite to run\n')
  process.exitCode = 1
}
if (numPendingTests > 0) process.stdout.write(`${numPendingTests} skipped\n`)
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`)
