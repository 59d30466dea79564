import { basename, dirname } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { DocumentFormat, DocumentInput } from '../../shared/document.ts'
import type { TaskInputs, TaskOutputs } from '../../worker/tasks.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { diskError } from '../files/disk-error.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs, Paper } from '../ports.ts'
import type { TaskQueue } from '../scoring/task-queue.ts'
import { readPictures } from './read-pictures.ts'

interface ExportParts {
  readonly allowed: AllowedPaths
  readonly tasks: Pick<TaskQueue, 'run'>
  readonly dialogs: Pick<Dialogs, 'chooseSavePath'>
  readonly paper: Paper
}

const kinds = {
  html: { name: messages.kinds.html, extension: 'html' },
  pdf: { name: messages.kinds.pdf, extension: 'pdf' },
  docx: { name: messages.kinds.docx, extension: 'docx' },
} as const satisfies Record<DocumentFormat, { name: string; extension: string }>

/** The calls that write and print a draft as a document. */
export function createExportCalls(
  parts: ExportParts,
): Pick<Handlers, 'exportDocument' | 'printDocument'> {
  const { allowed, dialogs, paper } = parts
  return {
    exportDocument: async ({ format, ...input }) => {
      const draft = input.path === null ? null : await allowed.check(input.path)
      const kind = kinds[format]
      const stem = basename(input.name).replace(/\.[^.]*$/, '')
      const proposed = `${stem === '' ? 'draft' : stem}.${kind.extension}`
      const beside = draft === null ? null : dirname(draft)
      const path = await dialogs.chooseSavePath(proposed, kind, beside)
      if (path === null) return { path, missing: [] }
      const target = format === 'docx' ? 'docx' : format === 'html' ? 'web' : 'paper'
      const { bytes, missing } = await makeDocument(parts, input, draft, target)
      const written = format === 'pdf' ? await toPdf(paper, bytes) : bytes
      await writeFileAtomic(path, written).catch((error: unknown) => {
        throw diskError(error, path)
      })
      return { path, missing }
    },
    printDocument: async (input) => {
      const draft = input.path === null ? null : await allowed.check(input.path)
      const { bytes, missing } = await makeDocument(parts, input, draft, 'paper')
      const isPrinted = await paper.print(bytes).catch(() => {
        throw new CallError('not_available', messages.documents.notPrinted)
      })
      return { isPrinted, missing }
    },
  }
}

async function makeDocument(
  { allowed, tasks }: ExportParts,
  { text, name, marks }: DocumentInput,
  draft: string | null,
  target: TaskInputs['makeDocument']['target'],
): Promise<TaskOutputs['makeDocument']> {
  try {
    const { addresses } = await tasks.run('listPictures', { text })
    const pictures = draft === null ? [] : await readPictures(allowed, draft, addresses)
    return await tasks.run('makeDocument', { text, name, marks, pictures, target })
  } catch (error) {
    // The worker speaks of scores, whatever it failed at.
    if (!(error instanceof CallError)) throw error
    throw new CallError('not_available', messages.documents.failed(name))
  }
}

async function toPdf(paper: Paper, html: Uint8Array): Promise<Uint8Array> {
  return paper.toPdf(html).catch(() => {
    throw new CallError('not_available', messages.documents.noPdf)
  })
}
