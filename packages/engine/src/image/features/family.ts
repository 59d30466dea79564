import type { Plane, Planes } from '../planes.ts'
import type { FilterName } from './filters.ts'

/** What the families share of one window, so that nothing is filtered twice. */
export interface WindowView {
  readonly planes: Planes
  /** Residuals of the brightness. */
  readonly residuals: Readonly<Record<FilterName, Plane>>
}

/** Numbers of one kind, measured together; `measure` gives one for each name. */
export interface Family {
  readonly names: readonly string[]
  readonly measure: (view: WindowView) => readonly number[]
}
