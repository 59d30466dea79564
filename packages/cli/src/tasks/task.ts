import type { MediaTask } from './media-task.ts'
import type { TextTask } from './text-task.ts'

/** One file to score. */
export type Task = TextTask | MediaTask

/** Whether a task is a draft. */
export function isTextTask(task: Task): task is TextTask {
  return task.modality === 'text'
}

/** Whether a task is an image, audio or video file. */
export function isMediaTask(task: Task): task is MediaTask {
  return task.modality === 'media'
}
