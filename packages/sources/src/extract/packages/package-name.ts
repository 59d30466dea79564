import type { Ecosystem } from '../../schema/index.ts'

/** The name and the version that somebody asks a registry for. */
export interface PackageName {
  readonly identifier: string
  readonly version: string | null
}

/** Names that stand for the reader's own: nobody is meant to look them up. */
const placeholder =
  /[{}$*|\\…]|\.{3}|<[a-z]|^(?:foo|bar|baz|qux|name|pkg|package|module|image|crate|x|xyz|library|app|project)$|(?:^|[/@:._-])(?:your|my|some|acme|example|placeholder|username)(?:$|[/._-])|^@(?:org|scope|user|owner)\/|(?:package|module|library|image|crate)[_-]?name/i

/** A version is asked for after this mark; a first character is never one. */
const versionAt = /^(.[^@]*)(?:@(.+))?$/

const readers: Readonly<Record<Ecosystem, (spec: string) => PackageName | undefined>> = {
  npm(spec) {
    const [, alias] = /^(?:@[^/]+\/)?[^@]+@npm:(.+)$/.exec(spec) ?? []
    const [, identifier = '', version] = versionAt.exec(alias ?? spec) ?? []
    // A path, an address or “owner/name” on GitHub is no name of the registry.
    const isName = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i.test(identifier)
    const isFile = /\.(?:tgz|tar\.gz|[cm]?[jt]sx?)$/.test(identifier)
    if (!isName || isFile || /^(?:file|git|https?|link|workspace|github):/.test(version ?? ''))
      return undefined
    return { identifier: identifier.toLowerCase(), version: version ?? null }
  },
  pypi(spec) {
    const [, name = '', version] =
      /^([A-Za-z\d](?:[\w.-]*[A-Za-z\d])?)(?:\[[\w,\s.-]*\])?\s*((?:[=<>!~]=?=?|@)\s*\S.*)?$/.exec(
        spec,
      ) ?? []
    if (name === '' || /\.(?:whl|zip|tar\.gz|txt|toml)$/.test(name) || version?.startsWith('@'))
      return undefined
    return { identifier: name.toLowerCase().replaceAll(/[-_.]+/g, '-'), version: version ?? null }
  },
  crates(spec) {
    const [, identifier = '', version] = /^([a-z][\w-]{0,63})(?:@(.+))?$/i.exec(spec) ?? []
    return identifier === '' ? undefined : { identifier, version: version ?? null }
  },
  go(spec) {
    const [, path = '', version] = versionAt.exec(spec) ?? []
    // What has no dot in its first part is of the standard library.
    if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+\/[\w.~/-]+$/i.test(path) || path.endsWith('...'))
      return undefined
    return { identifier: modulePath(path), version: version ?? null }
  },
  maven(spec) {
    const [, identifier = '', version] = /^([\w.-]+:[\w.-]+)(?::([\w.-]+))?$/.exec(spec) ?? []
    return identifier === '' ? undefined : { identifier, version: version ?? null }
  },
  docker(spec) {
    const [, name = '', tag, digest] =
      /^((?:[\w.-]+(?::\d{2,5})?\/)?[a-z\d._/-]+)(?::([\w.-]+))?(?:@(sha256:[\da-f]{64}))?$/.exec(
        spec,
      ) ?? []
    if (name === '' || name === 'scratch' || /^[./-]|\/\/|\/$/.test(name)) return undefined
    return {
      // Official images are those of the user “library”.
      identifier: name.includes('/') ? name : `library/${name}`,
      version: digest ?? tag ?? null,
    }
  },
}

/** What a word asks a registry for; undefined for paths, addresses, flags, templates and placeholders. */
export function readPackageName(ecosystem: Ecosystem, spec: string): PackageName | undefined {
  if (spec.startsWith('-') || placeholder.test(spec)) return undefined
  return readers[ecosystem](spec)
}

/** Hosts whose modules are the first two parts of a path after them; elsewhere only the host knows. */
const repositoryHosts = /^(?:github|gitlab|bitbucket)\.(?:com|org)\//

function modulePath(path: string): string {
  if (!repositoryHosts.test(path)) return path
  const [host, owner, name, major] = path.split('/')
  const isMajor = major !== undefined && /^v[2-9]\d*$/.test(major)
  return [host, owner, name, ...(isMajor ? [major] : [])].join('/')
}
