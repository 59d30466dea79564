import { holdSettings, type Settings, type Workspace } from '@content-trust/workspace'
import type { Change } from '../changes/change.ts'
import type { AskedExemption } from './asked-exemption.ts'
import type { OldCommits } from './versions.ts'

/** The settings of one draft of a change. */
export interface ChangeSettings {
  readonly settings: Settings
  /** Why the draft is not checked; null: it is. */
  readonly ignored: string | null
  readonly asked: readonly AskedExemption[]
}

/** Where settings come from and how far a change may loosen them. */
export interface SettingsOptions extends Pick<OldCommits, 'trustedTree'> {
  readonly workspace: Pick<Workspace, 'resolve'>
  readonly acceptsExemptions: boolean
}

/** The settings of a draft; a move may not loosen them, or it is listed and, unless accepted, does not count. */
export async function settingsOfChange(
  { path, previous, status }: Change,
  { workspace, trustedTree, acceptsExemptions }: SettingsOptions,
): Promise<ChangeSettings> {
  const { settings, ignored } = await workspace.resolve(path)
  const own = { settings, ignored: ignored?.note ?? null, asked: [] }
  const isMoved = status === 'renamed' && previous !== null
  if (trustedTree === null || !isMoved) return own
  const before = await workspace.resolve(previous)
  if (before.ignored !== null) return own
  const { fail_on, fail_on_rules, ignore_rules, severity } = before.settings
  const base = { ...settings, fail_on, fail_on_rules, ignore_rules, severity }
  const held = holdSettings(base, settings)
  const place = { what: 'path', line: null } as const
  const asked: readonly AskedExemption[] =
    ignored === null
      ? held.asked.map(({ setting, reason }) => ({ ...place, names: [setting], reason }))
      : [{ ...place, names: [], reason: ignored.note }]
  if (acceptsExemptions) return { ...own, asked }
  return { settings: held.settings, ignored: null, asked }
}
