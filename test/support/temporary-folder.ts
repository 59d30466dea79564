import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder for one test; it is removed afterwards, also when the test fails. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-trust-test-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
