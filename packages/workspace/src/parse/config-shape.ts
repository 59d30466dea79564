import * as z from 'zod'
import type { LayerShape } from './layer-shape.ts'

// Before a sign that a pattern gives a meaning, a backslash takes the meaning away, as in .gitignore; before a
// letter, a dot or a star it can only stand between folders, where it matches nothing.
const folderByBackslash = /\\[\w.*]/

const pattern = z.string().refine((text) => !folderByBackslash.test(text), {
  error: ({ input }) =>
    `The pattern \`${input}\` has backslashes between folders. Write \`${String(input).replaceAll('\\', '/')}\`, on Windows too.`,
})
/** Patterns in the syntax of .gitignore. */
export const patterns = z.array(pattern)

/** What a config file may say about itself and about files; the settings of drafts come beside it. */
export const fileShape = {
  $schema: z.string().optional().describe('Address of the JSON schema, for editors.'),
  root: z
    .boolean()
    .optional()
    .describe('Stops the search for further config files above this one.'),
  extends: z
    .union([z.string().min(1), z.array(z.string().min(1))])
    .optional()
    .describe(
      'Config files or packages to start from, the last one winning: a path that starts with `./`, `../` or `/`, from the folder of this file, or the name of an installed package.',
    ),
  ignore_files: patterns
    .optional()
    .describe('Files that are not checked, in the syntax of .gitignore.'),
}

/** The schema of a config file around the settings of a draft. */
export function configSchemaOf<Shape extends LayerShape>(shape: Shape) {
  const override = z.strictObject({
    files: patterns
      .min(1)
      .describe('The files that the entry is about, in the syntax of .gitignore.'),
    ...shape,
  })
  return z.strictObject({
    ...fileShape,
    ...shape,
    overrides: z
      .array(override)
      .optional()
      .describe('Settings for some files; the last entry that matches wins.'),
  })
}
