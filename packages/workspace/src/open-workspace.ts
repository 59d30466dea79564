import type { Baseline } from './baseline/read-baseline.ts'
import type { DraftSettings } from './front-matter/draft-settings.ts'
import { draftSettings, frontMatterOf } from './front-matter/draft-settings.ts'
import type { FrontMatter } from './front-matter/front-matter.ts'
import type { FoundImage } from './images/find-image.ts'
import type { LoadedPolicy } from './policy/loaded-policy.ts'
import type { Settings, SettingsLayer } from './settings/settings.ts'
import { run } from './tasks.ts'
import {
  createCore,
  type Ignored,
  type Listing,
  type Resolved,
  type WorkspaceOptions,
} from './workspace/core.ts'
import type { ConfigLayer } from './workspace/load-config.ts'

/** Settings of the drafts below a folder. Each file is read once; open another after a change. */
export interface Workspace {
  /**
   * The settings of a file by its path, without its front matter.
   * Throws a `UsageError` for settings that are wrong.
   */
  readonly resolve: (path: string) => Promise<Resolved>
  /** The settings of a draft with those of its front matter. Throws as `resolve` does. */
  readonly resolveDraft: (path: string, text: string) => Promise<DraftSettings>
  /** Paths of the config files that hold for a file, the nearest first. */
  readonly configsAbove: (path: string) => Promise<readonly string[]>
  /** All layers of the config files that hold for a file, with those of every override, the farthest first. */
  readonly layersAbove: (path: string) => Promise<readonly ConfigLayer[]>
  /** The root of the repository that a file is in; without one the working folder, or the file's own. */
  readonly rootOf: (path: string) => Promise<string>
  /** Whether `.gitignore` or `.content-trust-ignore` leaves out a path that a host found by itself. */
  readonly isIgnored: (path: string, isFolder: boolean) => Promise<boolean>
  /** What leaves out a path that a user named: `.content-trust-ignore` alone. */
  readonly ignoredByName: (path: string) => Promise<Ignored | null>
  /**
   * Reads a policy with all that it extends: a shipped one by its name, a file by its path, or that of an installed package.
   * Throws a `UsageError` for one that is missing or wrong.
   */
  readonly readPolicy: (name: string) => Promise<LoadedPolicy>
  /** Reads a baseline file. Throws a `UsageError` for one that is missing, unless it may be, or wrong. */
  readonly readBaseline: (file: string, mayBeMissing?: boolean) => Promise<Baseline>
  /** The file of an image by the name that a draft has for it. */
  readonly findImage: (draft: string, name: string) => Promise<FoundImage>
  /**
   * Sentences about files that were not used so far; with a listing also about patterns of overrides that
   * match none of its files.
   */
  readonly notices: (listing?: Listing) => readonly string[]
}

const modules = {
  checks: () => import('./parse/parsing.ts'),
  yaml: () => import('./parse/yaml-parsing.ts'),
  policies: () => import('./policy/policy-module.ts'),
}

/** Opens a workspace. What checks settings is loaded when a file first holds some. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const core = createCore(options, modules)
  return {
    resolve: (path) => run(core.resolve(path)),
    resolveDraft: (path, text) => run(core.resolveDraft(path, text)),
    configsAbove: (path) => run(core.configsAbove(path)),
    layersAbove: (path) => run(core.layersAbove(path)),
    rootOf: (path) => run(core.rootOf(path)),
    isIgnored: (path, isFolder) => run(core.isIgnored(path, isFolder)),
    ignoredByName: (path) => run(core.ignoredByName(path)),
    readPolicy: (name) => run(core.readPolicy(name)),
    readBaseline: (file, mayBeMissing = false) => run(core.readBaseline(file, mayBeMissing)),
    findImage: (draft, name) => run(core.findImage(draft, name)),
    notices: core.notices,
  }
}

/** Reads the front matter key `contentTrust` of a draft; rules that its settings define count as known too. */
export function readFrontMatter(
  text: string,
  knownRules: readonly string[],
  settings: SettingsLayer = {},
): Promise<FrontMatter> {
  return run(frontMatterOf(text, settings, knownRules, modules))
}

/** Puts the front matter of a draft on top of settings that are resolved already, as in a worker. */
export function resolveFrontMatter(
  text: string,
  settings: Settings,
  knownRules: readonly string[],
): Promise<DraftSettings> {
  return run(draftSettings(text, settings, knownRules, modules))
}
