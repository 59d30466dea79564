import { detectors } from './detectors/index.ts'

/** A detector that a clause may name. */
export interface DetectorDescription {
  readonly name: string
  /** A noun phrase that goes on after “finds”. */
  readonly finds: string
  /** What it may be told as `value`; absent where it is told nothing. */
  readonly value?: string
}

/** What each detector finds, for whoever has to choose one. */
export function describeDetectors(): DetectorDescription[] {
  return detectors.map(({ id, describe, parameter }) => ({
    name: id,
    finds: describe,
    ...(parameter === undefined ? {} : { value: parameter.describe }),
  }))
}
