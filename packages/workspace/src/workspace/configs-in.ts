import { joinPath } from '../paths.ts'
import { UsageError } from '../problems.ts'
import type { Task } from '../tasks.ts'
import { configsAmong, kindByEnding, packageName } from './config-names.ts'
import { packageConfig } from './read-config.ts'
import type { Reader } from './reader.ts'

/**
 * Config files of a folder that hold settings, at most one, and files that look like one and are not used.
 * Two that hold settings are a mistake.
 */
export function* configsIn(reader: Reader, folder: string): Task<string[]> {
  const names: string[] = []
  for (const name of configsAmong(yield* reader.list(folder))) {
    const isPackage = name === packageName
    if (isPackage && (yield* packageConfig(reader, joinPath(folder, name))) === undefined) continue
    names.push(name)
  }
  const known = names.filter((name) => kindByEnding(name) !== 'unknown')
  if (known.length > 1) {
    throw new UsageError(
      `${reader.show(folder)}: found ${known.join(' and ')}, expected one config; remove the other.`,
    )
  }
  return [...known, ...names.filter((name) => !known.includes(name))].map((name) =>
    joinPath(folder, name),
  )
}
