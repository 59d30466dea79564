import { addedDirectives } from '@content-trust/engine'
import { findLines, positionAt } from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import {
  type DraftSettings,
  frontMatterKey,
  frontMatterText,
  holdDraft,
  mayHoldFrontMatter,
  type Settings,
} from '@content-trust/workspace'
import { resolveFrontMatterSync } from '@content-trust/workspace/sync'
import { ruleNames } from '../settings/rule-names.ts'
import type { AskedExemption } from './asked-exemption.ts'

/** One version of a draft. */
export interface DraftText {
  readonly source: string
  readonly syntax: Syntax
}

/** What a draft is scored with: its settings, and its text with the comments that count. */
export interface HeldText {
  readonly draft: DraftSettings
  readonly source: string
  readonly asked: readonly AskedExemption[]
}

/** The settings of a draft with its front matter, where its syntax has any. */
function settingsOf({ source, syntax }: DraftText, settings: Settings): DraftSettings {
  return resolveFrontMatterSync(mayHoldFrontMatter(syntax) ? source : '', settings, ruleNames)
}

/** Reads a draft as it asks to be read. */
export function readAsWritten(text: DraftText, settings: Settings): HeldText {
  return { draft: settingsOf(text, settings), source: text.source, asked: [] }
}

/** Reads a changed draft with the front matter and the ignore comments of its base, and lists what it asks for beyond. */
export function readAsInBase(now: DraftText, base: DraftText | null, settings: Settings): HeldText {
  return readHeld(now, { front: base, comments: base }, settings)
}

/** Reads an edited copy of a draft: what exempts its original as a whole does not exempt the copy. */
export function readAsCopy(now: DraftText, base: DraftText | null, settings: Settings): HeldText {
  const hasWide = base !== null && wideComment.test(base.source)
  return readHeld(now, { front: null, comments: hasWide ? null : base }, settings)
}

/** A comment that hides findings of more than one line. */
const wideComment = /content-trust-(?:ignore-file|disable(?!-))/

function readHeld(
  now: DraftText,
  base: { readonly front: DraftText | null; readonly comments: DraftText | null },
  settings: Settings,
): HeldText {
  const before = base.front === null ? null : settingsOf(base.front, settings)
  const { draft, asked } = holdDraft(settings, before, settingsOf(now, settings))
  const { added, source } = addedDirectives(now, base.comments)
  const lines = findLines(now.source)
  return {
    draft,
    source,
    asked: [
      ...asked.map(({ setting, reason }): AskedExemption => {
        const line = frontMatterLine(now.source)
        if (setting === frontMatterKey) return { what: 'skip', names: [], line, reason }
        return { what: 'setting', names: [setting], line, reason }
      }),
      ...added.map(({ start, names, reason }): AskedExemption => {
        return { what: 'comment', names, line: positionAt(lines, start).line, reason }
      }),
    ],
  }
}

/** The line of our key in front matter; null where a change took it away. */
function frontMatterLine(source: string): number | null {
  const front = frontMatterText(source)
  const at = front?.text.search(new RegExp(`^["']?${frontMatterKey}\\b`, 'm')) ?? -1
  return front === null || at < 0 ? null : front.placeOf(at).line
}
