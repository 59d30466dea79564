export {
  type DraftWarning,
  type FrontMatter,
  frontMatterText,
  invalidFrontMatter,
  readFrontMatterValue,
} from './front-matter.ts'
export { imagePlaces } from './image-places.ts'
export {
  findImageReferences,
  type ImageReference,
  isPictureName,
  localImageName,
} from './image-references.ts'
export { didYouMean, nearest } from './nearest.ts'
export { type ParseYaml, yamlEngine } from './read-yaml.ts'
export { settingNames, unknownRule } from './rule-names.ts'
export {
  applyLayer,
  type BaselineEntry,
  contextOf,
  type FailOn,
  failOnValues,
  hasGate,
  mergeLayers,
  type NamedLayer,
  pickLayer,
  type Settings,
  type SettingsLayer,
  switchesOf,
} from './settings.ts'
export { YamlProblem } from './yaml-problem.ts'
