import { installedCommand } from './ensure-installed.ts'

/** Finds files, exports and dependencies that nothing uses; words go to knip. Knip reads its own from here. */
const knip = installedCommand('scripts/checkers', 'knip', 'knip')
process.argv[1] = knip
await import(knip)
