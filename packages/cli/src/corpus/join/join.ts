import { appendFile, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../../host.ts'
import { tellUnreadable } from '../conclude.ts'
import { requireReportNames } from '../corpus-options.ts'
import { fileFormat } from '../output/file-format.ts'
import { lockOutput } from '../output/lock-output.ts'
import { partsFolder } from '../shards/shard.ts'
import { isStaged } from '../storage/disk.ts'
import { isBucketUrl, storageOf } from '../storage/open-storage.ts'
import { addCounts } from '../summary/part-counts.ts'
import { requireReports, writeReports } from '../summary/write-reports.ts'
import { findParts } from './find-parts.ts'

/** Options of `corpus join` as they are typed. */
export interface JoinOptions {
  readonly overwrite?: boolean
  readonly quiet?: boolean
  readonly report?: readonly string[]
}

/** Joins the parts that shards wrote to the bytes that one run would have written. */
export async function join(host: Host, name: string, options: JoinOptions): Promise<number> {
  const format = fileFormat(name)
  requireReportNames(options.report ?? [])
  await requireReports(host.cwd, options.report ?? [])
  const output = isBucketUrl(name) ? name : resolve(host.cwd, name)
  const storage = await storageOf(output)
  const unlock = isBucketUrl(name) ? async () => {} : await lockOutput(output)
  try {
    const parts = await findParts(output)
    const { end, identity } = await addCounts(parts)
    if (!options.overwrite && (await storage.find(output)) !== null) {
      throw new UsageError(`${name} already exists. Replace it with --overwrite.`)
    }
    const staged = await storage.stage(output)
    try {
      if (format === 'parquet') await joinParquet(parts, staged.path)
      else await joinLines(parts, staged.path)
      await (options.overwrite ? staged.commit() : staged.commitNew())
    } finally {
      await staged.discard()
    }
    await writeReports(host.cwd, options.report ?? [], end, identity)
    await removeLeftovers(output)
    if (!options.quiet) await host.stderr.write(`joined ${parts.length} parts: ${name}\n`)
    return await tellUnreadable(host, end.unreadable)
  } finally {
    await unlock()
  }
}

/** Lines, gzip members and zstd frames may be concatenated. */
async function joinLines(parts: readonly string[], path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const part of parts) {
      await appendFile(file, (await storageOf(part)).read(part))
    }
  } finally {
    await file.close()
  }
}

async function joinParquet(parts: readonly string[], path: string): Promise<void> {
  const { rowsOfParts, writeParquet } = await import('../output/write-parquet.ts')
  await writeParquet(rowsOfParts(parts), path)
}

/** Leftovers of killed workers, which no run continues. */
async function removeLeftovers(output: string): Promise<void> {
  const folder = partsFolder(output)
  const storage = await storageOf(folder)
  for (const name of await storage.list(folder)) {
    if (isStaged(name)) await storage.remove(`${folder}/${name}`)
  }
}
