const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const dayAlone = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  // Usage is counted by UTC days.
  timeZone: 'UTC',
})

/** A date and time in the visitor's time zone. */
export function moment(time: string): string {
  return dayAndTime.format(Date.parse(time))
}

/** A UTC day. */
export function utcDay(time: string): string {
  return dayAlone.format(Date.parse(time))
}

const steps = [
  [60, 'minute'],
  [3600, 'hour'],
  [86_400, 'day'],
] as const

/** The distance of a time from now, such as `in 3 hours`. */
export function fromNow(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1000
  const [size, unit] = steps.findLast(([step]) => Math.abs(seconds) >= step) ?? steps[0]
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(
    Math.round(seconds / size),
    unit,
  )
}
