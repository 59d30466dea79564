import {
  mergeLayers,
  type NamedLayer,
  originsOf,
  type Resolved,
  resolveFrontMatter,
  type Settings,
  type SettingsLayer,
  UsageError,
} from '@content-trust/workspace'

/** The name of the layer that holds what the user chose in the window. */
export const windowOrigin = 'window'

/** A mistake at a place of a draft; line from 1, offset from 0 in UTF-16 code units. */
export interface SettingsProblem {
  readonly problem: string
  readonly line: number
  readonly offset: number
}

/** Settings of several sources. */
interface MergedSettings {
  readonly settings: Settings
  /** Where each setting comes from, by key, and by `key.entry` for a map. */
  readonly origins: Readonly<Record<string, string>>
}

/** What a draft is scored with, or why it is not scored. */
export type DraftSettings =
  | (MergedSettings & {
      readonly kind: 'settings'
      /** Without front matter: anybody may write a draft, so it has no say in what leaves this computer. */
      readonly ofFolder: MergedSettings
      /** What is wrong with the draft and does not keep it from being scored. */
      readonly warnings: readonly SettingsProblem[]
    })
  /** An ignore file, a config or the draft itself says that it is not checked. */
  | { readonly kind: 'unchecked'; readonly note: string }
  /** A setting is wrong; `place` is null where that is not in the draft. */
  | { readonly kind: 'invalid'; readonly problem: string; readonly place: SettingsProblem | null }

/** A draft with what the user chose for it in the window. */
export interface UnresolvedDraft {
  readonly text: string
  /** Holds where neither the configs nor the draft say otherwise. */
  readonly choice: SettingsLayer
}

/**
 * The settings of a draft: what the user chose in the window, over that the configs of its folder, over
 * those its front matter. The same layers as in every other host, with the window at the bottom.
 */
export async function resolveDraft(
  { text, choice }: UnresolvedDraft,
  knownRules: readonly string[],
  resolve: () => Promise<Pick<Resolved, 'layers' | 'ignored'>>,
): Promise<DraftSettings> {
  try {
    const { layers, ignored } = await resolve()
    if (ignored !== null) return { kind: 'unchecked', note: ignored.note }
    const named: NamedLayer[] = [{ origin: windowOrigin, layer: choice }, ...layers]
    const merged = mergeLayers(named.map(({ layer }) => layer))
    const found = await resolveFrontMatter(text, merged, knownRules)
    if (found.kind === 'off') return { kind: 'unchecked', note: found.note }
    if (found.kind === 'broken') {
      const { problem, place } = found
      return {
        kind: 'invalid',
        problem,
        place: { problem, line: place.line, offset: place.offset },
      }
    }
    const { settings, front, warnings } = found
    const ofFolder = { settings: merged, origins: originsOf(named) }
    if (front.kind === 'settings') named.push({ origin: 'front matter', layer: front.layer })
    return {
      kind: 'settings',
      settings,
      ofFolder,
      origins: originsOf(named),
      warnings: warnings.map(({ problem, line, offset }) => ({ problem, line, offset })),
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { kind: 'invalid', problem: error.message, place: null }
  }
}
