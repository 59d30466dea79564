import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftSyntax } from '@content-trust/workspace'
import { brokenRecord, createPageCheck } from '../check-page.ts'
import { checkOptions, type Options } from '../options.ts'
import type { PageRecord } from '../report/page-record.ts'

/** Checks pages that the host did not hand in; null for one whose file is gone. */
export type ReadAgain = (path: string) => PageRecord | null

/** Prepares the check of pages from their files under a set of options. */
export function createReadAgain(cwd: string, options: Options): ReadAgain {
  const { checkPage } = createPageCheck(cwd, checkOptions(options))
  return (path) => {
    const source = readText(join(cwd, path))
    // A page that was taken away stops nothing.
    if (source === null) return null
    const page = { source, path, shown: path, syntax: draftSyntax(path) ?? 'markdown', data: {} }
    const record = checkPage(page)
    return 'problem' in record ? brokenRecord(page, record) : record
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
