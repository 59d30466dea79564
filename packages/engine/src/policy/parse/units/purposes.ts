import type { Unit } from './units.ts'

const purposes =
  /^(?:safety|clarity|privacy|consistency|accessibility|simplicity|brevity|legal reasons|safety reasons|security|comfort|peace of mind|protection|sake|readability|accuracy|fairness|reasons)$/

/** “For your own safety, …”, “for the sake of our readers, …” */
export function isPurpose(units: readonly Unit[]): boolean {
  const words = units.slice(1, Math.max(1, units.findIndex(isComma))).map(({ text }) => text)
  const [head, ...rest] = words.filter(
    (text) => !/^(?:your|our|own|the|their|everyone's)$/.test(text),
  )
  return purposes.test(head ?? '') && rest.length < MOST_OF_PURPOSE
}

/** Words of “of our readers and staff”. */
const MOST_OF_PURPOSE = 6

function isComma({ text }: Unit): boolean {
  return text === ','
}
