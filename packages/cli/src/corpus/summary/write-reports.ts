import { rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError, writeProblem } from '@content-trust/workspace'
import { isThere } from '../output/open-output.ts'
import type { CorpusEnd } from '../run-corpus.ts'
import { htmlReport } from './html-report.ts'
import { jsonReport } from './json-report.ts'

/** Finds out before a long run that its report could not be written. */
export async function requireReports(cwd: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (await isThere(resolve(cwd, file, '..'))) continue
    throw new UsageError(`--report ${file}: no such folder`)
  }
}

/** Writes what was counted, in the form that each name asks for. */
export async function writeReports(
  cwd: string,
  files: readonly string[],
  end: CorpusEnd,
  identity: Readonly<Record<string, string>>,
): Promise<void> {
  for (const file of files) {
    const path = resolve(cwd, file)
    const isHtml = /\.html$/i.test(file)
    const text = isHtml ? htmlReport(end, identity) : jsonReport(end, identity)
    try {
      await writeFile(`${path}.tmp`, text)
      await rename(`${path}.tmp`, path)
    } catch (error) {
      throw new UsageError(`--report ${file}: ${writeProblem(error)}`)
    }
  }
}
