import { figures } from './value-names/figures.ts'
import { layout } from './value-names/layout.ts'
import { links } from './value-names/links.ts'
import { people } from './value-names/people.ts'
import type { ValueName } from './value-names/value-name.ts'
import { wording } from './value-names/wording.ts'

/** Names of what is laid out, linked or counted in one way, each of which tells a detector its value. */
export const valueNames: readonly ValueName[] = [
  ...layout,
  ...links,
  ...figures,
  ...wording,
  ...people,
]
