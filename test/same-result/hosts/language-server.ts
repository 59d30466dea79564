import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { connect } from '../../lsp/support/connect.ts'
import { writeFolder } from '../house-folder.ts'
import type { SettingsHost, Verdict } from '../verdict.ts'

const placeSchema = z.object({
  severity: z.string(),
  start: z.int().nullable(),
  end: z.int().nullable(),
})

/** An editor that opens every draft of the folder. */
export const languageServer: SettingsHost = {
  name: 'language server',
  readsBaselines: false,
  check: async (house) => {
    const folder = await writeFolder(house)
    const server = await connect({ folder })
    const verdicts: Record<string, Verdict> = {}
    for (const path of house.drafts) {
      const uri = pathToFileURL(join(folder, path)).href
      server.open(uri, house.files[path] ?? '', path.endsWith('.mdx') ? 'mdx' : 'markdown')
      const { diagnostics } = await server.publication((sent) => sent.uri === uri)
      const findings = diagnostics.flatMap(({ code, data }) => {
        const place = placeSchema.safeParse(data)
        return place.success ? [{ rule: String(code), ...place.data }] : []
      })
      const gateFailed = diagnostics.some(({ code }) => code === 'decision')
      // A draft that is left out has no marks, as one without findings.
      if (diagnostics.length === 0) continue
      verdicts[path] = { gateFailed, failedBy: null, findings, scores: null }
    }
    if (server.messages.length > 0) throw new Error(server.messages.join('\n'))
    return verdicts
  },
}
