import { applyLayer } from '../settings/merge-layers.ts'
import type { Settings, SettingsLayer } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import type { Modules } from '../workspace/read-config.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import {
  type DraftWarning,
  type FrontMatter,
  frontMatterKey,
  frontMatterText,
  type Place,
} from './front-matter.ts'
import { isPlainFrontMatter } from './plain-front-matter.ts'

/** What a draft is scored with, or why it is not. */
export type DraftSettings =
  | {
      readonly kind: 'settings'
      readonly settings: Settings
      readonly front: FrontMatter
      /** What is wrong with the draft and does not keep it from being scored. */
      readonly warnings: readonly DraftWarning[]
    }
  /** The draft leaves itself out; the note is for reports. */
  | { readonly kind: 'off'; readonly note: string }
  | { readonly kind: 'broken'; readonly problem: string; readonly place: Place }

/** Reads front matter; what reads YAML is loaded for a draft that has some, what checks settings for one that has settings. */
export function* frontMatterOf(
  text: string,
  settings: SettingsLayer,
  knownRules: readonly string[],
  modules: Modules,
): Task<FrontMatter> {
  const inside = frontMatterText(text)
  if (inside === null || inside.text.trim() === '' || isPlainFrontMatter(inside.text)) {
    return { kind: 'none' }
  }
  const { readFrontMatterText } = yield* wait(modules.yaml)
  const read = readFrontMatterText(inside)
  if ('warning' in read) return read
  return yield* checkFrontMatter(read.value, modules, { knownRules, settings }, read.places)
}

/** Puts front matter on top of the settings of a file. */
export function* draftSettings(
  text: string,
  settings: Settings,
  knownRules: readonly string[],
  modules: Modules,
): Task<DraftSettings> {
  return withFrontMatter(settings, yield* frontMatterOf(text, settings, knownRules, modules))
}

/** Settings with what front matter says on top. */
export function withFrontMatter(settings: Settings, front: FrontMatter): DraftSettings {
  switch (front.kind) {
    case 'off':
      return { kind: 'off', note: `its front matter says \`${frontMatterKey}: false\`` }
    case 'broken':
      return { kind: 'broken', problem: front.problem, place: front.place }
    case 'invalid':
      return { kind: 'settings', settings, front, warnings: [front.warning] }
    case 'settings':
      return { kind: 'settings', settings: applyLayer(settings, front.layer), front, warnings: [] }
    case 'none':
      return { kind: 'settings', settings, front, warnings: [] }
    default:
      return front satisfies never
  }
}
