/** A host that builds an example site: what its recipe in the guide promises, and how it is tried. */
export interface Host {
  /** Heading of its recipe in `docs/remark.md`. */
  readonly recipe: string
  /** What checks the pages: the plugin inside the host, or the command line before it. */
  readonly checkedBy: 'plugin' | 'command line'
  /** Where a risky page is put. */
  readonly riskyPage: string
  /** Pages of the new site. */
  readonly pages: number
  /** Its builds take so long that what other hosts show as well is left out: a second clean build, a baseline, and the repaired site. */
  readonly isSlow?: boolean
  /** Scripts of its package.json that build the site, the usual one first. */
  readonly scripts: readonly string[]
  /** Folder of what it keeps between builds, where losing it is tried too. */
  readonly cache?: string
  /** A script that must fail at a page which asks for a revision. */
  readonly strictScript?: string
  /** An image that a page shows, where images are checked. */
  readonly image?: { readonly page: string; readonly path: string }
  /** Folder of the built pages and words that one of them must hold. */
  readonly built: { readonly folder: string; readonly words: string }
  /** A program that npm doesn't install. Without it, the check before the build is tested alone. */
  readonly program?: string
}

const defaults = { checkedBy: 'plugin', pages: 2, scripts: ['build'] } as const
const words = 'part 7731-B'

/** Every host of the guide, by its folder below `examples/sites`. */
export const hosts = {
  'vite-mdx': {
    ...defaults,
    recipe: 'Vite with MDX',
    riskyPage: 'src/pages/risky.mdx',
    pages: 1,
    built: { folder: 'dist', words: 'wrote both times on the lid' },
  },
  'remark-cli': {
    ...defaults,
    recipe: 'remark-cli',
    riskyPage: 'docs/risky.md',
    strictScript: 'strict',
    // It prints pages and builds none; the report is all that there is.
    built: { folder: '.', words: 'docs/pump.md' },
  },
  // Only `.md` pages: Astro doesn't start a processor as long as its cache holds them all.
  astro: {
    ...defaults,
    recipe: 'Astro',
    riskyPage: 'src/content/docs/risky.md',
    cache: 'node_modules/.astro',
    built: { folder: 'dist', words },
  },
  'astro-starlight': {
    ...defaults,
    recipe: 'Starlight',
    riskyPage: 'src/content/docs/risky.md',
    isSlow: true,
    image: { page: 'src/content/docs/bleed.mdx', path: 'src/content/docs/colours.jpg' },
    built: { folder: 'dist', words: 'Content Trust: allow' },
  },
  docusaurus: {
    ...defaults,
    recipe: 'Docusaurus',
    riskyPage: 'docs/risky.md',
    isSlow: true,
    built: { folder: 'build', words: 'Content Trust: allow, low risk' },
  },
  next: {
    ...defaults,
    recipe: 'Next',
    riskyPage: 'app/risky/page.mdx',
    isSlow: true,
    scripts: ['build', 'build:webpack'],
    built: { folder: '.next/server/app', words },
  },
  fumadocs: {
    ...defaults,
    recipe: 'Fumadocs',
    riskyPage: 'content/docs/risky.mdx',
    isSlow: true,
    built: { folder: '.next/server/app', words },
  },
  'nuxt-content': {
    ...defaults,
    recipe: 'Nuxt Content',
    riskyPage: 'content/risky.md',
    isSlow: true,
    built: { folder: '.output/public', words: 'wrote both times on the lid' },
  },
  vitepress: {
    ...defaults,
    recipe: 'VitePress',
    checkedBy: 'command line',
    riskyPage: 'docs/risky.md',
    built: { folder: 'docs/.vitepress/dist', words },
  },
  eleventy: {
    ...defaults,
    recipe: 'Eleventy',
    checkedBy: 'command line',
    riskyPage: 'docs/risky.md',
    built: { folder: '_site', words },
  },
  hugo: {
    ...defaults,
    recipe: 'Hugo',
    checkedBy: 'command line',
    riskyPage: 'content/risky.md',
    built: { folder: 'public', words },
    program: 'hugo',
  },
  mkdocs: {
    ...defaults,
    recipe: 'MkDocs',
    checkedBy: 'command line',
    riskyPage: 'docs/risky.md',
    built: { folder: 'site', words },
    program: 'mkdocs',
  },
} satisfies Record<string, Host>

export type HostName = keyof typeof hosts
