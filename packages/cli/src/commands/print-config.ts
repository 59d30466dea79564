import { resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import {
  type DraftSettings,
  draftSyntax,
  fileProblem,
  mergeLayers,
  type NamedLayer,
  originsOf,
  UsageError,
  type WrittenLayer,
} from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { exitCodes, type Host, ruleNames } from '../host.ts'
import { type CheckOptions, optionLayer } from '../options/check-options.ts'
import { openHostWorkspace, ownRuleIds } from '../options/open-workspace.ts'

/** Prints the settings that apply to one draft, and where each comes from. */
export async function printConfig(
  host: Host,
  file: string,
  options: CheckOptions,
): Promise<number> {
  const engine = await host.loadTextEngine()
  const layer = await optionLayer(options, ruleNames(engine), () =>
    ownRuleIds(host, engine, options),
  )
  const workspace = openHostWorkspace(host, engine, options, {
    under: [{ origin: 'default', layer: await defaultLayer() }],
    over: [{ origin: 'command line', layer }],
  })
  const path = slashed(resolve(host.cwd, file))
  const text = await readDraft(host, path, file)
  const { layers: given, ignored } = await workspace.resolve(path)
  const draft = await workspace.resolveDraft(path, text)
  if (draft.kind === 'broken') throw new UsageError(`${file}: ${draft.problem}`)
  const layers = [...given, ...frontMatterLayers(draft)]
  const warnings = draft.kind === 'settings' ? draft.warnings : []
  const report = {
    file,
    syntax: draftSyntax(path) ?? 'markdown',
    is_checked: ignored === null && draft.kind !== 'off',
    ignored_by: ignored?.by ?? (draft.kind === 'off' ? 'front matter' : undefined),
    settings: mergeLayers(layers.map(({ layer }) => layer)),
    origins: originsOf(layers),
    ...(warnings.length === 0 ? {} : { warnings }),
  }
  await host.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  for (const notice of workspace.notices()) await host.stderr.write(`warning: ${notice}\n`)
  return exitCodes.passed
}

async function defaultLayer(): Promise<WrittenLayer> {
  const { contextSchema } = await import('@content-trust/engine/schema')
  const { intended_use, format } = contextSchema.parse({})
  return { intended_use, format, fail_on: 'none' }
}

async function readDraft(host: Host, path: string, shown: string): Promise<string> {
  let bytes: Uint8Array
  try {
    bytes = await host.readFile(path)
  } catch (error) {
    throw new UsageError(`${shown}: ${fileProblem(error)}`)
  }
  const decoded = decodeDraft(bytes)
  if ('problem' in decoded) throw new UsageError(`${shown}: ${decoded.problem}`)
  return decoded.text
}

function frontMatterLayers(draft: DraftSettings): readonly NamedLayer[] {
  const isSet = draft.kind === 'settings' && draft.front.kind === 'settings'
  return isSet ? [{ origin: 'front matter', layer: draft.front.layer }] : []
}
