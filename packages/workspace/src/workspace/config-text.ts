import type { Answer } from '../file-source.ts'
import { type Task, wait } from '../tasks.ts'

type LoadYaml = () => Answer<typeof import('../parse/yaml-parsing.ts')>

/** The text of a config file that is data, and the keys that lead to its settings. */
export interface ConfigText {
  readonly text: string
  readonly above: readonly string[]
}

/**
 * Adds the line of a mistake to a sentence about it: that of the key, or of the nearest key above it. JSON is read as
 * YAML, which it is but for rare cases; those have no line, and neither has a config that is code.
 */
export function* withLine(
  sentence: string,
  config: ConfigText | null,
  path: readonly PropertyKey[],
  loadYaml: LoadYaml,
): Task<string> {
  if (config === null) return sentence
  const { readYaml, YamlProblem } = yield* wait(loadYaml)
  const { text, above } = config
  const wanted = [...above, ...path.map(String)]
  let best: { readonly offset: number; readonly depth: number } | null = null
  try {
    for (const { path: each, offset } of readYaml(text).keysOf()) {
      const leads = each.every((key, index) => key === wanted[index])
      if (leads && each.length > (best?.depth ?? 0)) best = { offset, depth: each.length }
    }
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error
  }
  return best === null ? sentence : `${sentence} See line ${lineAt(text, best.offset)}.`
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
