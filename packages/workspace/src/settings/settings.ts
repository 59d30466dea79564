import type { PolicyRule } from '@content-trust/engine/schema'
import type { BaselineEntry, FailOn } from '@content-trust/engine/settings'
import type { Layer } from '../parse/layer-shape.ts'

export type { BaselineEntry, FailOn }

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value

/** One source of settings as it is written, checked; policies are named. */
export type WrittenLayer = Frozen<Layer>

/** One source of settings, with its policies read; in a map, `false` removes an entry that another source has set. */
export type SettingsLayer = Omit<WrittenLayer, 'policy'> & {
  /** Clauses of policy files by their ids. */
  readonly policy?: Readonly<Record<string, PolicyRule | false>> | undefined
}

/** A layer and the name of the place it comes from, as messages show it. */
export interface NamedLayer {
  readonly origin: string
  readonly layer: SettingsLayer
}

/** A written layer and the name of the place it comes from, as messages show it. */
export interface NamedWrittenLayer {
  readonly origin: string
  readonly layer: WrittenLayer
}

/** What holds where no source says anything. */
export const defaultSettings = {
  fail_on: 'none',
  fail_on_rules: [],
  severity: {},
  ignore_rules: {},
} as const satisfies SettingsLayer

type Merged<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : Value extends Readonly<Record<string, infer Entry>>
    ? Readonly<Record<string, Exclude<Entry, false>>>
    : Value

type Values = {
  readonly [Key in keyof SettingsLayer]-?: Merged<NonNullable<SettingsLayer[Key]>>
}

/** What a draft is scored with, after every source: config files, options, front matter. */
export type Settings = Partial<Values> & Pick<Values, keyof typeof defaultSettings>
