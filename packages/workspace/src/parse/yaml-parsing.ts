/** What reads YAML, in one module, because it is loaded with the first text that holds some. */
export { readFrontMatterText } from '../front-matter/read-front-matter.ts'
export { readYaml } from '../yaml/read-yaml.ts'
export { YamlProblem } from '../yaml/yaml-problem.ts'
