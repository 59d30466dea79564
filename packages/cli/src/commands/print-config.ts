import { resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { type DraftWarning, mergeLayers, type NamedLayer } from '@content-trust/engine/settings'
import { createFolderChain } from '../config/find-config.ts'
import { createConfigLookup } from '../config/load-config.ts'
import { draftSyntax } from '../drafts/draft-syntax.ts'
import { readFrontMatter } from '../drafts/front-matter.ts'
import { exitCodes, type Host, ruleNames } from '../host.ts'
import { type CheckOptions, optionLayer } from '../options/check-options.ts'
import { fileProblem, UsageError } from '../usage-error.ts'

/** Prints the settings that apply to one draft, and where each comes from. */
export async function printConfig(
  host: Host,
  file: string,
  options: CheckOptions,
): Promise<number> {
  const knownRules = ruleNames(await host.loadTextEngine())
  const chain = createFolderChain(host.cwd)
  const lookup = createConfigLookup({
    cwd: host.cwd,
    only: options.config ?? null,
    chain,
    knownRules,
  })
  const path = resolve(host.cwd, file)
  const config = await lookup(path)
  const front = await frontMatterLayer(host, path, file, knownRules)
  const layers: readonly NamedLayer[] = [
    { origin: 'default', layer: await defaultLayer() },
    ...config.layers,
    { origin: 'command line', layer: optionLayer(options, knownRules) },
    ...front.layers,
  ]
  const report = {
    file,
    syntax: draftSyntax(path) ?? 'markdown',
    is_checked: config.ignoredBy === null && !front.isOff,
    ignored_by: config.ignoredBy ?? (front.isOff ? 'front matter' : undefined),
    settings: mergeLayers(layers.map(({ layer }) => layer)),
    origins: originsOf(layers),
    ...(front.warning === null ? {} : { warnings: [front.warning] }),
  }
  await host.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  return exitCodes.passed
}

async function defaultLayer(): Promise<NamedLayer['layer']> {
  const { contextSchema } = await import('@content-trust/engine/schema')
  const { intended_use, format } = contextSchema.parse({})
  return { intended_use, format, fail_on: 'none' }
}

interface FrontMatterSettings {
  readonly layers: readonly NamedLayer[]
  readonly isOff: boolean
  readonly warning: DraftWarning | null
}

async function frontMatterLayer(
  host: Host,
  path: string,
  shown: string,
  knownRules: readonly string[],
): Promise<FrontMatterSettings> {
  let bytes: Uint8Array
  try {
    bytes = await host.readFile(path)
  } catch (error) {
    throw new UsageError(`${shown}: ${fileProblem(error)}`)
  }
  const decoded = decodeDraft(bytes)
  if ('problem' in decoded) throw new UsageError(`${shown}: ${decoded.problem}`)
  const front = await readFrontMatter(decoded.text, () => knownRules)
  if (front.kind === 'broken') throw new UsageError(`${shown}: ${front.problem}`)
  const layers = front.kind === 'settings' ? [{ origin: 'front matter', layer: front.layer }] : []
  const warning = front.kind === 'invalid' ? front.warning : null
  return { layers, isOff: front.kind === 'off', warning }
}

function originsOf(layers: readonly NamedLayer[]): Record<string, string> {
  const origins: Record<string, string> = {}
  for (const { origin, layer } of layers) {
    const { ignore_rules: rules, severity, ...rest } = layer
    for (const [key, value] of Object.entries(rest)) if (value !== undefined) origins[key] = origin
    for (const id of Object.keys(rules ?? {})) origins[`ignore_rules.${id}`] = origin
    for (const name of Object.keys(severity ?? {})) origins[`severity.${name}`] = origin
  }
  return origins
}
