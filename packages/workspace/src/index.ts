export { failOnValues, settingNames } from '@content-trust/engine/settings'
export { bufferSource } from './adapters/buffer-source.ts'
export { type GitTree, gitTreeSource } from './adapters/git-tree-source.ts'
export { baselineText } from './baseline/baseline-text.ts'
export type { Baseline } from './baseline/read-baseline.ts'
export {
  draftExtensions,
  draftSyntax,
  isFoundDraft,
  mayHoldFrontMatter,
} from './drafts/draft-syntax.ts'
export type { Answer, FileEntry, FileSource, SyncFileSource } from './file-source.ts'
export { type DraftSettings, withFrontMatter } from './front-matter/draft-settings.ts'
export {
  type DraftWarning,
  type FrontMatter,
  frontMatterKey,
  frontMatterText,
  type KeyPlace,
  type Place,
} from './front-matter/front-matter.ts'
export { type HeldDraft, holdDraft } from './front-matter/held-draft.ts'
export { type AskedSetting, type HeldSettings, holdSettings } from './front-matter/held-settings.ts'
export type { FoundImage } from './images/find-image.ts'
export { imagePlaces } from './images/image-places.ts'
export {
  findImageReferences,
  type ImageReference,
  isImageName,
  localImageName,
} from './images/image-references.ts'
export { didYouMean, nearest } from './nearest.ts'
export {
  openWorkspace,
  readFrontMatter,
  resolveFrontMatter,
  type Workspace,
} from './open-workspace.ts'
export type { Config } from './parse/create-parser.ts'
export { folderOf, joinPath, pathFrom, pathInside } from './paths.ts'
export type { LoadedClause, LoadedPolicy, SwitchedOff } from './policy/loaded-policy.ts'
export { isPolicyFile } from './policy/policy-names.ts'
export type { PolicyPlace } from './policy/policy-place.ts'
export { errorCode, fileProblem, UsageError, writeProblem } from './problems.ts'
export { policySchemaAddress, schemaAddress } from './schema-address.ts'
export { applyLayer, mergeLayers, originsOf } from './settings/merge-layers.ts'
export { contextOf, houseOf, policyOf, scoreOptions, switchesOf } from './settings/score-options.ts'
export type {
  BaselineEntry,
  FailOn,
  NamedLayer,
  NamedWrittenLayer,
  Settings,
  SettingsLayer,
  WrittenLayer,
} from './settings/settings.ts'
export { configName, isSettingsFile, settingsGlobs } from './workspace/config-names.ts'
export type { Ignored, Listing, Resolved, WorkspaceOptions } from './workspace/core.ts'
export type { ConfigLayer } from './workspace/load-config.ts'
