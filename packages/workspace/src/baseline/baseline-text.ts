import type { BaselineEntry } from '../settings/settings.ts'

const VERSION = 1

/** The text of a baseline file, in a stable order; entries are by the path from its folder. */
export function baselineText(entries: ReadonlyMap<string, BaselineEntry>): string {
  const files = Object.fromEntries(
    sorted(entries).map(([path, entry]) => {
      const findings = Object.fromEntries(sorted(Object.entries(entry.findings)))
      return [path, { ...entry, findings }]
    }),
  )
  return `${JSON.stringify({ version: VERSION, files }, null, 2)}\n`
}

function sorted<T>(entries: Iterable<readonly [string, T]>): (readonly [string, T])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
}
