/**
 * A value that a process has once. Docusaurus loads its config several times, and the plugin with it each
 * time, so a variable of a module would be there more than once.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`remark-content-trust/${name}`)
  const known: unknown = Reflect.get(globalThis, key)
  if (known !== undefined) return known as Value
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
