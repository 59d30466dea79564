import { z } from 'zod'

/** What a reference names. */
export const referenceKindSchema = z.enum([
  'url',
  'doi',
  'arxiv',
  'rfc',
  'cve',
  'isbn',
  'github_repository',
  'github_commit',
  'github_issue',
  'package',
  'footnote',
])
export type ReferenceKind = z.infer<typeof referenceKindSchema>

/** Where a package is published. */
export const ecosystemSchema = z.enum(['npm', 'pypi', 'crates', 'go', 'maven', 'docker'])
export type Ecosystem = z.infer<typeof ecosystemSchema>
