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
const withoutDefault = templateSchema.nullable().default(null)

/**
 * Where references without an address of their own are looked up. Any of them may be a mirror, and each may be
 * switched off with null. Registries of packages have no default: name the one that your team installs from.
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
    /** Answers with the record of all versions, as the npm registry does. */
    npm: withoutDefault,
    /** Answers with JSON in the form of the Python Package Index. */
    pypi: withoutDefault,
    /** Answers with JSON in the form of crates.io. */
    crates: withoutDefault,
    /** `{id}` is a module with its capitals escaped, as the protocol of module proxies has it. */
    go: withoutDefault,
    /** `{id}` is the group with slashes for dots, a slash and the artifact. */
    maven: withoutDefault,
    /** `{id}` is a repository with its namespace, such as `library/nginx`. */
    docker: withoutDefault,
  })
  .readonly()
export type Endpoints = z.infer<typeof endpointsSchema>
export type EndpointName = keyof Endpoints

/**
 * The address of a record. Slashes stay, everything else is escaped where it has to be. Null for a name with `.`
 * or `..` between its slashes, which would lead somewhere else.
 */
export function recordAddress(template: string, id: string): string | null {
  const parts = id.split('/')
  if (parts.some((part) => /^\.\.?$/.test(part))) return null
  return template.replace('{id}', () => parts.map(encodeURIComponent).join('/'))
}
