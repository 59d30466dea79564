export {
  brokenFrontMatter,
  type FrontMatter,
  frontMatterText,
  readFrontMatterValue,
} from './front-matter.ts'
export { didYouMean, nearest } from './nearest.ts'
export {
  applyLayer,
  type BaselineEntry,
  type FailOn,
  failOnValues,
  mergeLayers,
  type NamedLayer,
  type Settings,
  type SettingsLayer,
} from './settings.ts'
