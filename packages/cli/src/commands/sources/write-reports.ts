import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Summary } from '@content-trust/engine/report'
import { UsageError, writeProblem } from '@content-trust/workspace'
import pc from 'picocolors'
import { openReport } from '../../check/report-output.ts'
import type { Host, TextEngine } from '../../host.ts'
import type { DraftReport } from '../../reporters/draft-report.ts'
import { type ReporterName, reporters } from '../../reporters/registry.ts'
import type { DraftSources } from '../../sources/draft-sources.ts'
import { drawSources } from '../../sources/draw-sources.ts'
import { hasColors } from '../../terminal/has-colors.ts'
import type { SourcesCommandOptions } from './command-options.ts'

const leastColumns = 40
const mostColumns = 120
const fileColumns = 80

/** What a run has to report. */
export interface Results {
  readonly sources: readonly DraftSources[]
  /** The drafts with the findings of their sources, and those that were not checked. */
  readonly reports: readonly DraftReport[]
  readonly summary: Summary
}

/** Writes one file of a run: a name that cannot be written to is found before anybody is asked. */
export interface OutputFile {
  write(text: string): Promise<void>
}

/** Opens the file of an option; null without one. Throws a UsageError where it cannot be written. */
export async function openOutput(
  { cwd }: Host,
  option: string,
  name: string | undefined,
): Promise<OutputFile | null> {
  if (name === undefined) return null
  // What is there stays as it is until there is something to put in its place.
  const file = await open(resolve(cwd, name), 'a').catch((error) => {
    throw new UsageError(`${option} ${name}: ${writeProblem(error)}`)
  })
  return {
    async write(text) {
      await file.truncate()
      await file.writeFile(text)
      await file.close()
    },
  }
}

/** Writes the report to standard output, in the format that was asked for. */
export async function writeReport(
  host: Host,
  engine: TextEngine,
  format: ReporterName,
  { reports, sources, summary }: Results,
  options: SourcesCommandOptions,
): Promise<void> {
  if (format === 'stylish') {
    const { columns, isTerminal } = host.stdout
    const colors = pc.createColors(hasColors(host, options.color !== false))
    const width = Math.max(leastColumns, Math.min(columns, mostColumns))
    const sheet = { colors, columns: isTerminal ? width : fileColumns }
    return await host.stdout.write(drawSources(sheet, sources, options.quiet === true))
  }
  const report = await openReport(
    host,
    reporters[format].load,
    engine,
    options.color === undefined ? {} : { color: options.color },
    {
      drafts: sources.length,
      maxFindings: null,
      isVerbose: true,
      isQuiet: options.quiet === true,
      isNarrowed: false,
      nextSteps: () => [],
    },
  )
  await report.begin()
  for (const each of reports) await report.draft(each)
  await report.end(summary)
}
