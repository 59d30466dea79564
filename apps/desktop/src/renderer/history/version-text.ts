import { capital } from '@content-trust/design'
import { actionLabels } from '@content-trust/engine/report'
import type { Version } from '../../shared/ipc/history.ts'
import { messages } from '../language/messages.ts'

const { history: text } = messages.keeping
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** When a version was kept, as a reader says it: “Today, 14:05”. */
export function nameOfVersion({ time }: Version, now: number = Date.now()): string {
  const day = date.format(time)
  return `${day === date.format(now) ? text.today : day}, ${clock.format(time)}`
}

/** What else is known of a version: why it was kept, its words and its decision. */
export function factsOfVersion({ reason, words, decision }: Version): string {
  const known = [
    text.reasons[reason],
    words === null ? null : text.words(words),
    decision === null ? null : capital(actionLabels[decision]),
  ]
  return known.filter((fact) => fact !== null).join(' · ')
}
