import * as z from 'zod'
import type { ActionFacts, ManifestFacts } from '../../../provenance/declared-facts.ts'
import type { ManifestBoxes } from './walk-boxes.ts'

const namedSchema = z.union([z.string(), z.object({ name: z.string() })])
const actionsSchema = z.object({
  actions: z.array(
    z.object({
      action: z.string(),
      digitalSourceType: z.string().optional().catch(undefined),
      softwareAgent: namedSchema.nullish().catch(null),
    }),
  ),
})
const claimSchema = z.object({
  claim_generator: z.string().optional().catch(undefined),
  claim_generator_info: z
    .union([namedSchema, z.array(namedSchema)])
    .nullish()
    .catch(null),
})

/** What a manifest says of its generator and its actions, whether or not its signature can be read. */
export function readManifest(boxes: ManifestBoxes): ManifestFacts {
  return {
    generator: clean(boxes.flatMap(({ label, content }) => generatorOf(label, content))[0] ?? ''),
    actions: boxes.flatMap(({ label, content }) => actionsOf(label, content)),
  }
}

function generatorOf(label: string, content: unknown): string[] {
  if (!label.startsWith('c2pa.claim')) return []
  const claim = claimSchema.safeParse(content)
  if (!claim.success) return []
  const { claim_generator: generator, claim_generator_info: info } = claim.data
  const named = Array.isArray(info) ? info[0] : info
  return [nameOf(named) ?? generator ?? '']
}

function actionsOf(label: string, content: unknown): ActionFacts[] {
  if (!label.startsWith('c2pa.actions')) return []
  const parsed = actionsSchema.safeParse(content)
  if (!parsed.success) return []
  return parsed.data.actions.map(({ action, digitalSourceType, softwareAgent }) => {
    const agent = nameOf(softwareAgent)
    return {
      action: clean(action),
      sourceType: lastPart(digitalSourceType),
      agent: agent === null ? null : clean(agent),
    }
  })
}

function nameOf(named: z.output<typeof namedSchema> | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.name ?? null)
}

/** The last part of an IPTC URI: writers differ in what comes before it. */
export function lastPart(address: string | undefined): string | null {
  return address?.trim().split('/').at(-1) ?? null
}

/** Text of a file as one short line, for a reader. */
export function clean(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120)
}
