import { randomUUID } from 'node:crypto'
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError, writeProblem } from '@content-trust/workspace'
import type { Host } from '../../host.ts'

/** A file that a run writes at its end. */
export interface OutputFile {
  /** Puts the text in the place of what is there. */
  write(text: string): Promise<void>
  /** Ends it, and leaves what is there as it is where nothing was written. */
  close(): Promise<void>
}

/**
 * Opens the file of an option before anybody is asked; null without one. Until it is written, a file beside it holds its
 * place. Throws a UsageError where it cannot be written.
 */
export async function openOutput(
  { cwd }: Pick<Host, 'cwd'>,
  option: string,
  name: string | undefined,
): Promise<OutputFile | null> {
  if (name === undefined) return null
  const asked = resolve(cwd, name)
  const path = await realpath(asked).catch(() => asked)
  const isSpecial = await stat(path).then(
    (known) => !known.isFile(),
    () => false,
  )
  const beside = isSpecial ? path : `${path}.${randomUUID()}.tmp`
  const file = await open(beside, isSpecial ? 'w' : 'wx').catch((error) => {
    throw new UsageError(`${option} ${name}: ${writeProblem(error)}`)
  })
  return outputFile(file, isSpecial ? null : { beside, path })
}

/** A device is written to as it stands, and a file is replaced as a whole. */
function outputFile(
  file: FileHandle,
  replaced: { readonly beside: string; readonly path: string } | null,
): OutputFile {
  let isOpen = true
  return {
    async write(text) {
      await file.writeFile(text)
      await file.close()
      isOpen = false
      if (replaced !== null) await rename(replaced.beside, replaced.path)
    },
    async close() {
      if (!isOpen) return
      await file.close()
      if (replaced !== null) await rm(replaced.beside, { force: true })
    },
  }
}
