import type { CitedReference } from '../schema/index.ts'

/** What an address leads to, and its name there. */
export type Address = Pick<CitedReference, 'kind' | 'identifier'>

/** Names that are kept for examples (RFC 2606): nothing there can vouch for anything. */
const reservedHost = /(?:^|\.)(?:example(?:\.(?:com|org|net|edu))?|invalid|test|localdomain)$/

/** What a web address of a draft leads to; undefined for what is no address on the web. */
export function readAddress(written: string): Address | undefined {
  // A template or a variable makes the rest of the address.
  if (/[{}<>]|\$\w/.test(written)) return undefined
  const full = /^www\./i.test(written) ? `https://${written}` : written
  if (!URL.canParse(full)) return undefined
  const address = new URL(full)
  if (!/^https?:$/.test(address.protocol)) return undefined
  if (reservedHost.test(address.hostname)) return undefined
  address.username = ''
  address.password = ''
  const host = address.hostname.replace(/^www\./, '')
  const known = readers.find(({ hosts }) => hosts.includes(host))?.read(address)
  if (known !== undefined) return known
  address.hash = ''
  return { kind: 'url', identifier: address.href }
}

interface Reader {
  readonly hosts: readonly string[]
  readonly read: (address: URL) => Address | undefined
}

const readers: readonly Reader[] = [
  {
    hosts: ['doi.org', 'dx.doi.org'],
    read: ({ pathname }) =>
      named('doi', /^\/(10\.\d{4,9}\/.+)$/.exec(decoded(pathname))?.[1]?.toLowerCase()),
  },
  {
    hosts: ['arxiv.org'],
    read: ({ pathname }) =>
      named(
        'arxiv',
        /^\/(?:abs|pdf|html)\/((?:[a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?)(?:\.pdf)?$/
          .exec(pathname)?.[1]
          ?.toLowerCase(),
      ),
  },
  {
    hosts: ['rfc-editor.org', 'datatracker.ietf.org', 'tools.ietf.org'],
    read: ({ pathname }) => named('rfc', /\/rfc0*([1-9]\d{0,4})(?:\.\w+)?$/.exec(pathname)?.[1]),
  },
  {
    hosts: ['nvd.nist.gov', 'cve.org', 'cve.mitre.org'],
    read: ({ href }) => named('cve', /[/=](CVE-\d{4}-\d{4,7})$/i.exec(href)?.[1]?.toUpperCase()),
  },
  { hosts: ['github.com'], read: readGithub },
]

/** First parts of GitHub's own pages, which are no owners. */
const githubPages = new Set(
  'about apps collections contact customer-stories enterprise explore features issues login marketplace notifications orgs pricing pulls readme search security settings site sponsors topics trending'.split(
    ' ',
  ),
)

function readGithub({ pathname }: URL): Address | undefined {
  const [owner = '', name = '', part, id = '', ...rest] = pathname.split('/').slice(1)
  if (owner === '' || name === '' || githubPages.has(owner) || rest.join('') !== '')
    return undefined
  const repository = `${owner}/${name.replace(/\.git$/, '')}`.toLowerCase()
  switch (part) {
    case undefined:
    case '':
      return named('github_repository', repository)
    case 'issues':
    case 'pull':
      return /^\d+$/.test(id) ? named('github_issue', `${repository}#${id}`) : undefined
    case 'commit':
      return /^[\da-f]{7,40}$/i.test(id)
        ? named('github_commit', `${repository}@${id.toLowerCase()}`)
        : undefined
    default:
      return undefined
  }
}

function named(kind: Address['kind'], identifier: string | undefined): Address | undefined {
  return identifier === undefined ? undefined : { kind, identifier }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
