import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runBuild } from '../../remark/support/run-build.ts'
import { writeFolder } from '../house-folder.ts'
import { type SettingsHost, verdictsIn } from '../verdict.ts'

/** A build with the plugin; a bare host parses CommonMark alone. */
function pluginIn(name: string, isBare: boolean): SettingsHost {
  return {
    name,
    readsBaselines: true,
    check: async (house) => {
      const folder = await writeFolder(house)
      const { baseline, drafts } = house
      const { stderr } = runBuild(folder, {
        pages: drafts,
        isBare,
        swallows: true,
        options: { reportFile: 'report.json', ...(baseline === null ? {} : { baseline }) },
      })
      const report = await readFile(join(folder, 'report.json'), 'utf8').catch(() => null)
      if (report === null) throw new Error(stderr)
      return verdictsIn(report)
    },
  }
}

export const plugin = pluginIn('plugin', false)
export const pluginWithoutGfm = pluginIn('plugin in a host without GFM', true)
