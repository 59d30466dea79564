import type { Mark } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { valueOrNotice } from '../state/api.ts'
import { findDraft } from '../state/drafts.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'

/** Something that was dismissed and can be brought back. */
interface Ignored {
  readonly text: string
  undo(): Promise<void>
}

/** What was dismissed, the last at the end. */
export const dismissed = createStore<readonly Ignored[]>([])

const MOST_UNDONE = 50
const LONGEST_QUOTE = 60
/** Text beside a finding that its name is made of. */
const NEIGHBOURHOOD = 130

/** Dismisses one finding, here and wherever the same words are beside the same words. */
export async function ignoreFinding(id: string, finding: Finding, mark: Mark): Promise<void> {
  const draft = findDraft(id)
  if (draft === null) return
  const { rule, quote, place } = finding
  const from = Math.max(0, mark.from - NEIGHBOURHOOD)
  const text = draft.doc.sliceString(from, mark.to + NEIGHBOURHOOD)
  const start = place === null ? null : mark.from - from
  const end = place === null ? null : mark.to - from
  const named = await valueOrNotice(
    window.api.fingerprintFinding({ text, finding: { rule, quote, start, end } }),
  )
  if (named === null) return
  const { fingerprint } = named
  const others = withoutFingerprint(fingerprint)
  await changeSettings({ ignored: [...others, { fingerprint, rule, quote: quote.slice(0, 400) }] })
  remember(`Ignored “${shorten(quote)}”.`, () => restoreFinding(fingerprint))
}

/** Switches a rule off. */
export async function ignoreRule(rule: string): Promise<void> {
  const others = settings.get().ignoredRules.filter((id) => id !== rule)
  await changeSettings({ ignoredRules: [...others, rule] })
  remember(`The rule ${rule} is off.`, () => restoreRule(rule))
}

/** Shows a dismissed finding again. */
export async function restoreFinding(fingerprint: string): Promise<void> {
  await changeSettings({ ignored: withoutFingerprint(fingerprint) })
}

/** Switches a rule on again. */
export async function restoreRule(rule: string): Promise<void> {
  await changeSettings({ ignoredRules: settings.get().ignoredRules.filter((id) => id !== rule) })
}

/** Brings back what was dismissed last. */
export async function undoIgnore(): Promise<void> {
  const last = dismissed.get().at(-1)
  if (last === undefined) return
  dismissed.change((all) => all.slice(0, -1))
  await last.undo()
}

function remember(text: string, undo: () => Promise<void>): void {
  dismissed.change((all) => [...all, { text, undo }].slice(-MOST_UNDONE))
}

function withoutFingerprint(fingerprint: string) {
  return settings.get().ignored.filter((known) => known.fingerprint !== fingerprint)
}

function shorten(quote: string): string {
  const characters = [...quote.replace(/\s+/g, ' ')]
  if (characters.length <= LONGEST_QUOTE) return characters.join('')
  return `${characters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…`
}
