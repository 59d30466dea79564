import { describeOwnRule } from '@content-trust/engine/report'
import type { OwnRule } from '@content-trust/engine/schema'
import { type ConfigLayer, mergeLayers, type Settings } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import { hostLayers } from '../options/open-workspace.ts'

/** An own rule and the place in the settings that it comes from. */
export interface FoundRule {
  readonly rule: OwnRule
  /** The config file, with the override where it is in one. */
  readonly origin: string
  /** The house that it is part of: what its file and those above say for all drafts, and its override. */
  readonly settings: Settings
}

/** The own rules of the config files that hold in the working folder, those of overrides too. */
export async function findOwnRules(host: Host, config: string | null): Promise<FoundRule[]> {
  const options = config === null ? {} : { config }
  const layers = await hostLayers(host, await host.loadTextEngine(), options)
  return layers.flatMap((layer) => {
    const settings = mergeLayers(applied(layers, layer).map((each) => each.layer))
    return Object.values(layer.layer.rules ?? {}).map((rule) => {
      return { rule, origin: layer.origin, settings }
    })
  })
}

/** What holds for all drafts, and the layer itself, which may be an override. */
function applied(layers: readonly ConfigLayer[], layer: ConfigLayer): ConfigLayer[] {
  const general = layers.filter(({ files }) => files === null)
  return layer.files === null ? general : [...general, layer]
}

/** Own rules as the catalogue describes the built-in ones, the one that holds where two have one id. */
export function describeAll(found: readonly FoundRule[]) {
  const byId = new Map(
    found.map(({ rule, origin }) => [rule.id, { ...describeOwnRule(rule), origin }] as const),
  )
  return [...byId.values()]
}
