import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import { type PullReport, pullReportSchema } from '../report/pull-report.ts'

const MOST_BYTES = 20 * 1024 * 1024

/** Reads a report that another workflow wrote; anything but the exact shape is refused. */
export async function readArtifact(workspace: string, file: string): Promise<PullReport> {
  const parsed = pullReportSchema.safeParse(await readJson(workspace, file))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new UsageError(
    `${file} is not a report of this version of the action (at \`${place}\`); use the same version in both workflows.`,
  )
}

async function readJson(workspace: string, file: string): Promise<unknown> {
  const text = await readBounded(resolve(workspace, file), file)
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not valid JSON.`)
  }
}

async function readBounded(path: string, file: string): Promise<string> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) {
      throw new UsageError(`${file} has ${size} bytes, expected at most ${MOST_BYTES}.`)
    }
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(
      `The input \`comment-from\` names ${file}, which could not be read: ${reason}`,
    )
  }
}
