import * as z from 'zod'
import { didYouMean } from '../nearest.ts'
import type { SettingsLayer, WrittenLayer } from '../settings/settings.ts'
import { configSchemaOf } from './config-shape.ts'
import { explainError } from './explain-issues.ts'
import { type LayerShape, layerShape } from './layer-shape.ts'
import { type RuleRole, ruleRole } from './rule-names.ts'

/** A checked value, or what is wrong with it and where: the keys that lead to it. */
export type Parsed<T> =
  | { readonly value: T }
  | { readonly problem: string; readonly path: readonly PropertyKey[] }

/** A config file, checked, with the settings of drafts apart from what it says about files. */
export interface Config {
  /** Whether no config file above this one counts. */
  readonly isRoot: boolean
  /** Files and packages that it starts from, as it names them. */
  readonly bases: readonly string[]
  /** Patterns of files that are not checked. */
  readonly ignoreFiles: readonly string[]
  readonly layer: WrittenLayer
  readonly overrides: readonly {
    readonly files: readonly string[]
    readonly layer: WrittenLayer
  }[]
}

/** Checks what settings say. */
export interface Parser {
  /** Checks the content of a config file. */
  readonly parseConfig: (value: unknown) => Parsed<Config>
  /** Checks one source of settings: the front matter key `contentTrust`, or what a host has beside files. */
  readonly parseLayer: (value: unknown) => Parsed<WrittenLayer>
  /** Says which rule that a layer names is not known, or null. */
  readonly unknownRule: (layer: RuleSettings, knownRules: readonly string[]) => Unknown | null
  /** Names of rules that a layer defines. */
  readonly definedRules: (layer: RuleSettings) => readonly string[]
}

/** Settings that may name rules, with their policies read or not. */
type RuleSettings = Omit<SettingsLayer, 'policy'>

/** A name that no rule has. */
export interface Unknown {
  readonly problem: string
  readonly path: readonly PropertyKey[]
}

/** The parser of settings; a test may pass a shape with more keys. */
export function createParser(shape: LayerShape = layerShape): Parser {
  const layerSchema = z.strictObject(shape)
  const configSchema = configSchemaOf(shape)
  const layerKeys = Object.keys(shape)
  const configKeys = Object.keys(configSchema.shape)
  const roles = Object.entries<z.ZodType>(shape).flatMap(([key, schema]) => {
    const role = ruleRole(schema)
    return role === null ? [] : [{ key, role }]
  })
  const namesOf = (layer: RuleSettings, wanted: (role: RuleRole) => boolean) =>
    roles.flatMap(({ key, role }) => {
      if (!wanted(role)) return []
      return names(Reflect.get(layer, key)).map((name) => ({ key, role, name }))
    })
  return {
    parseConfig: (given) => {
      const parsed = configSchema.safeParse(given)
      if (!parsed.success) {
        const keysAt = (path: readonly PropertyKey[]) =>
          path.length === 0 ? configKeys : ['files', ...layerKeys]
        return explainError(parsed.error, given, keysAt)
      }
      const {
        $schema: _,
        root,
        extends: bases = [],
        ignore_files,
        overrides,
        ...layer
      } = parsed.data
      return {
        value: {
          isRoot: root === true,
          bases: typeof bases === 'string' ? [bases] : bases,
          ignoreFiles: ignore_files ?? [],
          layer,
          overrides: (overrides ?? []).map(({ files, ...rest }) => ({ files, layer: rest })),
        },
      }
    },
    parseLayer: (given) => {
      const parsed = layerSchema.safeParse(given)
      return parsed.success
        ? { value: parsed.data }
        : explainError(parsed.error, given, () => layerKeys)
    },
    unknownRule: (layer, knownRules) => {
      // A finding of a policy has no rule of the catalogue, yet a gate may wait for it.
      const found = namesOf(layer, (role) => role !== 'defines').find(
        ({ name, role }) => !knownRules.includes(name) && !(role === 'gate' && name === 'policy'),
      )
      if (found === undefined) return null
      const { key, name } = found
      const problem = `Unknown rule \`${name}\`.${didYouMean(name, knownRules)}`
      return { problem, path: [key, name] }
    },
    definedRules: (layer) => namesOf(layer, (role) => role === 'defines').map(({ name }) => name),
  }
}

/** The parser of the settings that there are. */
export const parser: Parser = createParser()

/** Items of a list, their key `id` where they are objects, or the keys of a map. */
function names(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.keys(value)
  return value.flatMap((item: unknown) => {
    const name: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : item
    return typeof name === 'string' ? [name] : []
  })
}
