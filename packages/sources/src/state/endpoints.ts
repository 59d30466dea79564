import { z } from 'zod'

const isTemplate = (text: string) => text.split('{id}').length === 2 && URL.canParse(text)

/** The address of one record, in which `{id}` stands for its name. */
const templateSchema = z
  .string()
  .regex(/^https?:\/\//, 'Expected an address that starts with https:// or http://.')
  .refine(
    isTemplate,
    'Expected an address with {id} in it once, where the name of the record goes.',
  )

/** With null, what it stands for is not looked up. */
const withDefault = (template: string) => templateSchema.nullable().default(template)

/**
 * Where references without an address of their own are looked up. Any of them may be a mirror, and each may be
 * switched off with null.
 */
export const endpointsSchema = z
  .strictObject({
    /** Answers 200 for a DOI that is registered and 404 for another. */
    doi: withDefault('https://doi.org/api/handles/{id}'),
    /** The record of a DOI in the form of Crossref, which names retractions. */
    doi_record: withDefault('https://api.crossref.org/works/{id}'),
    /** The page of a paper. */
    doi_page: withDefault('https://doi.org/{id}'),
    arxiv: withDefault('https://arxiv.org/abs/{id}'),
    rfc: withDefault('https://www.rfc-editor.org/rfc/rfc{id}.txt'),
    cve: withDefault('https://cveawg.mitre.org/api/cve/{id}'),
    /** `{id}` is `owner/name`, with `/commit/…` or `/issues/…` after it. */
    github: withDefault('https://github.com/{id}'),
    /** Answers with the record of all versions; `npmEndpoints` says which one npm asks on this machine. */
    npm: templateSchema.nullable().default(null),
    /** Scopes of npm that have a registry of their own, such as `@harrow`, with its address. */
    npm_scopes: z.record(z.string().regex(/^@[^/\s]+$/), templateSchema).default({}),
    /** Answers with JSON in the form of the Python Package Index. */
    pypi: withDefault('https://pypi.org/pypi/{id}/json'),
    /** Answers with JSON in the form of crates.io. */
    crates: withDefault('https://crates.io/api/v1/crates/{id}'),
    /** `{id}` is a module with its capitals escaped, as the protocol of module proxies has it. */
    go: withDefault('https://proxy.golang.org/{id}/@latest'),
    /** `{id}` is the group with slashes for dots, a slash and the artifact. */
    maven: withDefault('https://repo1.maven.org/maven2/{id}/maven-metadata.xml'),
    /** `{id}` is a repository with its namespace, such as `library/nginx`. */
    docker: withDefault('https://hub.docker.com/v2/repositories/{id}/'),
  })
  .readonly()
export type Endpoints = z.infer<typeof endpointsSchema>
export type EndpointName = Exclude<keyof Endpoints, 'npm_scopes'>

/**
 * The address of a record. Slashes stay, everything else is escaped where it has to be. Null for a name with `.`
 * or `..` between its slashes, which would lead somewhere else.
 */
export function recordAddress(template: string, id: string): string | null {
  const parts = id.split('/')
  if (parts.some((part) => /^\.\.?$/.test(part))) return null
  return template.replace('{id}', () => parts.map(encodeURIComponent).join('/'))
}

/** The address of the record of an npm package, its name spelled as npm spells it there; null where nobody is asked. */
export function npmAddress({ npm, npm_scopes }: Endpoints, name: string): string | null {
  const [scope = ''] = name.split('/')
  const template = npm === null ? null : (npm_scopes[scope] ?? npm)
  if (template === null || name.split('/').some((part) => /^\.\.?$/.test(part))) return null
  return template.replace('{id}', () => encodeURIComponent(name).replace('%40', '@'))
}
