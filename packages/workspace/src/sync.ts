import { parseBaseline } from './baseline/parse-baseline.ts'
import type { Baseline } from './baseline/read-baseline.ts'
import type { SyncFileSource } from './file-source.ts'
import { checkFrontMatter } from './front-matter/check-front-matter.ts'
import { type DraftSettings, draftSettings, frontMatterOf } from './front-matter/draft-settings.ts'
import type { FrontMatter } from './front-matter/front-matter.ts'
import type { FoundImage } from './images/find-image.ts'
import { parser } from './parse/create-parser.ts'
import * as yaml from './parse/yaml-parsing.ts'
import type { LoadedPolicy } from './policy/loaded-policy.ts'
import * as policies from './policy/policy-module.ts'
import type { Settings, SettingsLayer } from './settings/settings.ts'
import { runSync } from './tasks.ts'
import {
  createCore,
  type Ignored,
  type Listing,
  type Resolved,
  type WorkspaceOptions,
} from './workspace/core.ts'
import type { ConfigLayer } from './workspace/load-config.ts'

const modules = {
  checks: () => ({ parseBaseline, parser }),
  yaml: () => yaml,
  policies: () => policies,
}

/** How a host that cannot wait reads settings. */
export interface SyncWorkspaceOptions extends WorkspaceOptions {
  readonly source: SyncFileSource
}

/** Settings of the drafts below a folder, at once. Each file is read once; open another after a change. */
export interface SyncWorkspace {
  /** The settings of a file without its front matter. Throws a `UsageError` for settings that are wrong. */
  readonly resolve: (path: string) => Resolved
  /** The settings of a draft with those of its front matter. Throws as `resolve` does. */
  readonly resolveDraft: (path: string, text: string) => DraftSettings
  /** Paths of the config files that hold for a file, the nearest first. */
  readonly configsAbove: (path: string) => readonly string[]
  /** All layers of the config files that hold for a file, with those of every override, the farthest first. */
  readonly layersAbove: (path: string) => readonly ConfigLayer[]
  /** The root of the repository that a file is in; without one the working folder, or the file's own. */
  readonly rootOf: (path: string) => string
  /** Whether `.gitignore` or `.content-trust-ignore` leaves out a path that a host found by itself. */
  readonly isIgnored: (path: string, isFolder: boolean) => boolean
  /** What leaves out a path that a user named: `.content-trust-ignore` alone. */
  readonly ignoredByName: (path: string) => Ignored | null
  /** Reads a policy with all that it extends, by its name or path. Throws a `UsageError` for one that is missing or wrong. */
  readonly readPolicy: (name: string) => LoadedPolicy
  /** Reads a baseline file. Throws a `UsageError` for one that is missing, unless it may be, or wrong. */
  readonly readBaseline: (file: string, mayBeMissing?: boolean) => Baseline
  /** The file of an image by the name that a draft has for it. */
  readonly findImage: (draft: string, name: string) => FoundImage
  /** Sentences about files that were not used, and about patterns that match none of the listed files. */
  readonly notices: (listing?: Listing) => readonly string[]
}

/** Opens a workspace that answers at once, over a source that does. */
export function openWorkspaceSync(options: SyncWorkspaceOptions): SyncWorkspace {
  const core = createCore(options, modules)
  return {
    resolve: (path) => runSync(core.resolve(path)),
    resolveDraft: (path, text) => runSync(core.resolveDraft(path, text)),
    configsAbove: (path) => runSync(core.configsAbove(path)),
    layersAbove: (path) => runSync(core.layersAbove(path)),
    rootOf: (path) => runSync(core.rootOf(path)),
    isIgnored: (path, isFolder) => runSync(core.isIgnored(path, isFolder)),
    ignoredByName: (path) => runSync(core.ignoredByName(path)),
    readPolicy: (name) => runSync(core.readPolicy(name)),
    readBaseline: (file, mayBeMissing = false) => runSync(core.readBaseline(file, mayBeMissing)),
    findImage: (draft, name) => runSync(core.findImage(draft, name)),
    notices: core.notices,
  }
}

/** Reads the front matter key `contentTrust` of a draft; rules that its settings define count as known too. */
export function readFrontMatterSync(
  text: string,
  knownRules: readonly string[],
  settings: SettingsLayer = {},
): FrontMatter {
  return runSync(frontMatterOf(text, settings, knownRules, modules))
}

/** Reads a value of the key `contentTrust` that a host has parsed itself. */
export function readFrontMatterValue(
  value: unknown,
  knownRules: readonly string[],
  settings: SettingsLayer = {},
): FrontMatter {
  return runSync(checkFrontMatter(value, modules, { knownRules, settings }))
}

/** Puts the front matter of a draft on top of settings that are resolved already. */
export function resolveFrontMatterSync(
  text: string,
  settings: Settings,
  knownRules: readonly string[],
): DraftSettings {
  return runSync(draftSettings(text, settings, knownRules, modules))
}
