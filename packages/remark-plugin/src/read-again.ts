import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftSyntax } from '@content-trust/workspace'
import type { PageCheck } from './check-page.ts'
import type { PageRecord } from './report/page-record.ts'

/** Checks a page that the host did not hand in, from its file; null when the file is gone. */
export function readAgain(
  cwd: string,
  path: string,
  check: PageCheck['checkPage'],
): PageRecord | null {
  let source: string
  try {
    source = readFileSync(join(cwd, path), 'utf8')
  } catch {
    // A page that was taken away stops nothing.
    return null
  }
  const syntax = draftSyntax(path) ?? 'markdown'
  const record = check({ source, path, shown: path, syntax, data: {} })
  return 'problem' in record ? null : record
}
