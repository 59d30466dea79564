import { createAnswerer } from './answer-task.ts'
import type { ScoreTask } from './messages.ts'

/* The engine of the playground, in a thread of the page. The first score does not wait for what finds edits. */
const load = async () => (await import('./find-fix.ts')).findFix
const answer = createAnswerer(load)

addEventListener('message', async ({ data }: MessageEvent<ScoreTask>) => {
  postMessage(await answer(data))
})

// Ready for the first card, also where the network is gone by then. A failure is said when an edit is asked for.
void load().catch(() => undefined)
