import { MediaError } from '../media/media-error.ts'
import { runImageTask } from './run-media-task.ts'
import type { MediaTask } from './scoring.ts'

/** What a thread is asked for. */
export interface MediaOrder {
  readonly kind: 'image'
  readonly task: MediaTask
}

/** What leaves the thread: a result, or words about the file that are safe to send back. */
export type MediaOutcome =
  | { readonly status: 'scored'; readonly result: unknown }
  | { readonly status: 'unreadable'; readonly message: string }
  | { readonly status: 'failed' }

/** Runs in a thread of the media pool. */
export default async function work({ task }: MediaOrder): Promise<MediaOutcome> {
  try {
    return { status: 'scored', result: await runImageTask(task) }
  } catch (error) {
    if (error instanceof MediaError) return { status: 'unreadable', message: error.message }
    // Any other error may quote what was sent, so nothing of it leaves the thread.
    return { status: 'failed' }
  }
}
