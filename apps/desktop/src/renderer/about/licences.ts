/** A package that the app contains, and the licence that it names. */
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** Put in by the build, from the lock file: `list-licences.ts`. */
declare const BUNDLED_LICENCES: readonly Licence[]

/** Every package whose code is in the app. */
export const licences: readonly Licence[] = BUNDLED_LICENCES
