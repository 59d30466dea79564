import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of a built site. */
export interface BuiltPage {
  /** Below the base, such as `rules/buzzword/`; the first page is the empty text. */
  readonly address: string
  readonly html: string
  /** What a link may lead to within the page. */
  readonly anchors: ReadonlySet<string>
}

/** A built site, read into memory. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** Files other than pages, below the base. */
  readonly files: ReadonlySet<string>
}

/** Reads the folder of a built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name): BuiltPage => {
      const html = readFileSync(join(folder, name), 'utf8')
      const ids = html.matchAll(/\sid="([^"]+)"/g)
      const anchors = new Set([...ids].map(([, id = '']) => plain(id)))
      return { address: name.replace(/index\.html$/, ''), html, anchors }
    })
  return {
    pages: new Map(pages.map((page) => [page.address, page])),
    files: new Set(names.filter((name) => !name.endsWith('.html'))),
  }
}

/** Links and images of all pages that lead to no page, file or anchor of the site, each with the page that has it. */
export function deadLinks({ pages, files }: BuiltSite, base: string): string[] {
  return [...pages.values()].flatMap(({ address: from, html }) =>
    addressesIn(html).flatMap((link) => {
      const url = URL.parse(link, `http://site${base}${from}`)
      if (url === null) return [`${from}: ${link} is no address`]
      const { protocol, host, pathname, hash } = url
      if (!/^https?:$/.test(protocol) || host !== 'site') return []
      if (!pathname.startsWith(base)) return [`${from}: ${link} lies outside of ${base}`]
      const address = decodeURIComponent(pathname.slice(base.length))
      const page = pages.get(address)
      if (page === undefined) return files.has(address) ? [] : [`${from}: ${link}`]
      const anchor = decodeURIComponent(hash.slice(1))
      return anchor === '' || page.anchors.has(anchor) ? [] : [`${from}: ${link} has no such place`]
    }),
  )
}

/** What pages fetch from other hosts, or would if their policy let them. */
export function foreignFetches({ pages }: BuiltSite): string[] {
  const fetching =
    /<(?:script|img|source|iframe|video|audio|embed|object)\s[^>]*?(?:src|srcset|data)="((?:https?:)?\/\/[^"]+)"|<link\s(?![^>]*rel="(?:canonical|sitemap)")[^>]*?href="((?:https?:)?\/\/[^"]+)"/g
  return [...pages.values()].flatMap(({ address, html }) =>
    [...html.matchAll(fetching)].map(([, source, link]) => `${address}: ${source ?? link}`),
  )
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<[a-z]+\s[^>]*?\s?(?:href|src)="([^"]*)"/g)].map(([, url = '']) =>
    plain(url),
  )
}

function plain(attribute: string): string {
  return attribute
    .replace(/&#38;|&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
}
