import { createHash } from 'node:crypto'
import type { Engine } from '../host.ts'
import type { Input } from './inputs/find-inputs.ts'
import type { RowOptions } from './rows/row-options.ts'

/** What decides the bytes of an output beside the options. */
export function identityOf(
  inputs: readonly Input[],
  { engineVersion, modelVersion }: Pick<Engine, 'engineVersion' | 'modelVersion'>,
): Record<string, string> {
  return {
    inputs: hashInputs(inputs),
    'engine version': engineVersion,
    'model version': modelVersion,
  }
}

/** The options by the names that a user knows. */
export function describeOptions(options: RowOptions): Record<string, string> {
  const named = Object.entries(options).map(([name, value]) => {
    const option = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [
      `--${option.replace('is-plain', 'plain').replace('context', 'use')}`,
      JSON.stringify(value),
    ]
  })
  return Object.fromEntries(named)
}

function hashInputs(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const { source, size, modified } of inputs)
    hash.update(JSON.stringify([source, size, modified]))
  return hash.digest('hex')
}
