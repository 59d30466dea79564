import { contextOf, type Settings, type SettingsLayer, switchesOf } from '@content-trust/workspace'
import type { ScoringInput } from '../../shared/analysis.ts'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'
import type { DraftSettings } from '../workspace/draft-settings.ts'
import type { OpenWorkspaces } from '../workspace/open-workspaces.ts'

/** A request about a draft, with the settings that the draft has. */
export type Settled<Input> = Input & { readonly settings: Settings }

/** What the user chose in the window, as a layer under the configs of a folder. */
export function choiceOf({
  context,
  ignoredRules,
  severities,
}: Pick<ScoringInput, 'context' | 'ignoredRules' | 'severities'>): SettingsLayer {
  const { intended_use, format, domain, custom_policy } = context
  return {
    intended_use,
    format,
    ...(domain === undefined ? {} : { domain }),
    ...(custom_policy === undefined ? {} : { custom_policy }),
    ignore_rules: Object.fromEntries(ignoredRules.map((id) => [id, messages.settings.ignored])),
    severity: severities,
  }
}

/** The settings of the draft that a request is about. */
export function settingsOf(
  workspaces: Pick<OpenWorkspaces, 'settingsOf'>,
  input: ScoringInput,
): Promise<DraftSettings> {
  return workspaces.settingsOf(input.path ?? null, { text: input.text, choice: choiceOf(input) })
}

/** A request with the settings of its draft in the place of what the window chose. */
export function withSettings<Input extends ScoringInput>(
  input: Input,
  settings: Settings,
): Settled<Input> {
  const context = { ...input.context, ...contextOf(settings) }
  const { ignoredRules, severities } = switchesOf(settings)
  return { ...input, context, ignoredRules, severities: { ...severities }, settings }
}

/** As `withSettings`; throws for a draft that is not checked, or whose settings are wrong. */
export async function settle<Input extends ScoringInput>(
  workspaces: Pick<OpenWorkspaces, 'settingsOf'>,
  input: Input,
): Promise<Settled<Input>> {
  const found = await settingsOf(workspaces, input)
  switch (found.kind) {
    case 'settings':
      return withSettings(input, found.settings)
    case 'unchecked':
      throw new CallError('not_checked', messages.settings.notChecked(found.note))
    case 'invalid':
      throw new CallError('invalid_settings', messages.settings.invalid(found))
    default:
      return found satisfies never
  }
}
