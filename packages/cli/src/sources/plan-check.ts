import { plural } from '@content-trust/engine/report'
import { type Extraction, extractReferences } from '@content-trust/sources/extract'
import { type Endpoints, hostsOf, resolveEndpoints } from '@content-trust/sources/state'
import type { Settings } from '@content-trust/workspace'
import type { ScoredText } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'

/** A draft whose sources are to be checked, with the settings of its folder, which front matter has no say in. */
export interface SourceDraft {
  readonly draft: ScoredText
  readonly syntax: TextTask['syntax']
  /** Whether its result has details. */
  readonly details: boolean
  readonly folderSettings: Settings
}

/** Drafts whose references are looked up at the same endpoints. */
export interface DraftGroup {
  readonly endpoints: Endpoints
  readonly drafts: readonly { readonly of: SourceDraft; readonly extraction: Extraction }[]
}

/** What a check of sources will do. */
export interface CheckPlan {
  readonly groups: readonly DraftGroup[]
  /** In order of their names. */
  readonly hosts: readonly string[]
  readonly references: number
  /** Packages of which nobody is asked, because settings name no registry. */
  readonly unknownRegistries: readonly string[]
}

/** Finds the references of drafts and the hosts that know about them; opens no connection. */
export function planCheck(drafts: readonly SourceDraft[]): CheckPlan {
  const groups = [
    ...Map.groupBy(drafts, ({ folderSettings }) =>
      JSON.stringify(folderSettings.source_endpoints ?? {}),
    ),
  ].map(([settings, members]): DraftGroup => {
    const drafts = members.map((of) => ({
      of,
      extraction: extractReferences({ source: of.draft.source, syntax: of.syntax }),
    }))
    const references = drafts.flatMap(({ extraction }) => extraction.references)
    return { endpoints: resolveEndpoints(JSON.parse(settings), references), drafts }
  })
  const hosts = groups.flatMap((group) => hostsOf(referencesOf(group), group.endpoints))
  const registries = groups.flatMap((group) =>
    referencesOf(group).flatMap((each) =>
      each.kind === 'package' && group.endpoints[each.ecosystem] === null ? [each.ecosystem] : [],
    ),
  )
  return {
    groups,
    hosts: [...new Set(hosts)].sort(),
    references: groups.reduce((sum, group) => sum + referencesOf(group).length, 0),
    unknownRegistries: [...new Set(registries)].sort(),
  }
}

function referencesOf({ drafts }: DraftGroup) {
  return drafts.flatMap(({ extraction }) => extraction.references)
}

/** What a check says before it asks anybody. */
export function announce({ hosts, references, unknownRegistries }: CheckPlan, offline: boolean) {
  if (references === 0) return 'Asks nobody: there are no references.'
  const about = plural(references, 'reference')
  const registries = unknownRegistries.join(', ')
  const first = offline
    ? `Asks nobody about ${about}: answers come from the cache.`
    : `Asks ${plural(hosts.length, 'host')} about ${about}.`
  return unknownRegistries.length === 0
    ? first
    : `${first} Packages of ${registries} are not looked up: name a registry in \`source_endpoints\`.`
}
