import { type Calibration, calibrate } from '../../models/calibration.ts'
import { structureFeatureNames } from '../features/structure-features.ts'

/**
 * The file form of the structure block of the texture model: piecewise linear functions of the layout of Markdown,
 * in standard deviations of people's texts, whose sum stays within `least` and `most`.
 *
 * `most` is no larger than the distance between medium and high, so that layout alone never makes a draft high: its
 * prose has to be medium by itself.
 */
export interface StructureFile {
  readonly features: readonly string[]
  readonly intercept: number
  readonly shapes: readonly Calibration[]
  readonly least: number
  readonly most: number
}

/** What one feature of the layout adds. */
export interface StructureMeasure {
  readonly name: string
  readonly value: number
  readonly added: number
}

/** What the layout of a draft adds to its raw texture score, and which features raise it. */
export interface StructureScore {
  /** In standard deviations of people's texts, `least` to `most`. */
  readonly added: number
  readonly measures: readonly StructureMeasure[]
}

/** A draft without structure: its layout says nothing. */
export const NO_STRUCTURE: StructureScore = { added: 0, measures: [] }

const known = new WeakMap<StructureFile, readonly number[]>()

/** Where the features of the file are among those of the engine. */
function placesOf(file: StructureFile): readonly number[] {
  const places = known.get(file) ?? file.features.map((name) => structureFeatureNames.indexOf(name))
  known.set(file, places)
  return places
}

/** Scores the layout features of a structured draft. */
export function scoreStructure(file: StructureFile, features: Float64Array): StructureScore {
  let raw = file.intercept
  const measures: StructureMeasure[] = []
  const places = placesOf(file)
  for (let index = 0; index < places.length; index++) {
    const value = features[places[index]]
    const added = calibrate(file.shapes[index], value)
    raw += added
    if (added > 0) measures.push({ name: file.features[index], value, added })
  }
  return { added: Math.min(file.most, Math.max(file.least, raw)), measures }
}
