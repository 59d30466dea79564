import type { Ecosystem } from '../../schema/index.ts'
import { isOneEdit } from './is-one-edit.ts'
import { popularNames } from './popular-names.ts'
import { registryName } from './registry-name.ts'

/** In names shorter than this, one edit is no sign of anything. */
const shortest = 4

/** The popular package whose name is one edit from this one; null for a popular name itself. */
export function popularNameNear(ecosystem: Ecosystem, name: string): string | null {
  const known = popularNames[ecosystem]
  const plain = registryName(ecosystem, name)
  if (plain === null || plain.length < shortest) return null
  const spelled = (each: string) => registryName(ecosystem, each) ?? each
  if (known.some((each) => spelled(each) === plain)) return null
  return known.find((each) => each.length >= shortest && isOneEdit(spelled(each), plain)) ?? null
}
