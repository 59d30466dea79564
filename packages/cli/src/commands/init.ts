import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { configName, errorCode, folderOf, UsageError, writeProblem } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { exitCodes, type Host } from '../host.ts'
import { initialConfigText } from '../options/initial-config.ts'
import { openHostWorkspace } from '../options/open-workspace.ts'

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
  try {
    const text = await initialConfigText(host.cwd)
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
