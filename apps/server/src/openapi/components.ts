import * as schemas from '@content-trust/engine/schema'
import { z } from 'zod'
import type { Route } from '../define-route.ts'
import { describeReferences } from './describe-references.ts'

type Json = Readonly<Record<string, unknown>>

/** Schemas that occur in more than one body, by their published names. */
const shared = {
  input: {
    Context: schemas.contextSchema,
    MediaSource: schemas.mediaSourceSchema,
    AnalyzeTextRequest: schemas.analyzeTextRequestSchema,
    AnalyzeImageRequest: schemas.analyzeImageRequestSchema,
    AnalyzeAssetRequest: schemas.analyzeAssetRequestSchema,
    AnalyzeAudioRequest: schemas.analyzeAudioRequestSchema,
    AnalyzeVideoRequest: schemas.analyzeVideoRequestSchema,
    // Fields with a default are schemas of their own: generators that make a field with a default
    // beside its type required, because answers have it, leave these optional in requests.
    Format: schemas.contextSchema.shape.format,
    IntendedUse: schemas.contextSchema.shape.intended_use,
    StoreContent: schemas.storeContentSchema,
    PrivacyMode: schemas.privacyModeSchema,
    AutoRevise: schemas.autoReviseSchema,
    ExecutionMode: schemas.executionModeFieldSchema,
    IncludeTextInSpans: schemas.includeTextSchema,
  },
  output: {
    Evidence: schemas.evidenceItemSchema,
    PolicyMatch: schemas.policyMatchSchema,
    RevisionSafety: schemas.revisionSafetySchema,
    Billing: schemas.billingSchema,
    TextResult: schemas.wireTextResultSchema,
    ImageResult: schemas.billedImageResultSchema,
    AudioResult: schemas.billedAudioResultSchema,
    VideoResult: schemas.billedVideoResultSchema,
    AssetBlockResult: schemas.assetBlockResultSchema,
    AssetResult: schemas.billedAssetResultSchema,
    StyleResult: schemas.billedStyleResultSchema,
    Problem: schemas.problemSchema,
  },
} as const

/** The published schemas, and the references of an operation to them. */
export interface Components {
  readonly schemas: Json
  refTo(schema: z.ZodType): Json
}

/** Collects the schemas of all bodies, and those that bodies share. */
export function componentsOf(routes: readonly Route[]): Components {
  const names = new Map<z.ZodType, string>()
  const gather = (io: 'input' | 'output') => {
    const registry = z.registry<{ id: string }>()
    const add = (name: string, schema: z.ZodType) => {
      if (names.has(schema)) return
      names.set(schema, name)
      registry.add(schema, { id: name })
    }
    for (const [name, schema] of Object.entries(shared[io])) add(name, schema)
    for (const route of routes) {
      const schema = route[io]
      if (schema !== null) add(`${pascal(route.name)}${io === 'input' ? 'Body' : 'Answer'}`, schema)
    }
    const { schemas: found } = z.toJSONSchema(registry, { io, uri: refOf })
    return Object.entries(found).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema])
  }
  const found = describeReferences(Object.fromEntries([...gather('input'), ...gather('output')]))
  return {
    schemas: found,
    refTo: (schema) => ({ $ref: refOf(names.get(schema) ?? '') }),
  }
}

function refOf(name: string): string {
  return `#/components/schemas/${name}`
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
