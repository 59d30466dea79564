import type { Parser } from '../parse/create-parser.ts'
import { UsageError } from '../problems.ts'
import type { Task } from '../tasks.ts'
import { withLine } from './config-text.ts'
import { type LoadedConfig, layersOf } from './load-config.ts'
import type { Modules } from './read-config.ts'

/**
 * Refuses configs that name a rule that neither the catalogue nor one of them has, or define one of the
 * catalogue again.
 */
export function* checkRuleNames(
  parser: Parser,
  configs: readonly LoadedConfig[],
  knownRules: readonly string[],
  modules: Modules,
): Task<void> {
  const layers = configs.flatMap(layersOf)
  const known = [...knownRules, ...layers.flatMap(({ layer }) => parser.definedRules(layer))]
  for (const { origin, layer, text, path } of layers) {
    const taken = parser.definedRules(layer).find((name) => knownRules.includes(name))
    if (taken !== undefined) throw new UsageError(`${origin}: ${builtInRule(taken)}`)
    const unknown = parser.unknownRule(layer, known)
    if (unknown !== null) {
      const sentence = `${origin}: ${unknown.problem}`
      throw new UsageError(
        yield* withLine(sentence, text, [...path, ...unknown.path], modules.yaml),
      )
    }
  }
}

function builtInRule(id: string): string {
  return `\`rules\`: Unexpected id \`${id}\`, which is built in. Choose another one, such as \`house-${id}\`.`
}
