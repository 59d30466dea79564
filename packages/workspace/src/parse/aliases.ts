/** A name of a setting in camelCase: `fail_on` is `failOn`. */
export type CamelCase<Name extends string> = Name extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Settings whose keys may have either spelling. */
export type WithAliases<T> = T & {
  readonly [Key in keyof T as Key extends string ? CamelCase<Key> : Key]?: T[Key]
}

/** The name of a setting in camelCase. */
export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * A value with its known keys under the names that config files have. A key that is there under both names
 * keeps both, so that a strict schema names the alias.
 */
export function withoutAliases(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const names = new Map(keys.map((key) => [camelCase(key), key]))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const key = names.get(name) ?? name
      return [key !== name && key in value ? name : key, each]
    }),
  )
}
