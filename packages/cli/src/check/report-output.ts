import { type FileHandle, open } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Summary } from '@content-trust/engine/report'
import { UsageError, writeProblem } from '@content-trust/workspace'
import type { Host, TextEngine } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import type { DraftReport } from '../reporters/draft-report.ts'
import type { Reporter, ReporterOptions } from '../reporters/reporter.ts'
import { sha256 } from '../sha256.ts'
import { hasColors } from '../terminal/has-colors.ts'

/** A report that is being written to standard output or a file. */
export interface OpenReport {
  begin(): Promise<void>
  draft(report: DraftReport): Promise<void>
  end(summary: Summary): Promise<void>
}

/** Width of a report that goes to a file or a pipe. */
const FILE_COLUMNS = 80

/** Options of a report other than its destination. */
export type RunOptions = Pick<
  ReporterOptions,
  'drafts' | 'maxFindings' | 'isVerbose' | 'isQuiet' | 'isNarrowed' | 'nextSteps'
>

/** Opens the report of a run. */
export async function openReport(
  host: Host,
  load: () => Promise<(options: ReporterOptions) => Reporter>,
  engine: TextEngine,
  options: Pick<CheckOptions, 'output' | 'color'>,
  run: RunOptions,
): Promise<OpenReport> {
  const toFile = options.output === undefined ? null : await openFile(host.cwd, options.output)
  const createReporter = await load()
  const reporter = createReporter({
    ...run,
    hasColors: toFile === null && hasColors(host, options.color !== false),
    columns: toFile === null && host.stdout.isTerminal ? host.stdout.columns : FILE_COLUMNS,
    rules: engine.ruleCatalogue,
    engineVersion: engine.engineVersion,
    modelVersion: engine.modelVersion,
    pathPrefix: workspacePrefix(host),
    hash: sha256,
    // As bytes: half of what a string takes.
    hold: (text) => Buffer.from(text),
  })
  const write = async (text: string) => {
    if (text === '') return
    if (toFile) await toFile.appendFile(text)
    else await host.stdout.write(text)
  }
  return {
    begin: () => write(reporter.begin()),
    draft: async (report) => write(await reporter.draft(report)),
    end: async (summary) => {
      const end = reporter.end(summary)
      for (const piece of typeof end === 'string' ? [end] : end) await write(piece)
      await toFile?.close()
    },
  }
}

async function openFile(cwd: string, file: string): Promise<FileHandle> {
  try {
    return await open(resolve(cwd, file), 'w')
  } catch (error) {
    throw new UsageError(`--output ${file}: ${writeProblem(error)}`)
  }
}

// GitHub and GitLab want paths from the root of the repository, wherever the step runs.
function workspacePrefix({ cwd, env }: Host): string {
  const workspace = env['GITHUB_WORKSPACE'] || env['CI_PROJECT_DIR']
  if (workspace === undefined || workspace === '') return ''
  const inside = relative(workspace, cwd).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('..') ? '' : `${inside}/`
}
