import { EngineError } from '../schema/error.ts'

/** Refuses a model whose features are not exactly the engine's, in the engine's order. */
export function checkFeatures(
  model: string,
  found: readonly string[],
  expected: readonly string[],
): void {
  const at = expected.findIndex((name, index) => found[index] !== name)
  if (at === -1 && found.length === expected.length) return
  const index = at === -1 ? expected.length : at
  throw new EngineError(
    'invalid_model',
    `Unexpected feature ${index} “${found[index] ?? 'none'}” in the model ${model}, expected “${expected[index] ?? 'none'}”. Train the models anew: npm run train.`,
  )
}
