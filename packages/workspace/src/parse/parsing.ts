/** What checks settings, in one module, because it is loaded with the first file that holds some. */
export { parseBaseline } from '../baseline/parse-baseline.ts'
export { parser } from './create-parser.ts'

/** Loads what reads YAML: a config in JSON does without it. */
export const loadYaml = () => import('./yaml-parsing.ts')
