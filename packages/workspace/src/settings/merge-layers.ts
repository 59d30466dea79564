import { defaultSettings, type NamedLayer, type Settings, type SettingsLayer } from './settings.ts'

/** Merges layers, the last one winning key by key. */
export function mergeLayers(layers: readonly SettingsLayer[]): Settings {
  return layers.reduce(applyLayer, defaultSettings)
}

/** Puts one layer on top of settings: a map merges entry by entry, any other value replaces the one before. */
export function applyLayer(settings: Settings, layer: SettingsLayer): Settings {
  const merged: Record<string, unknown> = { ...settings }
  for (const [key, value] of Object.entries(layer)) {
    if (value === undefined) continue
    merged[key] = isMap(value) ? mergeMap(merged[key], value) : value
  }
  return { ...settings, ...merged }
}

/** Where each setting comes from, by key; for a map by `key.entry`. */
export function originsOf(layers: readonly NamedLayer[]): Record<string, string> {
  const origins: Record<string, string> = {}
  for (const { origin, layer } of layers) {
    for (const [key, value] of Object.entries(layer)) {
      if (value === undefined) continue
      if (!isMap(value)) origins[key] = origin
      else
        for (const [name, entry] of Object.entries(value))
          origins[`${key}.${name}`] = nameOf(origin, entry)
    }
  }
  return origins
}

function mergeMap(before: unknown, value: object): object {
  const merged = { ...(isMap(before) ? before : {}), ...value }
  return Object.fromEntries(Object.entries(merged).filter(([, entry]) => entry !== false))
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A layer, and the file that an entry of it was read from, where that is another. */
function nameOf(origin: string, entry: unknown): string {
  const isRead = typeof entry === 'object' && entry !== null && 'from' in entry
  return isRead ? `${origin} (${String(entry.from)})` : origin
}
