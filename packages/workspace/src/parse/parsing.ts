/** What checks settings, in one module, because it is loaded with the first file that holds some. */
export { parseBaseline } from '../baseline/parse-baseline.ts'
export { parser } from './create-parser.ts'
