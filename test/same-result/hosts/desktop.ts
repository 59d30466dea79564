import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { draftSyntax } from '@content-trust/workspace'
import type { ScoringInput } from '../../../apps/desktop/src/shared/analysis.ts'
import { openBackend } from '../../support/desktop-backend.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { writeFolder } from '../house-folder.ts'
import { type SettingsHost, type Verdict, verdictsIn } from '../verdict.ts'

/** The main process of the desktop app: opens the folder, and exports the report of each draft in its tree. */
export const desktop: SettingsHost = {
  name: 'desktop',
  readsBaselines: false,
  check: async (house) => {
    const folder = await writeFolder(house)
    const report = join(temporaryFolder(), 'report.json')
    const { handlers, errors } = await openBackend({
      dialogs: { chooseFolder: async () => folder, chooseSavePath: async () => report },
    })
    const { folder: tree } = await handlers.openFolder({})
    const verdicts: Record<string, Verdict> = {}
    for (const { path, name, kind, isUnchecked } of tree?.entries ?? []) {
      if (kind === 'folder' || isUnchecked) continue
      const { text } = await handlers.readFile({ path })
      const draft: ScoringInput = {
        path,
        text,
        syntax: draftSyntax(name) ?? 'markdown',
        context: { format: 'other', intended_use: 'publish' },
        ignoredRules: [],
        severities: {},
      }
      const answer = await handlers.scoreDraft({ ...draft, draft: 'a', request: 0, ignored: [] })
      if (answer.status === 'unchecked') continue
      if (answer.status !== 'scored') throw new Error(`${path}: ${JSON.stringify(answer)}`)
      await handlers.exportReport({ ...draft, name, format: 'json' })
      const [verdict] = Object.values(verdictsIn(await readFile(report, 'utf8')))
      if (verdict === undefined) throw new Error(`${path}: no report`)
      const { gateFailure } = answer.settings
      if (verdict.gateFailed !== (gateFailure !== null)) throw new Error(`${path}: two gates`)
      verdicts[relative(folder, path).split(sep).join('/')] = verdict
    }
    if (errors.length > 0) throw new Error(String(errors[0]))
    return verdicts
  },
}
