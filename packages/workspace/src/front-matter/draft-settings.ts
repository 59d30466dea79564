import { applyLayer } from '../settings/merge-layers.ts'
import type { Settings, SettingsLayer } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import type { Parsing } from '../workspace/read-config.ts'
import {
  type DraftWarning,
  type FrontMatter,
  frontMatterKey,
  frontMatterText,
  type Place,
} from './front-matter.ts'

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

/** Reads front matter; what reads YAML is loaded only for a draft that has some. */
export function* frontMatterOf(
  text: string,
  settings: SettingsLayer,
  knownRules: readonly string[],
  parsing: () => Task<Parsing>,
): Task<FrontMatter> {
  const inside = frontMatterText(text)
  if (inside === null || inside.text.trim() === '') return { kind: 'none' }
  const { loadYaml, parser } = yield* parsing()
  const { parseFrontMatter } = yield* wait(loadYaml)
  return parseFrontMatter(inside, parser, [...knownRules, ...parser.definedRules(settings)])
}

/** Puts front matter on top of the settings of a file. */
export function* draftSettings(
  text: string,
  settings: Settings,
  knownRules: readonly string[],
  parsing: () => Task<Parsing>,
): Task<DraftSettings> {
  return withFrontMatter(settings, yield* frontMatterOf(text, settings, knownRules, parsing))
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
