import type { Parser } from '../parse/create-parser.ts'
import { UsageError } from '../problems.ts'
import { type LoadedConfig, layersOf } from './load-config.ts'

/**
 * Refuses configs that name a rule that neither the catalogue nor one of them has, or define one of the
 * catalogue again.
 */
export function checkRuleNames(
  parser: Parser,
  configs: readonly LoadedConfig[],
  knownRules: readonly string[],
): void {
  const layers = configs.flatMap(layersOf)
  const known = [...knownRules, ...layers.flatMap(({ layer }) => parser.definedRules(layer))]
  for (const { origin, layer } of layers) {
    const taken = parser.definedRules(layer).find((name) => knownRules.includes(name))
    if (taken !== undefined) throw new UsageError(`${origin}: ${builtInRule(taken)}`)
    const unknown = parser.unknownRule(layer, known)
    if (unknown !== null) throw new UsageError(`${origin}: ${unknown.problem}`)
  }
}

function builtInRule(id: string): string {
  return `\`rules\`: Unexpected id \`${id}\`, which is built in. Choose another one, such as \`house-${id}\`.`
}
