import { access } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { schemaAddress } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'

/** The schema in the installed package, which editors read without a network. */
const INSTALLED_SCHEMA = 'node_modules/content-trust/dist/schema.json'

/** The text of a folder's first config, as `init` and an editor write it: JSON that both can edit. */
export async function initialConfigText(folder: string): Promise<string> {
  const config = {
    $schema: await schemaFor(folder),
    root: true,
    intended_use: 'publish',
    fail_on: 'none',
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Where an editor finds the schema: in the installed package, else at its address. */
async function schemaFor(cwd: string): Promise<string> {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const file = join(folder, INSTALLED_SCHEMA)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) {
      const path = slashed(relative(cwd, file))
      return path.startsWith('.') ? path : `./${path}`
    }
    if (folder === dirname(folder)) return schemaAddress
  }
}
