import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../score-page.ts'
import type { PageRecord } from './page-record.ts'
import { atExit, type ReportTarget, showReport } from './show-report.ts'

/** Names the folder where the processes of one build leave their pages. */
const variable = 'CONTENT_TRUST_BUILD'

interface Entry {
  readonly target: ReportTarget
  readonly record: PageRecord
}

/** The folder of the build that this process is a part of, or null. */
export function buildFolder(): string | null {
  return process.env[variable] ?? null
}

/** Makes this process the one that shows the report of a build that runs in several processes. */
export function collectBuild(): void {
  // A worker that loads the config of the build again inherits the folder, and leaves the report to its parent.
  if (buildFolder() !== null) return
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-build-'))
  process.env[variable] = folder
  atExit(() => {
    const byTarget = new Map<string, Entry[]>()
    for (const entry of readEntries(folder)) {
      const key = JSON.stringify(entry.target)
      byTarget.set(key, [...(byTarget.get(key) ?? []), entry])
    }
    for (const entries of byTarget.values()) {
      const [first] = entries
      if (first)
        showReport(
          first.target,
          entries.map(({ record }) => record),
        )
    }
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Leaves a page in the folder of the build. */
export function addToFolder(folder: string, target: ReportTarget, record: PageRecord): void {
  const entry: Entry = { target, record }
  const path = join(folder, sha256(JSON.stringify([target, record.key])))
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(entry))
  renameSync(`${path}.${process.pid}`, `${path}.json`)
}

function readEntries(folder: string): Entry[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name): Entry => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
