import type { ReportFormat, ScoringInput } from '../../shared/analysis.ts'
import { diskError } from '../files/disk-error.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import type { TaskQueue } from './task-queue.ts'

const kinds = {
  html: { name: messages.kinds.html, extension: 'html' },
  markdown: { name: messages.kinds.markdown, extension: 'md' },
  json: { name: messages.kinds.json, extension: 'json' },
  sarif: { name: messages.kinds.sarif, extension: 'sarif' },
} as const satisfies Record<ReportFormat, { name: string; extension: string }>

interface ReportRequest extends ScoringInput {
  readonly name: string
  readonly format: ReportFormat
}

/** Asks where to, scores the draft and writes its report there. */
export async function writeReportFile(
  request: ReportRequest,
  dialogs: Pick<Dialogs, 'chooseSavePath'>,
  tasks: Pick<TaskQueue, 'run'>,
): Promise<{ path: string | null }> {
  const kind = kinds[request.format]
  const stem = request.name.replace(/\.[^.]*$/, '')
  const path = await dialogs.chooseSavePath(`${stem}-report.${kind.extension}`, kind)
  if (path === null) return { path }
  const { text } = await tasks.run('report', request)
  try {
    await writeFileAtomic(path, text)
  } catch (error) {
    throw diskError(error, path)
  }
  return { path }
}
