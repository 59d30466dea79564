import type { ReadOutcome, SourceBytes } from './source-text.ts'

/**
 * What a thread of the pool runs. A page that the parsers give up on, for example for its depth, is damaged. The parsers
 * are imported with the first page: Node ends the whole process where a thread is stopped while the pool loads this
 * file, which therefore takes no time.
 */
export default async function readInThread(source: SourceBytes): Promise<ReadOutcome> {
  const { readSource } = await import('./read-source.ts')
  try {
    return await readSource(source)
  } catch {
    return { kind: 'unreadable', reason: 'damaged' }
  }
}
