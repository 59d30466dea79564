import { access, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import {
  configName,
  errorCode,
  folderOf,
  schemaAddress,
  UsageError,
  writeProblem,
} from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { exitCodes, type Host } from '../host.ts'
import { openHostWorkspace } from '../options/open-workspace.ts'

/** The schema in the installed package, which editors read without a network. */
const INSTALLED_SCHEMA = 'node_modules/content-trust/dist/schema.json'

const nextSteps = `
Next:
  npx content-trust check .                     score the drafts of this folder
  npx content-trust check --print-config FILE   show the settings of one draft and where each comes from
  npx content-trust rules                       list the rules that severity and ignore_rules can name
`

/** Writes a config file and says what to do next. Throws a UsageError where the folder has a config. */
export async function init(host: Host): Promise<number> {
  const existing = await existingConfig(host)
  if (existing !== null) {
    throw new UsageError(`${existing} already has settings; nothing was written. Edit that file.`)
  }
  const config = {
    $schema: await schemaFor(host.cwd),
    root: true,
    intended_use: 'publish',
    fail_on: 'none',
  }
  try {
    const text = `${JSON.stringify(config, null, 2)}\n`
    await writeFile(join(host.cwd, configName), text, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      throw new UsageError(`${configName} already exists; nothing was written.`)
    }
    throw new UsageError(`${configName}: ${writeProblem(error)}`)
  }
  await host.stdout.write(`Wrote ${configName}.\n${nextSteps}`)
  return exitCodes.passed
}

/** The config file of the working folder itself, as messages show it; null without one. */
async function existingConfig(host: Host): Promise<string | null> {
  const workspace = openHostWorkspace(host, await host.loadTextEngine(), {})
  const cwd = slashed(host.cwd)
  const configs = await workspace.configsAbove(`${cwd}/draft.md`)
  const own = configs.find((path) => folderOf(path) === cwd)
  return own === undefined ? null : slashed(relative(cwd, own))
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
