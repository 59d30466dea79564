import type { Ecosystem } from '../../schema/index.ts'

/** Hosts of repositories whose modules are named by their first three parts. */
const repositoryHosts = new Set(['github.com', 'gitlab.com', 'bitbucket.org'])

/** The module that holds a Go package, as module proxies spell it. */
function goModule(name: string): string {
  const parts = name.split('/')
  const isInRepository = repositoryHosts.has(parts[0] ?? '')
  const hasMajor = /^v\d+$/.test(parts[3] ?? '')
  const path = isInRepository ? parts.slice(0, hasMajor ? 4 : 3).join('/') : name
  return path.replaceAll(/[A-Z]/g, (capital) => `!${capital.toLowerCase()}`)
}

/** The repository of an image; null for one of another registry, which its name spells out. */
function dockerRepository(name: string): string | null {
  const [first = '', ...rest] = name.split('/')
  if (rest.length === 0) return `library/${first}`
  return /[.:]|^localhost$/.test(first) ? null : name
}

/** The name under which a registry knows a package; null where it cannot know it. */
export function registryName(ecosystem: Ecosystem, name: string): string | null {
  switch (ecosystem) {
    case 'npm':
    case 'crates':
      return name
    case 'pypi':
      return name.toLowerCase().replaceAll(/[-_.]+/g, '-')
    case 'go':
      return goModule(name)
    case 'maven': {
      const [group, artifact] = name.split(':')
      return group && artifact ? `${group.replaceAll('.', '/')}/${artifact}` : null
    }
    case 'docker':
      return dockerRepository(name)
    default:
      return ecosystem satisfies never
  }
}
