import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRepository } from '../../action/support/repository.ts'
import { runOn } from '../../action/support/with-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { type SettingsHost, verdictsIn } from '../verdict.ts'

/** A pull request that adds every draft; settings are in its base. */
export const action: SettingsHost = {
  name: 'action',
  readsBaselines: true,
  check: async ({ files, drafts, baseline }) => {
    const workspace = temporaryFolder()
    const changes = drafts.map((path) => ({ path, before: null, after: files[path] ?? '' }))
    const others = Object.fromEntries(
      Object.entries(files).filter(([path]) => !drafts.includes(path)),
    )
    const given = baseline === null ? {} : { baseline }
    const inputs = {
      'report-file': 'report.json',
      comment: 'never',
      exemptions: 'accept',
      ...given,
    }
    const { lines } = await runOn(makeRepository(changes, others), { inputs, workspace })
    const report = await readFile(join(workspace, 'report.json'), 'utf8').catch(() => null)
    if (report === null) throw new Error(lines.join('\n'))
    return verdictsIn(report)
  },
}
