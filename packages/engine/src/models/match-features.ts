import { EngineError } from '../schema/error.ts'

/**
 * Where each feature of a model lies among the engine's: both lists have one order, and the engine may have more.
 *
 * Throws `invalid_model` for a feature that the engine does not have, or has elsewhere in the order. A feature
 * that only the engine has, such as a rule that was added after the training, has no place and so no weight.
 */
export function matchFeatures(
  model: string,
  found: readonly string[],
  engine: readonly string[],
): Int32Array {
  const places = new Int32Array(found.length)
  let next = 0
  for (let index = 0; index < found.length; index++) {
    const name = found[index]
    while (next < engine.length && engine[next] !== name) next++
    if (next === engine.length) throw unexpected(model, index, name, engine)
    places[index] = next++
  }
  return places
}

/** The weights of a model by the engine's features; 0 for each that the model does not have. */
export function weightsByFeature(
  { id, features, weights }: ModelWeights,
  engine: readonly string[],
): Float64Array {
  const all = new Float64Array(engine.length)
  for (const [index, place] of matchFeatures(id, features, engine).entries()) {
    all[place] = weights[index]
  }
  return all
}

/** The part of a model file that weighs features. */
export interface ModelWeights {
  readonly id: string
  readonly features: readonly string[]
  /** One for each feature, in the same order. */
  readonly weights: readonly number[]
}

function unexpected(
  model: string,
  index: number,
  name: string,
  engine: readonly string[],
): EngineError {
  const expected = engine.includes(name)
    ? 'expected the order of the engine'
    : 'expected one that the engine has'
  return new EngineError(
    'invalid_model',
    `Unexpected feature ${index} “${name}” in the model ${model}, ${expected}. Install the model and the engine of one release, or train the models again: npm run train.`,
  )
}
