/** What reads and checks settings, in one module, because it is loaded with the first file that holds some. */
export { parseBaseline } from '../baseline/parse-baseline.ts'
export { parseFrontMatter, parseFrontMatterValue } from '../front-matter/parse-front-matter.ts'
export { readYaml } from '../yaml/read-yaml.ts'
export { parser } from './create-parser.ts'
