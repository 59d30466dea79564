export { explainIssues } from './explain-issues.ts'
export { parseBaseline } from './parse-baseline.ts'
export {
  type Config,
  layerShape,
  type Parsed,
  parseConfig,
  parseFrontMatter,
} from './parse-settings.ts'
