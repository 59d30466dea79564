import type { Ecosystem } from '../../schema/index.ts'
import crates from './names/crates.json' with { type: 'json' }
import docker from './names/docker.json' with { type: 'json' }
import go from './names/go.json' with { type: 'json' }
import maven from './names/maven.json' with { type: 'json' }
import npm from './names/npm.json' with { type: 'json' }
import pypi from './names/pypi.json' with { type: 'json' }

/** Names that many people install, and that somebody may have meant; `NOTICE.md` says where they come from. */
export const popularNames: Readonly<Record<Ecosystem, readonly string[]>> = {
  npm,
  pypi,
  crates,
  go,
  maven,
  docker,
}
