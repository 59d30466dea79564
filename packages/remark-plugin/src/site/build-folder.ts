import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options } from '../options.ts'
import type { PageRecord } from '../report/page-record.ts'
import { sha256 } from '../score-page.ts'

/** Names the folder where the processes of one build leave their pages. */
const variable = 'CONTENT_TRUST_BUILD'

/** A page that a process of a build has checked. */
export interface Entry {
  readonly options: Options
  readonly record: PageRecord
}

/** The folder of the build that this process is a part of, or null. */
export function buildFolder(): string | null {
  return process.env[variable] ?? null
}

/** Makes a folder for the pages of this process and of all that it starts. */
export function makeBuildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-build-'))
  process.env[variable] = folder
  return folder
}

/** Leaves a page in the folder of the build. */
export function addToFolder(folder: string, entry: Entry): void {
  const { options, record } = entry
  const path = join(folder, sha256(JSON.stringify([options, record.key])))
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(entry))
  renameSync(`${path}.${process.pid}`, `${path}.json`)
}

/** Takes all pages out of the folder of a build. */
export function takeEntries(folder: string): Entry[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const entries = names.map((name): Entry => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  return entries
}
