import { createAnswerer } from './answer-task.ts'
import type { ScoreTask } from './messages.ts'

/*
 * The engine of the demo, in a thread of the page. The policy of this file’s own answer lets it load and call
 * nothing, so a draft cannot leave it.
 */
const answer = createAnswerer()

addEventListener('message', async ({ data }: MessageEvent<ScoreTask>) => {
  postMessage(await answer(data))
})
