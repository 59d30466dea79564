import { collectBuild } from './site/site-build.ts'

// Import this in the config of a host that runs plugins in worker processes, such as Next, or that names them
// by a text: then the process that reads the config shows one report for all pages, in every build.
collectBuild()
