import type { Unit } from './units.ts'

/** “No review is needed” */
export function isNeeded(units: readonly Unit[], at: number): boolean {
  const rest = units.slice(at + 1, at + 4)
  return rest.some(({ text }) => /(?:needed|required|necessary|need)$/.test(text))
}

/** Whether mail is written, and no address: “e-mails to customers”. */
export function isMail(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  const isModal = /^(?:must|prohibition)$/.test(next?.sign?.kind ?? '')
  const isHolder =
    isModal &&
    /^(?:contain|include|mention|have|carry|say|use|start|begin|end)/.test(
      units[at + 2]?.text ?? '',
    )
  return (
    /^e? ?(?:mails?|emails?|messages?)$/.test(units[at].text) &&
    (isHolder || /^(?:to|from)$/.test(next?.text ?? ''))
  )
}
