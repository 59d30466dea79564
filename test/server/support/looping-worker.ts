import work, { type WatchedOrder } from '../../../apps/server/src/scoring/media-worker.ts'

/** The worker for media, whose reader loops for one type, as that of a damaged file once did. */
export default function loopOrWork(order: WatchedOrder): ReturnType<typeof work> {
  if (order.task.mediaType !== 'loop') return work(order)
  Atomics.add(new Int32Array(order.reading), 0, 1)
  for (;;);
}
