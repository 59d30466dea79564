/** What reads YAML, in one module, because it is loaded with the first text that holds some. */
export { parseFrontMatter } from '../front-matter/parse-front-matter.ts'
export { readYaml } from '../yaml/read-yaml.ts'
