/** Where the site is served and what it is made from; set by the environment, as a deployment knows it. */
export interface SiteOptions {
  /** Address of the host, such as `https://example.github.io`; without one there is no sitemap. */
  readonly site: string | undefined
  /** Path of the site on its host, with slashes at both ends. */
  readonly base: string
  /** Address of the repository, without a slash at its end. */
  readonly repository: string
}

/** Reads `DOCS_SITE`, `DOCS_BASE` and `DOCS_REPOSITORY`. */
export function readSiteOptions(env: Readonly<Record<string, string | undefined>>): SiteOptions {
  return {
    // An empty variable is what a workflow passes on where there is no value.
    site: env['DOCS_SITE'] || undefined,
    base: `/${env['DOCS_BASE'] ?? ''}/`.replace(/\/{2,}/g, '/'),
    repository: (
      env['DOCS_REPOSITORY'] || 'https://github.com/content-trust/content-trust'
    ).replace(/\/+$/, ''),
  }
}
