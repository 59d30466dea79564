import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { BaselineEntry } from '@content-trust/engine/settings'
import { parseBaseline } from '@content-trust/engine/settings/parse'

/** What a baseline knows of a page: an entry, or null; undefined without a baseline. */
export type BaselineLookup = (path: string | null) => BaselineEntry | null | undefined

/** Reads a baseline file of the command line; its paths are relative to its folder. */
export function readBaseline(cwd: string, file: string | undefined): BaselineLookup {
  if (file === undefined) return () => undefined
  const name = resolve(cwd, file)
  const parsed = parseBaseline(readText(name, file))
  if ('problem' in parsed) {
    throw new Error(`remark-content-trust: \`baseline\` ${file}: ${parsed.problem}`)
  }
  return (path) => {
    if (path === null) return null
    const inside = relative(dirname(name), resolve(cwd, path)).replaceAll('\\', '/')
    return parsed.files[inside] ?? null
  }
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(name, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `remark-content-trust: \`baseline\` ${file} could not be read (${reason}); make it with \`content-trust check . --baseline ${file} --update-baseline\`.`,
      { cause: error },
    )
  }
}
