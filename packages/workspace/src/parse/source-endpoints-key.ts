import * as z from 'zod'

/** Kinds of references that are looked up at an endpoint. */
const endpointNames = [
  'doi',
  'doi_record',
  'doi_page',
  'arxiv',
  'rfc',
  'cve',
  'github',
  'npm',
  'pypi',
  'crates',
  'go',
  'maven',
  'docker',
] as const

const addressSchema = z
  .string()
  .regex(
    /^https?:\/\/[^{}\s]+\{id\}[^{}\s]*$/,
    'Expected an address that starts with https:// or http:// and has {id} in it once.',
  )

/** Addresses of records by the kind of reference; null where nobody is to be asked. */
export const sourceEndpointsKey = z.partialRecord(z.enum(endpointNames), addressSchema.nullable())
