import { applyLayer, mergeLayers, type Settings } from '@content-trust/engine/settings'
import ignore from 'ignore'
import { type CheckedOptions, layerOf } from './options.ts'

/** Finds the settings of a page by its path from the working folder; null: the page is not checked. */
export type PageSettings = (path: string | null) => Settings | null

/** Prepares the options of pages for lookups by path. */
export function createPageSettings(options: CheckedOptions): PageSettings {
  const base = mergeLayers([{ fail_on: 'high' }, layerOf(options)])
  const ignored = options.ignoreFiles === undefined ? null : ignore().add(options.ignoreFiles)
  const overrides = (options.overrides ?? []).map((entry) => ({
    patterns: ignore().add(entry.files),
    layer: layerOf(entry),
  }))
  return (path) => {
    // Patterns speak of files below the working folder.
    if (path === null || path === '' || path.startsWith('../') || !ignore.isPathValid(path)) {
      return base
    }
    if (ignored?.ignores(path) === true) return null
    return overrides
      .filter(({ patterns }) => patterns.ignores(path))
      .reduce((settings, { layer }) => applyLayer(settings, layer), base)
  }
}
