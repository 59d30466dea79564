import { words } from './words.ts'

/** Words of date, number and measure. Compiled for this project. */

/** Months. */
export const months = words(`
  january february march april june july august september october november december
`)

/** Days of the week. */
export const weekdays = words(`
  monday tuesday wednesday thursday friday saturday sunday
`)

/** Units of time. */
export const timeUnits = words(`
  second seconds minute minutes hour hours day days week weeks month months year years decade
  decades century centuries
`)

/** Units of measure. */
export const measureUnits = words(`
  kg km cm mm mg ml gb mb kb ms mph kilometers kilometres miles meters metres feet inches
  pounds dollars euros percent degrees celsius fahrenheit litres liters gallons tons acres
  watts volts calories
`)

/** Numbers in words. */
export const numberWords = words(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
  hundred thousand million billion
`)
