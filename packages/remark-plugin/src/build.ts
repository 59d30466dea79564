import { collectBuild } from './report/build-folder.ts'

// Import this in the config of a host that runs plugins in worker processes, such as Next:
// then the process that reads the config shows one report for all of them.
collectBuild()
