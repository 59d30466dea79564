import { plural } from '@content-trust/engine/report'
import { type Extraction, extractReferences } from '@content-trust/sources/extract'
import { type Endpoints, endpointsSchema, hostsOf } from '@content-trust/sources/state'
import type { Settings } from '@content-trust/workspace'
import type { ScoredText } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'

/** A draft whose sources are to be checked, with the settings of its folder, which front matter has no say in. */
export interface SourceDraft {
  readonly draft: ScoredText
  readonly syntax: TextTask['syntax']
  readonly folderSettings: Settings
}

/** Drafts whose references are looked up at the same endpoints. */
export interface DraftGroup {
  readonly endpoints: Endpoints
  readonly drafts: readonly { readonly draft: ScoredText; readonly extraction: Extraction }[]
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
  ].map(([endpoints, members]): DraftGroup => {
    return {
      endpoints: endpointsSchema.parse(JSON.parse(endpoints)),
      drafts: members.map(({ draft, syntax }) => ({
        draft,
        extraction: extractReferences({ source: draft.source, syntax }),
      })),
    }
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
