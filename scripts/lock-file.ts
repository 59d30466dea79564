import { z } from 'zod'

const entrySchema = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})

export const lockFileSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) })
type LockFile = z.output<typeof lockFileSchema>

/** A package for another platform that the lock file does not hold in the version that is asked for. */
export interface Absent {
  /** The place in the tree of the package that asks for it. */
  readonly asker: string
  readonly name: string
  readonly version: string
  readonly isDev: boolean
}

/** What `npm ci` would miss: optional packages that the registry at hand did not have. */
export function absentFrom({ packages }: LockFile): Absent[] {
  return Object.entries(packages).flatMap(([asker, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = placesFrom(asker, name).find((place) => packages[place] !== undefined)
      const held = found === undefined ? undefined : packages[found]?.version
      // A range is npm's to judge; those that come for each platform are asked for exactly.
      const isHeld = held !== undefined && (!/^\d/.test(version) || held === version)
      return isHeld ? [] : [{ asker, name, version, isDev: dev === true }]
    }),
  )
}

/** Where npm looks for a package, the nearest place first. */
function placesFrom(asker: string, name: string): string[] {
  const steps = asker.split('/')
  return Array.from({ length: steps.length + 1 }, (_, up) => steps.slice(0, steps.length - up))
    .filter((folder) => folder.at(-1) !== 'node_modules')
    .map((folder) => [...folder, 'node_modules', name].filter(Boolean).join('/'))
}
