export {
  brokenFrontMatter,
  type FrontMatter,
  frontMatterText,
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
export {
  applyLayer,
  type BaselineEntry,
  contextOf,
  type FailOn,
  failOnValues,
  mergeLayers,
  type NamedLayer,
  type Settings,
  type SettingsLayer,
} from './settings.ts'
