import { nameOf } from '../paths.ts'
import type { BaselineEntry } from '../settings/settings.ts'

/** The share of the findings of a moved draft, or of its entry where that has more, that are in both. */
const LEAST_SHARED = 0.5

/** The entry of the draft that an unknown draft was moved or copied from; null where none is like it. */
export function movedEntry(
  entries: ReadonlyMap<string, BaselineEntry>,
  path: string,
  findings: BaselineEntry['findings'],
): BaselineEntry | null {
  const name = nameOf(path)
  const total = sumOf(findings)
  let best: { readonly entry: BaselineEntry; readonly share: number } | null = null
  for (const [known, entry] of entries) {
    const isNamesake = nameOf(known) === name
    const isEmpty = Object.keys(entry.findings).length === 0
    if (total === 0 && !(isEmpty && isNamesake)) continue
    const most = Math.max(total, sumOf(entry.findings))
    const share = total === 0 ? 1 : sharedFindings(entry.findings, findings) / most
    // Of two that are as like it, the one of the same name.
    const worth = share + (isNamesake ? 0.001 : 0)
    if (share >= LEAST_SHARED && worth > (best?.share ?? 0)) best = { entry, share: worth }
  }
  return best?.entry ?? null
}

function sumOf(findings: BaselineEntry['findings']): number {
  return Object.values(findings).reduce((sum, count) => sum + count, 0)
}

function sharedFindings(
  known: BaselineEntry['findings'],
  findings: BaselineEntry['findings'],
): number {
  return Object.entries(findings).reduce((sum, [name, count]) => {
    return sum + Math.min(count, known[name] ?? 0)
  }, 0)
}
