import * as engine from '@content-trust/engine'
import { run } from '../../cli/support/fake-host.ts'
import { writeFolder } from '../house-folder.ts'
import { type SettingsHost, verdictsIn } from '../verdict.ts'

/** `content-trust check .` in the folder. */
export const commandLine: SettingsHost = {
  name: 'command line',
  readsBaselines: true,
  check: async (house) => {
    const folder = await writeFolder(house)
    const { baseline } = house
    const options = baseline === null ? [] : ['--baseline', baseline]
    const { out, err } = await run(folder, ['check', '.', '-f', 'json', ...options], {
      loadEngine: async () => engine,
    })
    if (out === '') throw new Error(err)
    return verdictsIn(out)
  },
}

/** A baseline of the folder as it is, made by the command line. */
export async function makeBaseline(house: Parameters<typeof writeFolder>[0]): Promise<string> {
  const folder = await writeFolder(house)
  const args = ['check', 'docs', '-f', 'json', '--baseline', 'baseline.json', '--update-baseline']
  await run(folder, args, { loadEngine: async () => engine })
  const { readFile } = await import('node:fs/promises')
  return await readFile(`${folder}/baseline.json`, 'utf8')
}
