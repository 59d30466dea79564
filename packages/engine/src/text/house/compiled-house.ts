import type { House } from '../../schema/index.ts'
import { type CompiledHouse, checkHouse, compileHouse } from './compile-house.ts'
import { HouseError } from './house-error.ts'

/** Settings objects that drafts are scored with at a time; each folder of a site may have its own. */
const MOST_KEPT = 16

interface Kept {
  readonly known: ReadonlySet<string>
  readonly compiled: CompiledHouse
}

const noNames: ReadonlySet<string> = new Set()
const byObject = new WeakMap<House, Kept>()
// Settings come as new objects from a worker's messages and from each draft's layers.
const byText = new Map<string, Kept>()

/** A house made ready: once for all drafts of the same settings. Undefined where it says nothing. */
export function compiledHouse(
  house: House | undefined,
  known: ReadonlySet<string>,
): CompiledHouse | undefined {
  if (house === undefined || isEmpty(house)) return undefined
  const same = byObject.get(house)
  if (same?.known === known) return same.compiled
  const { accept, reject, rules } = house
  const text = JSON.stringify([accept, reject, rules])
  const equal = byText.get(text)
  const kept = equal?.known === known ? equal : { known, compiled: compileHouse(house, known) }
  byObject.set(house, kept)
  // What was used last goes last.
  byText.delete(text)
  byText.set(text, kept)
  const [oldest] = byText.keys()
  if (byText.size > MOST_KEPT && oldest !== undefined) byText.delete(oldest)
  return kept.compiled
}

/** What is wrong with house terms and rules; null where nothing is. `known` are names that no own rule may have. */
export function findHouseProblem(
  house: House,
  known: ReadonlySet<string> = noNames,
): HouseError | null {
  try {
    checkHouse(house, known)
    return null
  } catch (error) {
    if (error instanceof HouseError) return error
    throw error
  }
}

function isEmpty({ accept = [], reject = {}, rules = [] }: House): boolean {
  return accept.length === 0 && rules.length === 0 && Object.keys(reject).length === 0
}
