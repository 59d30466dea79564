import type { Summary } from '@content-trust/engine/report'
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
