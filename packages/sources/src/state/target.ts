import type { Ecosystem, Reference } from '../schema/index.ts'
import { type EndpointName, type Endpoints, npmAddress, recordAddress } from './endpoints.ts'
import { registryName } from './packages/registry-name.ts'

/** What is asked for a reference. */
export type Target =
  | { readonly kind: 'page'; readonly address: string; readonly isRecord: boolean }
  | { readonly kind: 'doi'; readonly address: string; readonly id: string }
  | {
      readonly kind: 'package'
      readonly address: string
      readonly ecosystem: Ecosystem
      readonly name: string
    }

/** The part of the address of a page on GitHub that stands for a commit or an issue. */
const githubPath = (id: string) => id.replace('@', '/commit/').replace('#', '/issues/')

/** What is asked for a reference; null for one that nobody is asked about. */
export function targetOf(reference: Reference, endpoints: Endpoints): Target | null {
  const { identifier } = reference
  const at = (name: EndpointName, id: string): string | null => {
    const template = endpoints[name]
    return template === null ? null : recordAddress(template, id)
  }
  const page = (address: string | null, isRecord = false): Target | null =>
    address === null ? null : { kind: 'page', address, isRecord }

  switch (reference.kind) {
    case 'url':
      return page(identifier.replace(/#.*$/, '') + (/#.*$/.exec(reference.url ?? '')?.[0] ?? ''))
    case 'doi': {
      const address = at('doi', identifier)
      return address === null ? null : { kind: 'doi', address, id: identifier }
    }
    case 'arxiv':
      return page(reference.url ?? at('arxiv', identifier))
    case 'rfc':
      return page(reference.url ?? at('rfc', identifier))
    case 'cve':
      return page(at('cve', identifier), true)
    case 'github_repository':
    case 'github_commit':
    case 'github_issue':
      return page(reference.url ?? at('github', githubPath(identifier)))
    case 'package': {
      const { ecosystem } = reference
      const name = registryName(ecosystem, identifier)
      const address =
        name === null
          ? null
          : ecosystem === 'npm'
            ? npmAddress(endpoints, name)
            : at(ecosystem, name)
      return address === null ? null : { kind: 'package', address, ecosystem, name: identifier }
    }
    case 'isbn':
    case 'footnote':
      return null
    default:
      return reference satisfies never
  }
}

/** The hosts that are asked for these references, in order of their names. */
export function hostsOf(references: readonly Reference[], endpoints: Endpoints): string[] {
  const addresses = references.flatMap((reference) => {
    const target = targetOf(reference, endpoints)
    if (target === null) return []
    const more = target.kind === 'doi' ? [endpoints.doi_record, endpoints.doi_page] : []
    return [target.address, ...more.filter((template) => template !== null)]
  })
  const hosts = addresses.flatMap((address) => URL.parse(address)?.host ?? [])
  return [...new Set(hosts)].sort()
}
