import { onReading } from '@content-trust/engine/node/media'
import { MediaError, type MediaErrorCode } from '../media/media-error.ts'
import { runAudioTask, runImageTask, runVideoTask } from './run-media-task.ts'
import type { AudioTask, MediaTask } from './scoring.ts'

/** A task of a thread. */
export type MediaOrder =
  | { readonly kind: 'image'; readonly task: MediaTask }
  | { readonly kind: 'audio'; readonly task: AudioTask }
  | { readonly kind: 'video'; readonly task: MediaTask }

/** A task whose thread counts in these four bytes each begin and each end of reading its file. */
export type WatchedOrder = MediaOrder & { readonly reading: SharedArrayBuffer }

/** What a thread returns: a result, or an error about the file that is safe to send back. */
export type MediaOutcome =
  | { readonly status: 'scored'; readonly result: unknown }
  | { readonly status: 'unreadable'; readonly code: MediaErrorCode; readonly message: string }
  | { readonly status: 'failed' }

/** Runs in a thread of the media pool. */
export default async function work(order: WatchedOrder): Promise<MediaOutcome> {
  const counter = new Int32Array(order.reading)
  onReading(() => Atomics.add(counter, 0, 1))
  try {
    return { status: 'scored', result: await score(order) }
  } catch (error) {
    if (error instanceof MediaError) {
      return { status: 'unreadable', code: error.code, message: error.message }
    }
    // Any other error may quote the content, so it does not leave the thread.
    return { status: 'failed' }
  }
}

function score({ kind, task }: MediaOrder): Promise<unknown> {
  switch (kind) {
    case 'image':
      return runImageTask(task)
    case 'audio':
      return runAudioTask(task)
    case 'video':
      return runVideoTask(task)
    default:
      return kind satisfies never
  }
}
