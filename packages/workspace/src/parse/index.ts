export { parseBaseline } from '../baseline/parse-baseline.ts'
export { policyJsonSchema } from '../policy/policy-json-schema.ts'
export { type CamelCase, camelCase, type WithAliases, withoutAliases } from './aliases.ts'
export { configSchemaOf, fileShape, patterns } from './config-shape.ts'
export {
  type Config,
  createParser,
  type Parsed,
  type Parser,
  parser,
  type Unknown,
} from './create-parser.ts'
export { explainIssues } from './explain-issues.ts'
export { configJsonSchema } from './json-schema.ts'
export { type Layer, type LayerInput, type LayerShape, layerShape } from './layer-shape.ts'
export { namesRules, type RuleRole } from './rule-names.ts'
