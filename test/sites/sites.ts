/** A host that builds an example site. */
export interface Site {
  /** The name to run it by. */
  readonly name: string
  /** Folder below `examples/sites`. */
  readonly folder: string
  /** Where a risky page is put. */
  readonly riskyPage: string
  /** Script of the site's package.json that builds it. */
  readonly script: string
  /** What checks the pages: the plugin inside the host, or the command line before it. */
  readonly checkedBy: 'plugin' | 'command line'
  /** A further script that must fail at a page that asks for a revision, or null. */
  readonly strictScript: string | null
  /** Pages of the clean site that the plugin or the command line reads in a cold build. */
  readonly pages: number
  /** An image that a page shows, where images are checked; null elsewhere. */
  readonly image: { readonly page: string; readonly path: string } | null
  /** Reports that the site writes, each with words that must be in it. */
  readonly reports: Readonly<Record<string, string>>
  /** Built files and the words of the badge that must be in one of them. */
  readonly badge: { readonly folder: string; readonly words: string } | null
}

/** Every host that is tested, the light ones first. */
export const sites: readonly Site[] = [
  {
    name: 'remark-cli',
    folder: 'remark-cli',
    riskyPage: 'docs/risky.md',
    script: 'build',
    checkedBy: 'plugin',
    strictScript: 'strict',
    pages: 2,
    image: null,
    reports: { 'content-trust.json': '"recommended_action":"allow"' },
    badge: null,
  },
  {
    name: 'vite-mdx',
    folder: 'vite-mdx',
    riskyPage: 'src/pages/risky.mdx',
    script: 'build',
    checkedBy: 'plugin',
    strictScript: null,
    pages: 1,
    image: null,
    reports: { 'content-trust.html': 'src/pages/pump.mdx' },
    badge: null,
  },
  {
    name: 'next-turbopack',
    folder: 'next',
    riskyPage: 'app/risky/page.mdx',
    script: 'build',
    checkedBy: 'plugin',
    strictScript: null,
    pages: 2,
    image: null,
    reports: { 'content-trust.json': 'app/pump/page.mdx' },
    badge: null,
  },
  {
    name: 'next-webpack',
    folder: 'next',
    riskyPage: 'app/risky/page.mdx',
    script: 'build:webpack',
    checkedBy: 'plugin',
    strictScript: null,
    pages: 2,
    image: null,
    reports: { 'content-trust.json': 'app/pump/page.mdx' },
    badge: null,
  },
  {
    name: 'astro-starlight',
    folder: 'astro-starlight',
    riskyPage: 'src/content/docs/risky.md',
    script: 'build',
    checkedBy: 'plugin',
    strictScript: null,
    pages: 2,
    image: { page: 'src/content/docs/bleed.mdx', path: 'src/content/docs/colours.jpg' },
    reports: { 'content-trust.sarif': '"columnKind":"utf16CodeUnits"' },
    badge: { folder: 'dist', words: 'Content Trust: allow' },
  },
  {
    name: 'docusaurus',
    folder: 'docusaurus',
    riskyPage: 'docs/risky.md',
    script: 'build',
    checkedBy: 'plugin',
    strictScript: null,
    pages: 2,
    image: null,
    reports: { 'content-trust.html': 'docs/bleed.mdx' },
    badge: { folder: 'build', words: 'Content Trust: allow, low risk' },
  },
  {
    name: 'vitepress',
    folder: 'vitepress',
    riskyPage: 'docs/risky.md',
    script: 'build',
    checkedBy: 'command line',
    strictScript: null,
    pages: 2,
    image: null,
    reports: {},
    badge: null,
  },
]
